import type { ReportWords } from '@halved/shared/contract/moderation-words';
import type { ModeratedKind } from '@halved/shared/moderation-kinds';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recoverLostAnswer } from '../../lib/server/lost-answer.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';

/** The reported post or comment. */
export interface Reported {
  kind: ModeratedKind;
  id: string;
}

/**
 * Reports a post or a comment to the moderators (docs/product.md §8.3). A report that is repeated after a lost response
 * counts as sent if the server already has it.
 */
export function useReport({ kind, id }: Reported) {
  const { t } = useTranslation('reports');
  const texts =
    kind === 'post'
      ? { done: t(($) => $.report.donePost), failed: t(($) => $.report.failedPost) }
      : { done: t(($) => $.report.doneComment), failed: t(($) => $.report.failedComment) };
  const showFailure = useShowFailure(texts.failed);
  const { mutateAsync, error } = useMutation({
    mutationFn: (words: ReportWords) => {
      const call = kind === 'post' ? api.posts.report : api.comments.report;
      return recoverLostAnswer(
        () => call.mutate({ id, ...words }),
        ['ALREADY_REPORTED'],
        async () => ({ id }),
      );
    },
    onSuccess: () => toast.success(texts.done),
    onError: showFailure,
  });
  return { report: mutateAsync, error, failed: texts.failed };
}
