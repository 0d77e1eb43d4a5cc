import { setImmediate as nextTurn } from 'node:timers/promises';
import { analyses, type Database, literalInt, posts, statement, users, withTransaction } from '@halved/db';
import type { LanguageCode } from '@halved/shared/languages';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { keepAnalyses, type Read } from './keep.ts';
import { understandPatiently, type Words } from './rules.ts';
import { isUnread } from './unread-count.ts';

const p = sql.placeholder;
const looked = 1_000;

interface Look extends Record<string, unknown> {
  /** The oldest worry that was looked at; null where there was none. */
  last: string | null;
  unread: string[];
}

// By the keys alone, the newest first: a million worries that are read cost a thousand short looks, and no index.
const look = statement<Look>(sql`
  with page as (
    select ${posts.id} from ${posts} where ${posts.id} < ${p('before')}::uuid
    order by ${posts.id} desc limit ${literalInt(looked)}
  )
  select (select id from page order by id limit 1) as last, array(
    select page.id from page left join ${analyses} on ${analyses.postId} = page.id
    where ${isUnread} order by page.id desc
  ) as unread`);

/** Looks through a thousand worries before one, the newest first, for those that this model has not read. */
export async function lookForUnread(db: Database, before: string): Promise<Look> {
  return (await look(db, { before }))[0] ?? { last: null, unread: [] };
}

type Unread = Words & { id: string; hint: LanguageCode };

// Whoever reads a worry holds it; another worker takes others. Nothing is waited for, so that nobody waits in a ring.
const hold = statement<{ id: string }>(sql`
  select ${posts.id} as id from ${posts} left join ${analyses} on ${analyses.postId} = ${posts.id}
  where ${posts.id} = any(${p('ids')}::uuid[]) and ${isUnread}
  for no key update of posts skip locked`);

// Looked at once more: a worry may have been read, and let go, while the statement that holds it was on its way to it.
const words = statement<Unread & Record<string, unknown>>(sql`
  select ${posts.id} as id, worry_prompt as "worryPrompt", short_content as "shortContent", long_content as "longContent",
    ${users.language} as hint
  from ${posts} join ${users} on ${users.id} = ${posts.userId}
    left join ${analyses} on ${analyses.postId} = ${posts.id}
  where ${posts.id} = any(${p('ids')}::uuid[]) and ${isUnread}`);

/** Reads some of the worries named that are still unread, a turn of the event loop for each; returns how many. */
export const readWorries = (pool: Pool, ids: readonly string[]): Promise<number> =>
  withTransaction(pool, async (db) => {
    const read: Read[] = [];
    const held = await hold(db, { ids });
    for (const { id, hint, ...said } of await words(db, { ids: held.map((worry) => worry.id) })) {
      await nextTurn();
      read.push({ id, understood: await understandPatiently(said, { hint }) });
    }
    if (read.length > 0) await keepAnalyses(db, read);
    return read.length;
  });
