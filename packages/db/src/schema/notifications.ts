import {
  type CheckInFrequency,
  checkInFrequencies,
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
 * no words; the text, with the names of `notification_actors`, is made in the reader's language when it is read.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: idColumn(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    /** What it is about: a worry, a comment that was answered, or the member themselves. */
    subjectId: uuid().notNull(),
    postId: uuid().references(() => posts.id, { onDelete: 'cascade' }),
    commentId: uuid().references(() => comments.id, { onDelete: 'cascade' }),
    readAt: momentColumn(),
    /** When the latest of it happened, to the minute. */
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('notifications_unread')
      .on(table.userId, table.kind, table.subjectId)
      .where(sql`${table.readAt} is null`),
    // Somebody who takes something back and does it again is not told of a second time.
    index('notifications_read')
      .on(table.userId, table.kind, table.subjectId)
      .where(sql`${table.readAt} is not null`),
    index('notifications_latest').on(table.userId, desc(table.createdAt), desc(table.id)),
    index('notifications_by_time').using('brin', table.createdAt),
    index('notifications_by_post').on(table.postId),
    index('notifications_by_comment').on(table.commentId),
    oneOf('notifications_kind', table.kind, kinds),
  ],
);

/** The members behind a notification, and with which comment. Rows are deleted with their account or comment. */
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
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.actorId] }),
    index('notification_actors_by_actor').on(table.actorId),
    index('notification_actors_by_comment').on(table.commentId),
  ],
);

/** How a member wants to be told; without a row the defaults hold. Mail and push stand with the account. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    supportNotifications: boolean().notNull().default(preferenceDefaults.supportNotifications),
    checkInFrequency: text().$type<CheckInFrequency>().notNull().default(preferenceDefaults.checkInFrequency),
    /** HH:MM on the clock of `timezone`. */
    quietHoursStart: text().notNull().default(preferenceDefaults.quietHoursStart),
    quietHoursEnd: text().notNull().default(preferenceDefaults.quietHoursEnd),
    timezone: text().notNull().default(preferenceDefaults.timezone),
    lastCheckInAt: momentColumn(),
  },
  (table) => [oneOf('notification_preferences_check_in', table.checkInFrequency, checkInFrequencies)],
);
