import { type Client, escapeIdentifier } from 'pg';
import type { BackupTable } from './records.ts';

const columnsText = `
  select relname as name, array_agg(attname::text order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by relname order by relname`;

const referencesText = `
  select distinct source.relname as source, target.relname as target
  from pg_constraint
    join pg_class source on source.oid = conrelid
    join pg_class target on target.oid = confrelid
  where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`;

interface Reference {
  source: string;
  target: string;
}

/** Sorts tables so that each comes after those that its rows refer to. */
export function inOrderOfReferences(
  tables: readonly BackupTable[],
  references: readonly Reference[],
): BackupTable[] {
  const sorted: BackupTable[] = [];
  const rest = new Map(tables.map((table) => [table.name, table]));
  while (rest.size > 0) {
    const free = [...rest.values()].filter(
      ({ name }) => !references.some(({ source, target }) => source === name && rest.has(target)),
    );
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...rest.keys()].join(', ')}`);
    for (const table of free) {
      sorted.push(table);
      rest.delete(table.name);
    }
  }
  return sorted;
}

/** All tables of an instance, with the columns that are stored, each after those that its rows refer to. */
export async function tablesOf(client: Client): Promise<BackupTable[]> {
  const { rows: tables } = await client.query<BackupTable>(columnsText);
  const { rows: references } = await client.query<Reference>(referencesText);
  return inOrderOfReferences(tables, references);
}

/** The table and its columns as SQL: `"posts" ("id", "user_id")`. */
export const columnsOf = ({ name, columns }: BackupTable): string =>
  `${nameOf(name)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`;

export const nameOf = (table: string): string => `public.${escapeIdentifier(table)}`;
