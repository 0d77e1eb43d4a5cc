import type { Comment } from '@halved/shared/contract/comments';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useQueuedWriteText } from '../../lib/texts/queued-write.ts';
import { commentAnchor, links } from '../../links.ts';
import { Ago } from '../../ui/composed/ago.tsx';
import { ModerationBadge } from '../../ui/composed/moderation-badge.tsx';
import { UnlessMuted } from '../../ui/composed/unless-muted.tsx';
import { AtUsername, nameOf } from '../../ui/composed/user-card.tsx';
import { Avatar } from '../../ui/primitives/avatar.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import { Slip, Words } from '../../ui/primitives/slip.tsx';
import { isPending } from './comment-tree.ts';
import { useFocusAsTarget } from './use-target.ts';

export interface CommentSlipProps {
  comment: Comment;
  /** Written by the author of the post. */
  byAuthor: boolean;
  /** Written by the viewer. */
  own: boolean;
  sending: boolean;
  /** The edit form, which replaces the text. */
  editor?: ReactNode;
  /** The actions of the comment. */
  children?: ReactNode;
}

/** One comment, as a slip of the kind `reply`. A stub keeps the place of a deleted comment that has replies. */
export function CommentSlip({ comment, byAuthor, own, sending, editor, children }: CommentSlipProps) {
  const { t } = useTranslation('comments');
  const { ref, isTarget } = useFocusAsTarget(comment.id);
  const slipProps = {
    kind: 'reply' as const,
    ref,
    id: commentAnchor(comment.id),
    tabIndex: -1,
    'data-comment': comment.id,
    'aria-busy': sending || undefined,
    className: cx(
      'scroll-mt-6 p-3.5! sm:p-4! [&_[data-avatar]]:bg-surface',
      !own && 'bg-calm/45!',
      isTarget && 'outline-2 outline-offset-2 outline-focus',
    ),
  };
  const { user } = comment;
  if (!user) {
    return (
      <Slip {...slipProps} aria-label={t(($) => $.item.gone)} className={cx(slipProps.className, 'bg-sunk!')}>
        <p className="text-small text-muted italic">{t(($) => $.item.gone)}</p>
      </Slip>
    );
  }
  return (
    <Slip {...slipProps} aria-label={t(($) => $.item.by, { name: nameOf(user) })}>
      <div className="mb-1 flex items-center gap-2.5">
        <Avatar src={user.avatarUrl} size="small" />
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 leading-snug">
          <Link
            to={links.profile(user.username)}
            className="tap -my-2.5 inline-flex min-w-0! items-center py-2.5 font-semibold underline-offset-4 hover:underline"
          >
            <bdi translate="no" className="line-clamp-4">
              {nameOf(user)}
            </bdi>
          </Link>
          <span className="text-small text-muted">
            {user.displayName && (
              <>
                <AtUsername username={user.username} />
                {' · '}
              </>
            )}
            {byAuthor && <>{t(($) => $.item.author)} · </>}
            <CommentTime comment={comment} sending={sending} />
          </span>
        </div>
      </div>
      {comment.moderationStatus !== 'approved' && (
        <ModerationBadge status={comment.moderationStatus} own={own} />
      )}
      {editor ?? (
        <UnlessMuted texts={[comment.content]} own={own}>
          <Words className="text-base!">{comment.content}</Words>
        </UnlessMuted>
      )}
      {children}
    </Slip>
  );
}

function CommentTime({ comment, sending }: { comment: Comment; sending: boolean }) {
  const { t } = useTranslation('comments');
  const queuedText = useQueuedWriteText();
  if (sending || isPending(comment)) return queuedText ?? t(($) => $.item.sending);
  const { createdAt, updatedAt } = comment;
  return (
    <>
      <Ago moment={createdAt} />
      {updatedAt > createdAt && <> · {t(($) => $.item.edited)}</>}
    </>
  );
}
