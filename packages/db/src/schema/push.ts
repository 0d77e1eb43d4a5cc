import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, momentColumn } from './columns.ts';
import { notifications } from './notifications.ts';
import { sessions } from './sessions.ts';
import { users } from './users.ts';

/** Devices that get push messages (Web Push). A device gets none after its session has ended. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: idColumn(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The address at the push service of the browser. Whoever knows it together with the keys can write to the device. */
    endpoint: text().notNull(),
    /** The device’s public key for the encryption of messages (RFC 8291). */
    p256dh: text().notNull(),
    /** The secret that is also needed for the encryption. */
    auth: text().notNull(),
    userAgent: text(),
    createdAt: createdAt(),
    /** When the push service last accepted a message; null before the first. */
    lastUsedAt: momentColumn(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_by_user').on(table.userId),
    index('push_subscriptions_by_session').on(table.sessionId),
  ],
);

/**
 * Push messages, waiting and sent. A row holds no words; they are written when the message is sent. The rows of sent
 * messages stay for a while, so that no device gets two messages about one notification.
 */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: idColumn(),
    subscriptionId: uuid()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    notificationId: uuid()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** The message is not sent before this moment. A worker that takes it moves this moment ahead, as for mail. */
    dueAt: createdAt(),
    attempts: integer().notNull().default(0),
    sentAt: momentColumn(),
  },
  (table) => [
    uniqueIndex('push_messages_once').on(table.subscriptionId, table.notificationId),
    index('push_messages_by_notification').on(table.notificationId),
    index('push_messages_due').on(table.dueAt).where(sql`${table.sentAt} is null`),
  ],
);
