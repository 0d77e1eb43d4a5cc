import { analyses, type Database, literalInt, posts, selectAs, statement } from '@halved/db';
import { sql } from 'drizzle-orm';
import type { Anchor } from './candidates.ts';
import { alike } from './similar.ts';

const batch = 50;

const anchorsAfter = statement<Anchor & { id: string; similarCount: number | null }>(sql`
  select ${selectAs({
    id: posts.id,
    authorId: posts.userId,
    terms: analyses.terms,
    vector: analyses.vector,
    similarCount: analyses.similarCount,
  })}
  from ${analyses} join ${posts} on ${posts.id} = ${analyses.postId}
  where ${posts.id} > ${sql.placeholder('after')}::uuid order by ${posts.id} limit ${literalInt(batch)}`);

const setCount = statement(sql`
  update ${analyses} set similar_count = ${sql.placeholder('count')}::int
  where post_id = ${sql.placeholder('id')}::uuid`);

const everyone = { eyes: 'visitor', viewerId: null } as const;

/** Counts the public worries like one anew, by what everybody may see. */
async function countAnew(
  db: Database,
  { id, similarCount, ...anchor }: Anchor & { id: string; similarCount: number | null },
) {
  const count = (await alike(db, anchor, everyone)).length;
  if (count !== similarCount) await setCount(db, { id, count });
}

const lowest = '00000000-0000-0000-0000-000000000000';

/** Counts, for every worry that is analysed, the public ones like it; returns how many worries there were. */
export async function countAllAnew(db: Database): Promise<number> {
  let counted = 0;
  for (let after: string | undefined = lowest; after; ) {
    const rows: (Anchor & { id: string; similarCount: number | null })[] = await anchorsAfter(db, { after });
    for (const row of rows) await countAnew(db, row);
    counted += rows.length;
    after = rows.at(-1)?.id;
  }
  return counted;
}
