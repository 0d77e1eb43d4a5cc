import { type CaseReason, caseReasons } from '@halved/shared/moderation-kinds';
import { type ReportReason, reportReasons } from '@halved/shared/report-reasons';
import { type AnyColumn, desc, sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, momentColumn } from './columns.ts';
import { comments } from './comments.ts';
import { oneOf } from './one-of.ts';
import { posts } from './posts.ts';
import { users } from './users.ts';

/** The post or comment that the row is about. The row is deleted with it. */
const subject = () => ({
  postId: uuid().references(() => posts.id, { onDelete: 'cascade' }),
  commentId: uuid().references(() => comments.id, { onDelete: 'cascade' }),
});

const aboutOne = (name: string, table: { postId: AnyColumn; commentId: AnyColumn }) =>
  check(name, sql`num_nonnulls(${table.postId}, ${table.commentId}) = 1`);

/**
 * Reports, one for each member and item. `decidedAt` is set when a moderator decides; from then on the report does not
 * count towards hiding the item.
 */
export const reports = pgTable(
  'reports',
  {
    id: idColumn(),
    ...subject(),
    reporterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().$type<ReportReason>().notNull(),
    details: text(),
    createdAt: createdAt(),
    decidedAt: momentColumn(),
  },
  (table) => [
    uniqueIndex('reports_once_per_post')
      .on(table.postId, table.reporterId)
      .where(sql`${table.postId} is not null`),
    uniqueIndex('reports_once_per_comment')
      .on(table.commentId, table.reporterId)
      .where(sql`${table.commentId} is not null`),
    index('reports_by_reporter').on(table.reporterId),
    aboutOne('reports_about', table),
    oneOf('reports_reason', table.reason, reportReasons),
  ],
);

/** The scores behind an automatic decision, for moderators. */
export interface CaseScores {
  toxicity: number;
  tone: number;
  isAimed: boolean;
  namesGroup: boolean;
  isInsulting: boolean;
  isProfane: boolean;
  urgesSelfHarm: boolean;
  contacts: number;
}

/**
 * Moderation cases: posts and comments that were held, were reported, or read as if their writer were in danger. The
 * item's `moderationStatus` holds the state. Each item has one case, which is reopened when the item is held or
 * reported again.
 */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: idColumn(),
    ...subject(),
    reason: text().$type<CaseReason>().notNull(),
    /**
     * Whether the case comes first in the queue, because the text urges self-harm or its writer may be in danger.
     */
    isUrgent: boolean().notNull().default(false),
    scores: jsonb().$type<CaseScores>(),
    openedAt: createdAt(),
    decidedAt: momentColumn(),
    /**
     * The moderator who looks at the case, until `claimedUntil`. It is no foreign key: where a deleted account set two
     * columns of a row to null, PostgreSQL would check the row's other keys again, and fail if the post goes too.
     */
    claimedBy: uuid(),
    claimedUntil: momentColumn(),
    /** When a moderator asked the others for a second opinion; null once one of them has decided. */
    opinionAskedAt: momentColumn(),
    /** Who asked; null if that account was deleted. */
    opinionAskedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    opinionNote: text(),
  },
  (table) => [
    uniqueIndex('moderation_cases_post').on(table.postId).where(sql`${table.postId} is not null`),
    uniqueIndex('moderation_cases_comment').on(table.commentId).where(sql`${table.commentId} is not null`),
    index('moderation_cases_open')
      .on(desc(table.isUrgent), table.openedAt, table.id)
      .where(sql`${table.decidedAt} is null`),
    index('moderation_cases_asked').on(table.id).where(sql`${table.opinionAskedAt} is not null`),
    index('moderation_cases_asker').on(table.opinionAskedBy).where(sql`${table.opinionAskedBy} is not null`),
    aboutOne('moderation_cases_about', table),
    oneOf('moderation_cases_reason', table.reason, caseReasons),
  ],
);
