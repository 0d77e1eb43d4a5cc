import { type Database, lowestId } from '@halved/db';
import { similarSeenBy } from './similar.ts';
import {
  type CountedPost,
  findCounted,
  nextCounted,
  nextUncounted,
  setSimilarCount,
} from './similar-count-queries.ts';

/** Posts are counted as a visitor sees them, so that the count can be shown to everybody. */
const visitor = { audience: 'visitor', viewerId: null } as const;

/** Called after each post. Returns whether to continue with the next post. */
type GoOn = () => Promise<boolean>;

async function count(db: Database, { id, similarCount, ...anchor }: CountedPost): Promise<number> {
  const similar = await similarSeenBy(db, anchor, visitor);
  if (similar.length !== similarCount) await setSimilarCount(db, id, similar.length);
  return similar.length;
}

/** Counts again the public posts that are similar to a post. Returns their number, or 0 if the post is deleted. */
export async function countSimilar(db: Database, id: string): Promise<number> {
  const post = await findCounted(db, id);
  return post ? count(db, post) : 0;
}

async function countEach(db: Database, next: typeof nextCounted, goOn: GoOn): Promise<number> {
  let processed = 0;
  for (let after: string | undefined = lowestId; after; ) {
    const posts = await next(db, after);
    for (const post of posts) {
      await count(db, post);
      processed++;
      if (!(await goOn())) return processed;
    }
    after = posts.at(-1)?.id;
  }
  return processed;
}

/** Counts the similar posts of every post again, and returns how many posts it processed. */
export const recountAll = (db: Database, goOn: GoOn): Promise<number> => countEach(db, nextCounted, goOn);

/** Counts the similar posts of each post that has no such count yet. */
export const countUncounted = (db: Database, goOn: GoOn): Promise<number> =>
  countEach(db, nextUncounted, goOn);

/**
 * Counts again the similar posts of the next fifty posts after an id, or of the first fifty if the id is undefined.
 * Returns the id of the last post, or undefined if there are no more posts.
 */
export async function recountSome(
  db: Database,
  after: string | undefined,
  goOn: GoOn,
): Promise<string | undefined> {
  const posts = await nextCounted(db, after ?? lowestId);
  for (const post of posts) {
    await count(db, post);
    if (!(await goOn())) break;
  }
  return posts.at(-1)?.id;
}
