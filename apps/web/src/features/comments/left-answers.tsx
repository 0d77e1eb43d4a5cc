import { useTranslation } from 'react-i18next';
import { useChanges } from './comment-changes.ts';
import { draftedAnswers, draftOf } from './comment-drafts.ts';
import { CommentForm } from './comment-form.tsx';
import { contains, isComplete, isSending } from './comment-tree.ts';
import { useThreadContext } from './thread-context.ts';
import type { RenderedComments } from './use-thread.ts';

const unsent = () => undefined;

export interface LeftAnswersProps {
  thread: RenderedComments;
  onThrownAway: () => void;
}

/** What somebody was writing under a comment that has left the thread since, with no stub under which its form could be. */
export function LeftAnswers({ thread, onThrownAway }: LeftAnswersProps) {
  const { t } = useTranslation('comments');
  const { post, session, viewerId } = useThreadContext();
  const changes = useChanges(post.id);
  const { data, comments, isWhole, hasNextPage } = thread;
  // A comment that has not been loaded may still be there.
  if (session.status === 'loading' || !data || !isWhole || hasNextPage || !isComplete(comments)) return null;
  return draftedAnswers(viewerId, post.id)
    .filter((id) => !contains(comments, id) && !isSending(changes, draftOf(post.id, id)))
    .map((id) => (
      <CommentForm
        key={id}
        closed
        draft={draftOf(post.id, id)}
        label={t(($) => $.form.submitAnswer)}
        submitLabel={t(($) => $.form.submitAnswer)}
        onSend={unsent}
        onCancel={onThrownAway}
      />
    ));
}
