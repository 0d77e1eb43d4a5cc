import type { ThreadedComment } from '@halved/shared/contract/comments';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Entry, isCounted } from './comment-tree.ts';
import { MoreComments } from './more-comments.tsx';
import { useThreadContext } from './thread-context.ts';
import { useLoadUntil } from './use-target.ts';
import { useLoadedReplies, useReplies } from './use-thread.ts';

export interface RepliesProps {
  node: ThreadedComment;
  /** The name of the comment's author; empty if the account was deleted. */
  name: string;
  /** The changes of this visit to the comment or below it. */
  changes: readonly Entry[];
  /** Renders one reply. */
  children: (reply: ThreadedComment) => ReactNode;
}

/**
 * The replies to a comment, indented. Most comments arrive together with all their replies, and then nothing is
 * requested.
 */
export function Replies(props: RepliesProps) {
  const { node, name, changes, children } = props;
  const comments = useLoadedReplies(node, changes);
  const [wasWhole] = useState(node.repliesCursor === null);
  // A reply written here may be too late in a long thread to come with the comment again. It is shown all the same.
  const isWhole =
    node.repliesCursor === null || (wasWhole && comments.filter(isCounted).length >= node.replyCount);
  if (!isWhole) return <PagedReplies {...props} />;
  if (comments.length === 0) return null;
  return (
    <List name={name} comments={comments}>
      {children}
    </List>
  );
}

/** A button loads the replies that did not come with the comment. */
function PagedReplies({ node, name, changes, children }: RepliesProps) {
  const { t } = useTranslation('comments');
  const { targetPath } = useThreadContext();
  const [wanted, setWanted] = useState(false);
  const replies = useReplies(node, changes, wanted);
  const { comments, hasNextPage, fetchNextPage } = replies;
  const loadMore = useCallback(async () => {
    if (wanted) await fetchNextPage();
    else setWanted(true);
  }, [wanted, fetchNextPage]);
  const depth = targetPath.indexOf(node.id);
  useLoadUntil(depth < 0 ? undefined : targetPath[depth + 1], replies, loadMore);
  if (comments.length === 0 && !hasNextPage) return null;
  return (
    <List
      name={name}
      comments={comments}
      after={
        <MoreComments pages={replies} requested={wanted} label={t(($) => $.showMore)} onMore={loadMore} />
      }
    >
      {children}
    </List>
  );
}

interface ListProps extends Omit<RepliesProps, 'node' | 'changes'> {
  comments: ThreadedComment[];
  after?: ReactNode;
}

function List({ name, comments, after, children }: ListProps) {
  const { t } = useTranslation('comments');
  return (
    <div className="mt-2.5 border-s-[1.5px] border-hair ps-2.5 sm:ps-5">
      <ul className="grid gap-2.5" aria-label={t(($) => $.item.answers, { name })}>
        {comments.map((reply) => (
          <li key={reply.id}>{children(reply)}</li>
        ))}
      </ul>
      {after}
    </div>
  );
}
