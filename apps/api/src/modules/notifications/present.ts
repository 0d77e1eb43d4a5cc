import type { Notification, NotificationPreferences } from '@halved/shared/contract/notifications';
import {
  type NotificationKind,
  notificationKinds,
  preferenceDefaults,
} from '@halved/shared/notification-kinds';
import type { MemberContext } from '../../context.ts';
import type { Services } from '../../services/index.ts';
import { isQuiet } from '../notify/public.ts';
import type { ContextRow } from './context-queries.ts';
import type { NotificationRow } from './list-queries.ts';
import type { PreferencesRow } from './preference-queries.ts';
import { textOf } from './text.ts';

type Reader = Pick<MemberContext, 'viewer' | 'language'>;
type Link = (row: NotificationRow, reader: Reader) => string | null;

const post: Link = ({ postId }) => (postId === null ? null : `/posts/${postId}`);

/** Links to the comment that the actor wrote, or else to the comment that the notification is about. */
const comment: Link = (row, reader) => {
  const id = row.latestCommentId ?? row.commentId;
  const page = post(row, reader);
  return page && id ? `${page}#comment-${id}` : page;
};

/** Links to the profile of a single follower, or to the list of several followers. */
const followers: Link = ({ actors, username }, { viewer }) =>
  actors > 1 || username === null ? `/profile/${viewer.username}/followers` : `/profile/${username}`;

/** A check-in links to the dashboard, where it is answered. One that offers help instead of a question links to help. */
const checkIn: Link = ({ isCaring }) => (isCaring ? '/help' : '/dashboard');

const exercise: Link = ({ subjectId }) => `/wellness/exercises/${subjectId}`;

/** The path in the client that each kind of notification links to. */
const links: Record<NotificationKind, Link> = {
  like: post,
  comment,
  reply: comment,
  follow: followers,
  resolution: post,
  approved: comment,
  rejected: comment,
  report_decided: () => null,
  check_in: checkIn,
  reminder: post,
  exercise_reminder: exercise,
};

/** A notification in the reader's language. */
export const presentNotification = (row: NotificationRow, reader: Reader): Notification => ({
  id: row.id,
  type: notificationKinds[row.kind],
  ...textOf(reader.language, row),
  link: links[row.kind](row, reader),
  isRead: row.isRead,
  createdAt: row.createdAt,
  checkIn:
    row.checkInId && !row.isCaring
      ? { id: row.checkInId, answer: row.checkInAnswer, answeredAt: row.checkInAnsweredAt }
      : null,
});

/** A member's preferences, with the default where nothing was chosen. */
export const presentPreferences = (
  row: PreferencesRow,
  { push }: Pick<Services, 'push'>,
): NotificationPreferences => ({
  pushSupported: push.publicKey !== null,
  emailNotifications: row.emailNotifications,
  pushNotifications: row.pushNotifications,
  emailFrequency: row.emailFrequency ?? preferenceDefaults.emailFrequency,
  supportNotifications: row.supportNotifications ?? preferenceDefaults.supportNotifications,
  checkInFrequency: row.checkInFrequency ?? preferenceDefaults.checkInFrequency,
  quietHoursStart: row.quietHoursStart ?? preferenceDefaults.quietHoursStart,
  quietHoursEnd: row.quietHoursEnd ?? preferenceDefaults.quietHoursEnd,
  timezone: row.timezone ?? preferenceDefaults.timezone,
  adminMails: row.adminMails ?? preferenceDefaults.adminMails,
});

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** The data with which a client decides whether to show a check-in. */
export const presentContext = (row: ContextRow, nextCheckInAt: Date | null) => ({
  unreadCount: row.unreadCount,
  lastCheckInAt: isoOf(row.lastCheckInAt),
  nextCheckInAt: isoOf(nextCheckInAt),
  inQuietHours: isQuiet(row.now, row),
  openWorries: row.openWorries,
  lastActiveAt: isoOf(row.lastActiveAt),
});
