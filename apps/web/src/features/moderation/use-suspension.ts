import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/server/trpc.ts';
import { useOneAtATime } from '../../lib/state/busy.ts';
import { toast } from '../../lib/state/toast.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';

export interface Suspension {
  reason: string;
  /** A future time; without it the suspension lasts until it is lifted. */
  until?: string;
}

/** A member who can be suspended, with their name. */
export interface Suspendable {
  id: string;
  name: string;
}

/** Suspends a member for a time, or until the suspension is lifted. */
export function useSuspend({ id, name }: Suspendable) {
  const { t } = useTranslation('moderation');
  const failed = t(($) => $.suspend.failed);
  const showFailure = useShowFailure(failed);
  const { mutateAsync, error } = useMutation({
    mutationFn: (suspension: Suspension) => api.moderation.suspend.mutate({ id, ...suspension }),
    onSuccess: () => toast.success(t(($) => $.suspend.done, { name })),
    onError: showFailure,
  });
  return { suspend: mutateAsync, error, failed };
}

/** Lifts a suspension. */
export function useLift({ id, name }: Suspendable, onLifted: () => unknown) {
  const { t } = useTranslation('moderation');
  const showFailure = useShowFailure(t(($) => $.suspend.liftFailed));
  const { mutateAsync } = useMutation({
    mutationFn: () => api.moderation.unsuspend.mutate({ id }),
    onSuccess: () => {
      onLifted();
      toast.success(t(($) => $.suspend.lifted, { name }));
    },
    onError: showFailure,
  });
  const [busy, lift] = useOneAtATime(mutateAsync);
  return { lift, busy };
}
