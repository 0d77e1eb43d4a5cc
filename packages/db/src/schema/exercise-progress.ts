import { limits } from '@halved/shared/limits';
import { desc, sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { literalInt } from '../literal.ts';
import { createdAt, idColumn, momentColumn } from './columns.ts';
import { contentItems } from './content.ts';
import { users } from './users.ts';

const { min, max } = limits.stars;

/**
 * Members' progress in exercises (docs/product.md §20.3): one row for each time that a member starts an exercise. A
 * member has at most one open progress of each exercise.
 */
export const exerciseProgress = pgTable(
  'exercise_progress',
  {
    id: idColumn(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    exerciseId: uuid()
      .notNull()
      .references(() => contentItems.id),
    /** Counted from 0. */
    currentStep: smallint().notNull().default(0),
    completedAt: momentColumn(),
    notes: text(),
    rating: smallint(),
    effectiveness: smallint(),
    startedAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('exercise_progress_open')
      .on(table.userId, table.exerciseId)
      .where(sql`${table.completedAt} is null`),
    index('exercise_progress_latest').on(table.userId, desc(table.startedAt), desc(table.id)),
    // For the popular exercises: who completed which lately.
    index('exercise_progress_completed')
      .on(table.completedAt, table.exerciseId, table.userId)
      .where(sql`${table.completedAt} is not null`),
    check('exercise_progress_step', sql`${table.currentStep} >= 0`),
    check('exercise_progress_rating', sql`${table.rating} between ${literalInt(min)} and ${literalInt(max)}`),
    check(
      'exercise_progress_effectiveness',
      sql`${table.effectiveness} between ${literalInt(min)} and ${literalInt(max)}`,
    ),
    check(
      'exercise_progress_words',
      sql`${table.completedAt} is not null or coalesce(${table.rating}, ${table.effectiveness}) is null and ${table.notes} is null`,
    ),
  ],
);
