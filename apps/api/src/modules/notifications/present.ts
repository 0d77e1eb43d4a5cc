import type { Notification } from '@halved/shared/contract/notifications';
import type { NotificationKind } from '@halved/shared/notification-kinds';
import { notificationKinds } from '@halved/shared/notification-kinds';
import type { MemberContext } from '../../context.ts';
import type { NotificationRow } from './list-queries.ts';
import { wordsOf } from './words.ts';

type Reader = Pick<MemberContext, 'viewer' | 'language'>;
type Link = (row: NotificationRow, reader: Reader) => string | null;

const post: Link = ({ postId }) => (postId === null ? null : `/posts/${postId}`);

/** The comment that is told of, else the one it is about, on the page of its worry. */
const comment: Link = (row, reader) => {
  const id = row.latestCommentId ?? row.commentId;
  const page = post(row, reader);
  return page && id ? `${page}#comment-${id}` : page;
};

/** One follower’s profile; of several, the list. */
const followers: Link = ({ actors, username }, { viewer }) =>
  actors > 1 || username === null ? `/profile/${viewer.username}/followers` : `/profile/${username}`;

const dashboard: Link = () => '/dashboard';

/** Where a notification leads: paths of the interface. */
const links: Record<NotificationKind, Link> = {
  like: post,
  comment,
  reply: comment,
  follow: followers,
  resolution: post,
  approved: comment,
  rejected: comment,
  report_decided: () => null,
  check_in: dashboard,
  reminder: dashboard,
};

/** A notification in the reader's language. */
export const presentNotification = (row: NotificationRow, reader: Reader): Notification => ({
  id: row.id,
  type: notificationKinds[row.kind],
  ...wordsOf(reader.language, row),
  link: links[row.kind](row, reader),
  isRead: row.isRead,
  createdAt: row.createdAt,
});
