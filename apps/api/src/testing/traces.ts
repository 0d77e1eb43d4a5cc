import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Api } from './harness.ts';

/** Every table that is not PostgreSQL's own, in any schema. */
const tables = `
  select table_schema || '.' || table_name as name, quote_ident(table_schema) || '.' || quote_ident(table_name) as quoted
  from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  order by 1`;

/**
 * The number of rows of each table that hold any of these words in any column, read as text. Tables without such rows
 * are left out.
 */
export async function tracesIn(
  { pool }: Pick<Api, 'pool'>,
  words: string[],
): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string; quoted: string }>(tables);
  const holds = words.map((word) => `strpos(lower(one::text), ${pg.escapeLiteral(word.toLowerCase())}) > 0`);
  const counts: [string, number][] = [];
  for (const { name, quoted } of rows) {
    const text = `select count(*)::int as count from ${quoted} one where ${holds.join(' or ')}`;
    const result = await pool.query<{ count: number }>(text);
    const count = result.rows[0]?.count ?? 0;
    if (count > 0) counts.push([name.replace(/^public\./, ''), count]);
  }
  return Object.fromEntries(counts);
}

/** The files below a folder that hold any of these words in their name or their content. */
export function tracesBelow(folder: string, words: string[]): string[] {
  const holds = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => holds(path) || holds(readFileSync(path, 'utf8')));
}
