import type { ThreadedComment } from '@halved/shared/contract/comments';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { readDraft } from '../../lib/writing/drafts.ts';
import { useWritingAid } from '../../lib/writing/writing-aid.ts';
import { links } from '../../links.ts';
import { nameOf } from '../../ui/composed/user-card.tsx';
import { CommentActions } from './comment-actions.tsx';
import { draftOf, editDraftOf } from './comment-drafts.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentSlip } from './comment-slip.tsx';
import { changesFor, type Entry, isPending } from './comment-tree.ts';
import { Replies } from './replies.tsx';
import { useThreadContext } from './thread-context.ts';
import type { Submission } from './use-comment-writes.ts';
import { type Opening, useOpening } from './use-opening.ts';

export interface CommentNodeProps {
  node: ThreadedComment;
  /** The changes of this visit to the comment or below it (`changesFor`). */
  changes: readonly Entry[];
}

/**
 * A comment, its forms and its replies. The list renders its comments a few at a time (`useThread`), and `memo` prevents
 * that each step, and each comment that is written elsewhere, renders the earlier comments again.
 */
export const CommentNode = memo(function CommentNode({ node, changes }: CommentNodeProps) {
  const { post, viewerId } = useThreadContext();
  const reply = useOpening(draftOf(post.id, node.id), changes);
  const edit = useOpening(editDraftOf(post.id, node.id), changes);
  const changing = changes.some(
    ({ state, change }) => state === 'sending' && change.kind === 'edit' && change.comment.id === node.id,
  );
  const hasActions = node.user !== null && !isPending(node);
  const name = node.user ? nameOf(node.user) : '';
  const canReply = hasActions && post.commentsEnabled;
  const { After } = useWritingAid();
  const isOwn = node.userId !== null && node.userId === viewerId;
  const mayEdit = hasActions && isOwn && node.parentCommentId === null;
  return (
    <>
      <After draftName={edit.draft} />
      <CommentSlip
        comment={node}
        byAuthor={node.userId === post.userId}
        own={isOwn}
        sending={isPending(node) || changing}
        editor={mayEdit && edit.open ? <EditForm node={node} opening={edit} /> : undefined}
      >
        {hasActions && (
          <CommentActions
            node={node}
            reply={canReply ? reply : undefined}
            edit={mayEdit ? edit : undefined}
            own={isOwn}
          />
        )}
      </CommentSlip>
      <After draftName={reply.draft} />
      {reply.open && (canReply || readDraft(viewerId, reply.draft) !== null) && (
        <div className="mt-3 mb-5 ps-3 sm:ps-6">
          <ReplyForm node={node} name={name} opening={reply} closed={!canReply} />
        </div>
      )}
      <Replies node={node} name={name} changes={changes}>
        {(answering) => <CommentNode node={answering} changes={changesFor(answering, changes)} />}
      </Replies>
    </>
  );
});

interface OpenedForm {
  node: ThreadedComment;
  opening: Opening;
}

/**
 * The form is hidden while its text is being sent. It closes after a success, and returns with its text after a
 * refusal.
 */
const closeOnSuccess = (submission: Submission, { close }: Opening): Submission => ({
  ...submission,
  onAccepted: () => {
    submission.onAccepted();
    close();
  },
});

function ReplyForm({ node, name, opening, closed }: OpenedForm & { name: string; closed: boolean }) {
  const { t } = useTranslation('comments');
  const { post, writes } = useThreadContext();
  return (
    <CommentForm
      draft={opening.draft}
      back={links.comment(post.id, node.id)}
      label={t(($) => $.form.answerLabel, { name })}
      submitLabel={t(($) => $.form.submitAnswer)}
      openers
      closed={closed}
      takeFocus={opening.touched}
      onSend={(submission) => {
        writes.create(closeOnSuccess(submission, opening), node);
        opening.returnFocus();
      }}
      onCancel={opening.cancel}
    />
  );
}

function EditForm({ node, opening }: OpenedForm) {
  const { t } = useTranslation('comments');
  const { writes } = useThreadContext();
  return (
    <CommentForm
      draft={opening.draft}
      label={t(($) => $.form.editLabel)}
      submitLabel={t(($) => $.form.save)}
      initial={node.content}
      takeFocus={opening.touched}
      onSend={(submission) => {
        writes.update(closeOnSuccess(submission, opening), node);
        opening.returnFocus();
      }}
      onCancel={opening.cancel}
    />
  );
}
