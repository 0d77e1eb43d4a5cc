import { useTranslation } from 'react-i18next';
import { useOptimisticWrite } from '../../lib/cache/optimistic-write.ts';
import { ignoreNotFound } from '../../lib/server/api-error.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';

/** Ends another session. It leaves the list at once, and returns if the server refuses. */
export function useEndSession(): (id: string) => void {
  const { t } = useTranslation('settings');
  const { sessions } = trpc.useUtils().auth;
  const { write } = useOptimisticWrite({
    // A session that no longer exists counts as ended.
    send: (id: string) => api.auth.endSession.mutate({ id }).catch(ignoreNotFound),
    show: (id) => {
      void sessions.cancel();
      const before = sessions.getData();
      sessions.setData(
        undefined,
        (data) => data && { sessions: data.sessions.filter((session) => session.id !== id) },
      );
      return () => sessions.setData(undefined, before);
    },
    onSuccess: () => toast.success(t(($) => $.sessions.ended)),
    failed: () => t(($) => $.sessions.endFailed),
    onSettled: () => sessions.invalidate(),
  });
  return write;
}
