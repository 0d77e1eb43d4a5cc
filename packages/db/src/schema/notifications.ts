import {
  type CheckInFrequency,
  checkInFrequencies,
  type EmailFrequency,
  emailFrequencies,
  type NotificationKind,
  notificationKinds,
  preferenceDefaults,
} from '@halved/shared/notification-kinds';
import { desc, sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, momentColumn } from './columns.ts';
import { comments } from './comments.ts';
import { oneOf } from './one-of.ts';
import { posts } from './posts.ts';
import { users } from './users.ts';

const kinds = Object.keys(notificationKinds);

/**
 * Notifications. A member has one unread row for each kind and subject, so that twenty likes are one line. A row holds
 * no words. The text is made when the notification is read, in the reader's language and with the names of
 * `notification_actors`.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: idColumn(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    /** The id of the subject: a post, a comment that got a reply, or the member. */
    subjectId: uuid().notNull(),
    postId: uuid().references(() => posts.id, { onDelete: 'cascade' }),
    commentId: uuid().references(() => comments.id, { onDelete: 'cascade' }),
    readAt: momentColumn(),
    /** Whether the job that queues mails and push messages about notifications has not taken this one yet. */
    awaitsDelivery: boolean().notNull().default(false),
    /** The only mail that is about this notification; null if there is none yet. */
    mailId: uuid(),
    /** The moment of the latest event, or up to a minute earlier, because the row moves at most once a minute. */
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('notifications_unread')
      .on(table.userId, table.kind, table.subjectId)
      .where(sql`${table.readAt} is null`),
    // Finds read notifications of the same kind and subject, so that a member who undoes and repeats an action causes
    // no second one.
    index('notifications_read')
      .on(table.userId, table.kind, table.subjectId)
      .where(sql`${table.readAt} is not null`),
    index('notifications_latest').on(table.userId, desc(table.createdAt), desc(table.id)),
    index('notifications_awaiting').on(table.userId).where(sql`${table.awaitsDelivery}`),
    index('notifications_by_time').using('brin', table.createdAt),
    index('notifications_by_post').on(table.postId),
    index('notifications_by_comment').on(table.commentId),
    oneOf('notifications_kind', table.kind, kinds),
  ],
);

/**
 * The members whose actions a notification is about, each with their latest comment if there is one. A row is deleted
 * with the account or the comment.
 */
export const notificationActors = pgTable(
  'notification_actors',
  {
    notificationId: uuid()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    actorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    commentId: uuid().references(() => comments.id, { onDelete: 'cascade' }),
    /**
     * The member's comments before it that the notification is about, the latest last. One that is deleted or held stays
     * in the list.
     */
    earlierCommentIds: uuid().array().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.actorId] }),
    index('notification_actors_by_actor').on(table.actorId),
    index('notification_actors_by_comment').on(table.commentId),
  ],
);

/**
 * A member's notification preferences. Without a row the defaults apply. `users` holds the choices for mail and push.
 */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    emailFrequency: text().$type<EmailFrequency>().notNull().default(preferenceDefaults.emailFrequency),
    supportNotifications: boolean().notNull().default(preferenceDefaults.supportNotifications),
    checkInFrequency: text().$type<CheckInFrequency>().notNull().default(preferenceDefaults.checkInFrequency),
    /** HH:MM in the time zone `timezone`. */
    quietHoursStart: text().notNull().default(preferenceDefaults.quietHoursStart),
    quietHoursEnd: text().notNull().default(preferenceDefaults.quietHoursEnd),
    timezone: text().notNull().default(preferenceDefaults.timezone),
    lastCheckInAt: momentColumn(),
    lastReminderAt: momentColumn(),
    /** Whether the member wants a mail when something of the instance waits too long. It counts only for admins. */
    adminMails: boolean().notNull().default(preferenceDefaults.adminMails),
    lastAdminMailAt: momentColumn(),
  },
  (table) => [
    index('notification_preferences_admin_mails').on(table.userId).where(sql`${table.adminMails}`),
    oneOf('notification_preferences_check_in', table.checkInFrequency, checkInFrequencies),
    oneOf('notification_preferences_email', table.emailFrequency, emailFrequencies),
  ],
);
