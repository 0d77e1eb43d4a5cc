import type { Post } from '@halved/shared/contract/posts';
import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSession, useUser } from '../../lib/server/session.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { readDraft } from '../../lib/writing/drafts.ts';
import { useWritingAid } from '../../lib/writing/writing-aid.ts';
import { ErrorState } from '../../ui/composed/error-state.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { useChanges } from './comment-changes.ts';
import { draftOf } from './comment-drafts.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentNode } from './comment-node.tsx';
import { changesFor, type Entry } from './comment-tree.ts';
import { useCommentsCount } from './comments-count.ts';
import { LeftAnswers } from './left-answers.tsx';
import { MoreComments } from './more-comments.tsx';
import { type ReportComment, type ThreadContext, ThreadProvider } from './thread-context.ts';
import { useCommentWrites } from './use-comment-writes.ts';
import { useShowSent } from './use-show-sent.ts';
import { useLoadUntil, useTargetPath } from './use-target.ts';
import { type RenderedComments, useThread } from './use-thread.ts';

export interface ThreadProps {
  post: Post;
  /** Opens the report dialog for somebody else's comment. */
  report?: ReportComment | undefined;
  /** Called when the comments and the form are shown, or the reason why there are none. */
  onShown?: (() => void) | undefined;
}

/**
 * The comments under a post, to be read, written and replied to (docs/product.md §4). The caller renders the heading.
 */
export function Thread({ post, report, onShown }: ThreadProps) {
  const { t } = useTranslation('comments');
  const session = useSession();
  const user = useUser();
  const viewerId = user?.id ?? null;
  const changes = useChanges(post.id);
  const writes = useCommentWrites(post.id, user);
  const thread = useThread(post.id, changes);
  const { After } = useWritingAid();
  const draft = draftOf(post.id);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  // Somebody may have been writing when the author switched comments off.
  const hasForm = post.commentsEnabled || readDraft(viewerId, draft) !== null;
  const frame = useRef<HTMLDivElement>(null);
  const showSent = useShowSent(frame, changes);
  const targetPath = useTargetPath(thread);
  useLoadUntil(targetPath[0], thread, thread.fetchNextPage);
  const isReturn = useLocation().hash === '#comments';
  useFocusOnComments(isReturn && thread.isWhole && !hasForm);
  // The form below the comments depends on the account.
  const isShown = thread.isWhole && session.status !== 'loading';
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, onShown]);
  const { id, userId, commentsEnabled } = post;
  const context = useMemo<ThreadContext>(
    () => ({
      post: { id, userId, commentsEnabled },
      session,
      viewerId,
      writes,
      report,
      targetPath,
      leave: (commentId) => leave(frame, commentId),
    }),
    [id, userId, commentsEnabled, session, viewerId, writes, report, targetPath],
  );
  return (
    <ThreadProvider value={context}>
      <div ref={frame} tabIndex={-1} className="grid gap-5 outline-none">
        <List thread={thread} post={post} changes={changes} />
        {!post.commentsEnabled && <p className="text-muted">{t(($) => $.disabled)}</p>}
        <LeftAnswers thread={thread} onThrownAway={renderAgain} />
        <After draftName={draft} />
        {hasForm && isShown && (
          <CommentForm
            key={user?.id}
            draft={draft}
            label={t(($) => $.form.label)}
            submitLabel={t(($) => $.form.submit)}
            openers
            takeFocus={isReturn}
            closed={!post.commentsEnabled}
            onSend={(submission) => {
              showSent(submission.key);
              writes.create(submission, null);
            }}
            {...(!post.commentsEnabled && { onCancel: renderAgain })}
          />
        )}
      </div>
    </ThreadProvider>
  );
}

interface ListProps {
  thread: RenderedComments;
  post: Post;
  changes: readonly Entry[];
}

function List({ thread, post, changes }: ListProps) {
  const { t } = useTranslation('comments');
  const { t: common } = useTranslation();
  const failure = useFailureText();
  const { comments, data, error } = thread;
  const number = useCommentsCount(post);
  if (thread.isPending) return <Skeleton label={t(($) => $.loading)} count={2} lines={2} />;
  if (!data) {
    return (
      <ErrorState
        message={failure(
          error,
          t(($) => $.failed.load),
        )}
        retryLabel={common(($) => $.actions.tryAgain)}
        busy={thread.isFetching}
        onRetry={() => void thread.refetch()}
      />
    );
  }
  if (comments.length === 0) {
    if (post.privacyLevel === 'private') return <p className="text-muted">{t(($) => $.emptyPrivate)}</p>;
    return (
      <div className="text-muted">
        <p>{number > 0 ? t(($) => $.emptyForViewer) : t(($) => $.empty)}</p>
        {post.commentsEnabled && <p>{t(($) => $.emptyHint)}</p>}
      </div>
    );
  }
  return (
    <div>
      <ul className="grid gap-4" aria-label={t(($) => $.heading)}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentNode node={comment} changes={changesFor(comment, changes)} />
          </li>
        ))}
      </ul>
      {thread.isWhole && (
        <MoreComments
          pages={thread}
          requested
          label={t(($) => $.loadMore)}
          onMore={() => thread.fetchNextPage()}
        />
      )}
    </div>
  );
}

/** When the focused comment is removed, the focus moves to its stub, else to a neighbour, else to the thread. */
function leave(frame: RefObject<HTMLDivElement | null>, id: string): void {
  const slips = [...(frame.current?.querySelectorAll<HTMLElement>('[data-comment]') ?? [])];
  const index = slips.findIndex(({ dataset }) => dataset.comment === id);
  const candidates = [slips[index], slips[index + 1], slips[index - 1], frame.current];
  // The focus moves only after the cache has updated and the comment has left the page.
  setTimeout(() => candidates.find((element) => element?.isConnected)?.focus(), leaveMs);
}

const leaveMs = 50;

/** Moves the focus to the comments once it is `wanted`: when the URL's hash names them and there is no box for a comment. */
function useFocusOnComments(wanted: boolean): void {
  useEffect(() => {
    if (wanted) document.getElementById('comments')?.focus();
  }, [wanted]);
}
