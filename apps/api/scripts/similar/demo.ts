import { highestId, posts } from '@halved/db';
import { seedDemo } from '@halved/db/seed/demo';
import { limits } from '@halved/shared/limits';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { findAnchor } from '../../src/modules/analysis/candidate-queries.ts';
import { analyzePosts, findUnanalyzed } from '../../src/modules/analysis/public.ts';
import { similarSeenBy } from '../../src/modules/analysis/similar.ts';
import { type ThrowawayDatabase, visitor } from './throwaway-database.ts';

/** A worry with those that are shown under it, the most similar first. */
export interface Shown {
  id: string;
  text: string;
  similar: readonly { text: string; similarity: number }[];
}

/** The demo is planned backwards from this moment, so that each run has the same worries with the same ids. */
const now = new Date('2026-01-15T12:00:00Z');
const batch = 200;

/** Puts the demo into an empty database and analyses it as the server does. */
export async function fillWithDemo({ db, pool }: ThrowawayDatabase): Promise<void> {
  await seedDemo(pool, { hashPassword: async () => 'x', isLocal: true, now });
  for (let before: string | null = highestId; before !== null; ) {
    const { last, unanalyzed } = await findUnanalyzed(db, before);
    for (let from = 0; from < unanalyzed.length; from += batch)
      await analyzePosts(pool, unanalyzed.slice(from, from + batch));
    before = last;
  }
  await pool.query('vacuum (analyze)');
}

/** The worries that everybody sees, always in the same order. */
export async function publicWorries({ db }: ThrowawayDatabase): Promise<Omit<Shown, 'similar'>[]> {
  const seen = and(
    eq(posts.privacyLevel, 'public'),
    eq(posts.moderationStatus, 'approved'),
    isNotNull(posts.publishedAt),
  );
  return db.select({ id: posts.id, text: posts.shortContent }).from(posts).where(seen).orderBy(asc(posts.id));
}

/** The similar worries that a visitor is shown under a worry. */
export async function shownUnder({ db }: ThrowawayDatabase, id: string): Promise<Shown['similar']> {
  const anchor = await findAnchor(db, id, null);
  if (!anchor?.vector) return [];
  const similar = await similarSeenBy(db, { authorId: anchor.authorId, vector: anchor.vector }, visitor);
  return similar
    .slice(0, limits.similar.shown)
    .map(({ shortContent, similarity }) => ({ text: shortContent, similarity }));
}
