import type { ThreadedComment } from '@halved/shared/contract/comments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/composed/confirm-dialog.tsx';
import { nameOf } from '../../ui/composed/user-card.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { type ReportComment, useThreadContext } from './thread-context.ts';
import type { Opening } from './use-opening.ts';

export interface CommentActionsProps {
  node: ThreadedComment;
  own: boolean;
  /** Opens the form for a reply. An action is absent if the viewer may not take it. */
  reply: Opening | undefined;
  edit: Opening | undefined;
}

/**
 * The actions of a comment: reply, edit one's own first-level comment, delete one's own, report another's
 * (docs/product.md §4).
 */
export function CommentActions({ node, own, reply, edit }: CommentActionsProps) {
  const { t } = useTranslation('comments');
  const { session, report } = useThreadContext();
  // A comment that is not approved offers no report, because a moderator already decides on it.
  const isShown = node.moderationStatus === 'approved';
  const mayReport = session.status === 'member' && !own && isShown && report !== undefined;
  if (!own && !reply && !mayReport) return null;
  return (
    <div className="-ms-3.5 -mb-2 flex flex-wrap">
      {reply && (
        <Opener
          opening={reply}
          text={t(($) => $.item.answer)}
          label={t(($) => $.item.answerTo, { name: node.user ? nameOf(node.user) : '' })}
        />
      )}
      {edit && <Opener opening={edit} text={t(($) => $.item.edit)} label={t(($) => $.item.editOwn)} />}
      {own && <DeleteButton node={node} />}
      {mayReport && <ReportButton node={node} dialog={report} />}
    </div>
  );
}

function Opener({ opening, text, label }: { opening: Opening; text: string; label: string }) {
  return (
    <Button
      ref={opening.button}
      variant="quiet"
      size="small"
      className="font-medium! text-tide!"
      aria-label={label}
      aria-expanded={opening.open}
      busy={opening.sending}
      onClick={opening.toggle}
    >
      {text}
    </Button>
  );
}

function DeleteButton({ node }: { node: ThreadedComment }) {
  const { t } = useTranslation('comments');
  const { t: common } = useTranslation();
  const { writes, leave } = useThreadContext();
  const [isAsking, setIsAsking] = useState(false);
  const hasReplies = node.replies.length > 0 || node.repliesCursor !== null;
  const confirm = () => {
    setIsAsking(false);
    leave(node.id);
    writes.remove(node);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="font-medium! text-tide!"
        aria-label={t(($) => $.item.deleteOwn)}
        onClick={() => setIsAsking(true)}
      >
        {t(($) => $.item.delete)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t(($) => $.delete.ask)}
        confirmLabel={t(($) => $.delete.confirm)}
        cancelLabel={common(($) => $.actions.cancel)}
        danger
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      >
        <p>{hasReplies ? t(($) => $.delete.text) : t(($) => $.delete.textAlone)}</p>
      </ConfirmDialog>
    </>
  );
}

function ReportButton({ node, dialog }: { node: ThreadedComment; dialog: ReportComment }) {
  const { t } = useTranslation('comments');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="font-medium! text-muted!"
        aria-label={t(($) => $.item.reportOf, { name: node.user ? nameOf(node.user) : '' })}
        onClick={() => setOpen(true)}
      >
        {t(($) => $.item.report)}
      </Button>
      {open && dialog(node, () => setOpen(false))}
    </>
  );
}
