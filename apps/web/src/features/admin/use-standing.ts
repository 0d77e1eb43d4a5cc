import type { User } from '@halved/shared/contract/users';
import type { Role } from '@halved/shared/roles';
import type { Tier } from '@halved/shared/tiers';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { replaceUser, useUser } from '../../lib/server/session.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';

interface GivenTier {
  tier: Tier;
  /** ISO 8601. Without an end if undefined. */
  until: string | undefined;
}

/** Changes the role of a member. A refusal is shown in the server's words. */
export function useSetRole(userId: string): (role: Role) => Promise<unknown> {
  const { t } = useTranslation('admin');
  const { mutateAsync } = useMutation({
    mutationFn: (role: Role) => api.subscriptions.setRole.mutate({ userId, role }),
    ...useOutcome(t(($) => $.member.roleDone)),
  });
  return mutateAsync;
}

/** Gives a member a tier without payment. */
export function useSetTier(userId: string): (given: GivenTier) => Promise<unknown> {
  const { t } = useTranslation('admin');
  const { mutateAsync } = useMutation({
    mutationFn: ({ tier, until }: GivenTier) =>
      api.subscriptions.setTier.mutate({ userId, tier, ...(until !== undefined && { until }) }),
    ...useOutcome(t(($) => $.member.tierDone)),
  });
  return mutateAsync;
}

function useOutcome(done: string) {
  const { t } = useTranslation('admin');
  const showFailure = useShowFailure(t(($) => $.member.failed));
  const viewer = useUser();
  const utils = trpc.useUtils().admin;
  return {
    onSuccess: (changed: User) => {
      // Admins who change themselves see the client of their new role at once.
      if (changed.id === viewer?.id) replaceUser(changed);
      void utils.member.invalidate({ id: changed.id });
      void utils.members.invalidate();
      toast.success(done);
    },
    onError: showFailure,
  };
}
