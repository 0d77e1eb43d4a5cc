import { createHash } from 'node:crypto';
import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import { type Database, send } from './client.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

type Values = Record<string, unknown>;

/**
 * A hot statement: written once with Drizzle's columns and `sql.placeholder('x')`, compiled once, and sent
 * under a name, so that PostgreSQL parses and plans it once a connection. `Row` says what comes back.
 *
 * Give `named: false` where the text varies without bound (an OFFSET in it): each name costs memory in every
 * connection.
 */
export function statement<Row extends QueryResultRow>(query: SQL, { named = true } = {}) {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const name = named ? createHash('sha1').update(text).digest('base64url') : undefined;
  return async (db: Database, values: Values = {}): Promise<Row[]> => {
    const result = await send<Row>(db, { name, text, values: fillPlaceholders(params, values) });
    return result.rows;
  };
}
