import type { Analysis as Understood } from '@halved/care';
import { analyses, type Database, literalNames, posts, statement } from '@halved/db';
import { sql } from 'drizzle-orm';
import { columnNames, columnsOf } from './rules.ts';

const names = literalNames(columnNames);
const anew = sql.join(
  columnNames.map((name) => sql`${literalNames([name])} = excluded.${literalNames([name])}`),
  sql`, `,
);

const keep = statement(sql`
  with read as materialized (
    select post_id, ${names} from json_populate_recordset(null::${analyses}, ${sql.placeholder('rows')}::json)
  ),
  kept as (
    insert into ${analyses} (post_id, ${names}) select post_id, ${names} from read
    on conflict (post_id) do update set ${anew}, similar_count = null, analyzed_at = now()
  )
  update ${posts} set category = read.category, language = read.language from read
  where ${posts.id} = read.post_id
    and (${posts.category}, ${posts.language}) is distinct from (read.category, read.language)`);

const forget = statement(sql`
  with gone as (delete from ${analyses} where post_id = any(${sql.placeholder('ids')}::uuid[]))
  update ${posts} set category = null, language = null where ${posts.id} = any(${sql.placeholder('ids')}::uuid[])`);

export interface Read {
  id: string;
  understood: Understood;
}

/**
 * Keeps what is understood of worries, and what of it stands with the worries themselves, in the transaction that
 * changes or locks their words. How many are like them is unknown from then on. What was not read is forgotten of words
 * that are no longer there, and a job reads it (`lookForUnread`).
 */
export async function keepAnalyses(db: Database, all: readonly Read[]): Promise<void> {
  const read = all.filter(({ understood }) => understood.isRead);
  const left = all.filter(({ understood }) => !understood.isRead);
  if (left.length > 0) await forget(db, { ids: left.map(({ id }) => id) });
  if (read.length === 0) return;
  const rows = read.map(({ id, understood }) => ({ post_id: id, ...columnsOf(understood) }));
  await keep(db, { rows: JSON.stringify(rows) });
}
