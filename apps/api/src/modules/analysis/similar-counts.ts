import { analyses, type Database, literalInt, posts, selectAs, statement } from '@halved/db';
import { sql } from 'drizzle-orm';
import type { Services } from '../../services/index.ts';
import type { Anchor } from './candidates.ts';
import { alikeSeenBy } from './similar.ts';

const p = sql.placeholder;
const batch = 50;
/** Before every id there can be. */
const lowest = '00000000-0000-0000-0000-000000000000';

interface Counted extends Anchor, Record<string, unknown> {
  id: string;
  similarCount: number | null;
}

const counted = sql`
  select ${selectAs({
    id: posts.id,
    authorId: posts.userId,
    terms: analyses.terms,
    vector: analyses.vector,
    similarCount: analyses.similarCount,
  })}
  from ${analyses} join ${posts} on ${posts.id} = ${analyses.postId}`;

const one = statement<Counted>(sql`${counted} where ${posts.id} = ${p('id')}::uuid`);
const some = statement<Counted>(
  sql`${counted} where ${posts.id} > ${p('after')}::uuid order by ${posts.id} limit ${literalInt(batch)}`,
);
const uncounted = statement<Counted>(sql`
  ${counted} where ${posts.id} > ${p('after')}::uuid and ${analyses.similarCount} is null
  order by ${posts.id} limit ${literalInt(batch)}`);

const setCount = statement(sql`
  update ${analyses} set similar_count = ${p('count')}::int where post_id = ${p('id')}::uuid`);

/** Of all who look, a visitor sees the least: what everybody may know. */
const everybody = { audience: 'visitor', viewerId: null } as const;

async function count(db: Database, { id, similarCount, ...anchor }: Counted): Promise<number> {
  const found = await alikeSeenBy(db, anchor, everybody);
  if (found.length !== similarCount) await setCount(db, { id, count: found.length });
  return found.length;
}

/** Counts the public worries like one anew, and says how many there are; none where it is gone. */
export async function countLike(db: Database, id: string): Promise<number> {
  const [worry] = await one(db, { id });
  return worry ? count(db, worry) : 0;
}

/** Goes on as long as it is told to after each. */
async function countEach(db: Database, next: typeof some, goOn: () => Promise<boolean>): Promise<number> {
  let done = 0;
  for (let after: string | undefined = lowest; after; ) {
    const rows: Counted[] = await next(db, { after });
    for (const row of rows) {
      await count(db, row);
      done++;
      if (!(await goOn())) return done;
    }
    after = rows.at(-1)?.id;
  }
  return done;
}

/**
 * Counts, for every worry that is analysed, the public ones like it where somebody has asked for that, as long as it is
 * told to go on after each; returns how many worries there were. Where it fails it is asked for as before.
 */
export async function countWhatIsAsked(
  { db, justRead }: Pick<Services, 'db' | 'justRead'>,
  goOn: () => Promise<boolean>,
): Promise<number> {
  if (!justRead.takeAll()) return 0;
  try {
    return await countEach(db, some, goOn);
  } catch (error) {
    justRead.noteAll();
    throw error;
  }
}

/** Counts the same for those that were never counted. */
export const countUncounted = (db: Database, goOn: () => Promise<boolean>): Promise<number> =>
  countEach(db, uncounted, goOn);

/** Counts fifty after a worry anew, from the start where none is named; returns the last of them, none at the end. */
export async function countSomeAnew(
  db: Database,
  after: string | undefined,
  goOn: () => Promise<boolean>,
): Promise<string | undefined> {
  const rows = await some(db, { after: after ?? lowest });
  for (const row of rows) {
    await count(db, row);
    if (!(await goOn())) break;
  }
  return rows.at(-1)?.id;
}
