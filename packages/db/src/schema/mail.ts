import { type MailKind, mailKinds } from '@halved/shared/mail-kinds';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytesColumn, createdAt, idColumn, momentColumn } from './columns.ts';
import { oneOf } from './one-of.ts';
import { users } from './users.ts';

/**
 * Mail that waits to be sent. The row of a mail about an account is written in the transaction of the event that the
 * mail is about. A row holds no address, text or secret. The job that sends the mail reads the address, writes the text
 * and generates the token. Then it deletes the row.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: idColumn(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<MailKind>().notNull(),
    /** The moment from which the age of the mail is counted. A mail about notifications has no age until it is due. */
    createdAt: createdAt(),
    /**
     * The mail is not sent before this moment. A worker that claims the row moves this moment into the future, so that
     * another worker claims it later if the first one is killed.
     */
    dueAt: createdAt(),
    attempts: integer().notNull().default(0),
    /**
     * When a mail is due about the notifications that arose while this mail was tried. Null if there are none. The row
     * then becomes the row of that mail.
     */
    nextDueAt: momentColumn(),
  },
  (table) => [
    index('outbox_due').on(table.dueAt),
    // At most one mail of each kind waits for a member.
    uniqueIndex('outbox_one_of_a_kind').on(table.userId, table.kind),
    oneOf('outbox_kind', table.kind, mailKinds),
  ],
);

export const emailPurposes = ['verify', 'reset'] as const;
export type EmailPurpose = (typeof emailPurposes)[number];

/** The tokens in the links of mails. Only their SHA-256 is stored, never the token itself. */
export const emailTokens = pgTable(
  'email_tokens',
  {
    hash: bytesColumn().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<EmailPurpose>().notNull(),
    createdAt: createdAt(),
    expiresAt: momentColumn().notNull(),
  },
  (table) => [
    index('email_tokens_by_user').on(table.userId, table.purpose),
    oneOf('email_tokens_purpose', table.purpose, emailPurposes),
  ],
);

/** How many mails were sent, by the hour in UTC. It says nothing about who got them. */
export const sentMails = pgTable('sent_mails', {
  hour: momentColumn().primaryKey(),
  count: integer().notNull(),
});
