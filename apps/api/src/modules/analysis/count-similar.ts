import type { Database } from '@halved/db';
import type { Services } from '../../services/index.ts';
import { similarSeenBy } from './similar.ts';
import {
  type CountedPost,
  findCounted,
  nextCounted,
  nextUncounted,
  setSimilarCount,
} from './similar-count-queries.ts';

/** Before every id there can be. */
const lowest = '00000000-0000-0000-0000-000000000000';

/** A visitor sees the least: what everybody may know. */
const everybody = { audience: 'visitor', viewerId: null } as const;

/** Asked after each post: whether to go on with the next. */
type GoOn = () => Promise<boolean>;

async function count(db: Database, { id, similarCount, ...anchor }: CountedPost): Promise<number> {
  const similar = await similarSeenBy(db, anchor, everybody);
  if (similar.length !== similarCount) await setSimilarCount(db, id, similar.length);
  return similar.length;
}

/** Counts the public posts like one anew, and says how many there are; none where it is gone. */
export async function countSimilar(db: Database, id: string): Promise<number> {
  const post = await findCounted(db, id);
  return post ? count(db, post) : 0;
}

async function countEach(db: Database, next: typeof nextCounted, goOn: GoOn): Promise<number> {
  let done = 0;
  for (let after: string | undefined = lowest; after; ) {
    const posts = await next(db, after);
    for (const post of posts) {
      await count(db, post);
      done++;
      if (!(await goOn())) return done;
    }
    after = posts.at(-1)?.id;
  }
  return done;
}

/**
 * Counts the similar posts of every post where somebody has asked for that; returns how many posts there were. Where it
 * fails it is asked for as before.
 */
export async function recountAllWhereAsked(
  { db, recountQueue }: Pick<Services, 'db' | 'recountQueue'>,
  goOn: GoOn,
): Promise<number> {
  if (!recountQueue.takeAll()) return 0;
  try {
    return await countEach(db, nextCounted, goOn);
  } catch (error) {
    recountQueue.addAll();
    throw error;
  }
}

/** Counts the same for the posts that were never counted. */
export const countUncounted = (db: Database, goOn: GoOn): Promise<number> =>
  countEach(db, nextUncounted, goOn);

/** Counts fifty posts after one anew, from the start where none is named; the last of them, none at the end. */
export async function recountSome(
  db: Database,
  after: string | undefined,
  goOn: GoOn,
): Promise<string | undefined> {
  const posts = await nextCounted(db, after ?? lowest);
  for (const post of posts) {
    await count(db, post);
    if (!(await goOn())) break;
  }
  return posts.at(-1)?.id;
}
