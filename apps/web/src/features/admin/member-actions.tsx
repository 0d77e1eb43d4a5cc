import type { AdminMemberDetails } from '@halved/shared/contract/admin-members';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, trpc } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { nameOf } from '../../ui/composed/user-card.tsx';
import { ConfirmedButton } from './confirmed-button.tsx';

export interface MemberActionsProps {
  member: AdminMemberDetails;
  /** Further actions. */
  children: ReactNode;
}

/** What an admin can do for a member. Each action asks first, and is in the audit log. */
export function MemberActions({ member, children }: MemberActionsProps) {
  const { t } = useTranslation('admin');
  const name = nameOf(member);
  const verify = useVerify(member.id);
  const endSessions = useEndSessions(member.id);
  return (
    // It takes the focus of a button that disappears because its work is done.
    <fieldset
      aria-label={t(($) => $.member.actions)}
      tabIndex={-1}
      className="flex flex-wrap gap-3 outline-none"
    >
      {children}
      {!member.emailVerified && (
        <ConfirmedButton
          label={t(($) => $.member.verify)}
          title={t(($) => $.member.verifyTitle, { name })}
          text={t(($) => $.member.verifyText)}
          work={verify}
        />
      )}
      {member.sessions > 0 && (
        <ConfirmedButton
          label={t(($) => $.member.endSessions)}
          title={t(($) => $.member.endTitle, { name })}
          text={t(($) => $.member.endText)}
          danger
          work={endSessions}
        />
      )}
    </fieldset>
  );
}

function useVerify(id: string): () => Promise<unknown> {
  const { t } = useTranslation('admin');
  const showFailure = useShowFailure(t(($) => $.member.failed));
  const utils = trpc.useUtils().admin;
  const { mutateAsync } = useMutation({
    mutationFn: () => api.admin.verifyMember.mutate({ id }),
    onSuccess: (member) => {
      utils.member.setData({ id }, member);
      void utils.members.invalidate();
      toast.success(t(($) => $.member.verifiedDone));
    },
    onError: (error) => {
      void utils.member.invalidate({ id });
      showFailure(error);
    },
  });
  return mutateAsync;
}

function useEndSessions(id: string): () => Promise<unknown> {
  const { t } = useTranslation('admin');
  const showFailure = useShowFailure(t(($) => $.member.failed));
  const number = useNumber();
  const utils = trpc.useUtils().admin;
  const { mutateAsync } = useMutation({
    mutationFn: () => api.admin.endMemberSessions.mutate({ id }),
    onSuccess: ({ ended }) => {
      void utils.member.invalidate({ id });
      toast.success(t(($) => $.member.ended, { count: ended, number: number(ended) }));
    },
    onError: showFailure,
  });
  return mutateAsync;
}
