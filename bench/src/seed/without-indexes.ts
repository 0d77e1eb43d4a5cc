import type pg from 'pg';

interface Index {
  table: string;
  name: string;
  definition: string;
  /** The constraint that the index implements, if any. */
  constraint: string | null;
}

// An index that a foreign key refers to cannot be dropped.
const droppable = `
  select quote_ident(owner.relname) as table, quote_ident(own.relname) as name, quote_ident(conname) as "constraint",
    coalesce(pg_get_constraintdef(pg_constraint.oid), pg_get_indexdef(indexrelid)) as definition
  from pg_index
  join pg_class own on own.oid = indexrelid
  join pg_class owner on owner.oid = indrelid
  left join pg_constraint on conindid = indexrelid and contype in ('p', 'u')
  where owner.relname = any($1)
    and not exists (select from pg_constraint other where other.conindid = indexrelid and other.contype = 'f')`;

/**
 * Fills tables without their indexes and creates the indexes at the end. Inserting unsorted rows with indexes would
 * take several times as long.
 */
export async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<Index>(droppable, [tables]);
  for (const { table, name, constraint } of rows) {
    await client.query(
      constraint ? `alter table ${table} drop constraint ${constraint}` : `drop index ${name}`,
    );
  }
  await fill();
  for (const { table, constraint, definition } of rows) {
    await client.query(
      constraint ? `alter table ${table} add constraint ${constraint} ${definition}` : definition,
    );
  }
}
