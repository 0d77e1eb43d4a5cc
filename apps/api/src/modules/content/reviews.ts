import type { Database } from '@halved/db';
import { remembered } from '../../services/remembered.ts';
import { type Review, selectReviews } from './review-queries.ts';

export type Reviews = ReadonlyMap<string, Review>;

/** How long what an admin said in another process may go unnoticed. */
const maxAgeMs = 60_000;

const latest = new WeakMap<Database, Reviews>();

/** What admins said about entries of the directory of help, by the id of the entry. */
export const storedReviews = remembered(maxAgeMs, async (db) => {
  const reviews: Reviews = new Map((await selectReviews(db)).map((review) => [review.id, review]));
  latest.set(db, reviews);
  return reviews;
});

/**
 * The same as far as it is known already. Crisis lines are answered without waiting for the database, so they use this,
 * which is empty until the first reviews were read.
 */
export function knownReviews(db: Database): Reviews {
  storedReviews(db).catch(() => {});
  return latest.get(db) ?? new Map();
}
