import {
  type CheckInAnswer,
  type CheckInReason,
  checkInAnswers,
  checkInReasons,
} from '@halved/shared/check-in-kinds';
import { desc, sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, momentColumn } from './columns.ts';
import { oneOf } from './one-of.ts';
import { posts } from './posts.ts';
import { users } from './users.ts';

/** Check-ins: the questions to a member about an open post of theirs, and the answers (docs/product.md §11.1). */
export const checkIns = pgTable(
  'check_ins',
  {
    id: idColumn(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the post is deleted. The answer remains. */
    postId: uuid().references(() => posts.id, { onDelete: 'set null' }),
    /**
     * Whether the post read as if its writer were in danger when the check-in came. The member then got help instead of
     * a question.
     */
    isCaring: boolean().notNull().default(false),
    /** Why this post and this hour were chosen; null if they were not. */
    reason: text().$type<CheckInReason>(),
    askedAt: createdAt(),
    answer: text().$type<CheckInAnswer>(),
    /** The moment of the first answer. */
    answeredAt: momentColumn(),
  },
  (table) => [
    index('check_ins_latest')
      .on(table.userId, desc(table.askedAt), desc(table.id))
      .where(sql`not ${table.isCaring}`),
    index('check_ins_by_post').on(table.postId, desc(table.askedAt)),
    oneOf('check_ins_answer', table.answer, checkInAnswers),
    oneOf('check_ins_reason', table.reason, checkInReasons),
  ],
);

/** What a member was reminded of. A subject has at most one reminder. */
export const reminders = pgTable(
  'reminders',
  {
    /** The id of an open post or of the progress of an exercise. */
    subjectId: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('reminders_by_user').on(table.userId)],
);
