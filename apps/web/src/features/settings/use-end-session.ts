import { useTranslation } from 'react-i18next';
import { errorCode } from '../../lib/server/api-error.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';

/** Ends a session elsewhere: it is off the list at once, and on it again when the server refuses. */
export function useEndSession(): (id: string) => void {
  const { t } = useTranslation('settings');
  const failure = useFailureText();
  const utils = trpc.useUtils();
  const ended = () => toast.success(t(($) => $.sessions.ended));
  const { mutate } = trpc.auth.endSession.useMutation({
    onMutate: async ({ id }) => {
      await utils.auth.sessions.cancel();
      const before = utils.auth.sessions.getData();
      utils.auth.sessions.setData(
        undefined,
        (data) => data && { sessions: data.sessions.filter((session) => session.id !== id) },
      );
      return { before };
    },
    onSuccess: ended,
    onError: (error, _, context) => {
      // It was over already.
      if (errorCode(error) === 'NOT_FOUND') return ended();
      utils.auth.sessions.setData(undefined, context?.before);
      toast.error(
        failure(
          error,
          t(($) => $.sessions.endFailed),
        ),
      );
    },
    onSettled: () => utils.auth.sessions.invalidate(),
  });
  return (id) => mutate({ id });
}
