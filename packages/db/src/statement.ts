import { createHash } from 'node:crypto';
import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import { type Database, momentsAsText, send } from './client.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

type Values = Record<string, unknown>;

/** The row type with ISO 8601 strings instead of dates. */
export type WithIsoMoments<Row> = {
  [Name in keyof Row]: Date extends Row[Name] ? string | Exclude<Row[Name], Date> : Row[Name];
};

/**
 * A prepared statement. It is written with Drizzle's columns and `sql.placeholder('x')`, and converted to text with its
 * first use, because converting all would delay the start. It has a name, so that each connection parses and plans it
 * once. `selecting` gives the type of its rows.
 *
 * Pass `prepared: false` if the text has unlimited variants, for example different OFFSETs, because each name takes
 * memory in every connection. With `isoMoments`, moments are ISO 8601 strings, as responses need them, instead of dates.
 * A job passes `timeoutMs` for a statement in a transaction that takes longer than those of requests may; the
 * transaction also needs a longer `statement_timeout`.
 */
export function statement<Row extends QueryResultRow>(
  query: SQL<Row> | SQL,
  {
    prepared = true,
    isoMoments = false,
    timeoutMs,
  }: { prepared?: boolean; isoMoments?: boolean; timeoutMs?: number } = {},
) {
  const convert = () => {
    const { sql: text, params } = dialect.sqlToQuery(query);
    const name = prepared ? createHash('sha1').update(text).digest('base64url') : undefined;
    const fixed = { name, text, ...(isoMoments && { types: momentsAsText }) };
    return { fixed, params };
  };
  let converted: ReturnType<typeof convert> | undefined;
  return async (db: Database, values: Values = {}): Promise<Row[]> => {
    converted ??= convert();
    const { fixed, params } = converted;
    const result = await send<Row>(db, { ...fixed, values: fillPlaceholders(params, values) }, timeoutMs);
    return result.rows;
  };
}

/** A statement that runs seldom, so that it is not worth the memory of a prepared one. */
export const rareStatement = <Row extends QueryResultRow>(query: SQL<Row> | SQL) =>
  statement<Row>(query, { prepared: false });

/** The same statement with `isoMoments`. */
export const isoStatement = <Row extends QueryResultRow>(query: SQL<Row>) =>
  statement<WithIsoMoments<Row>>(query, { isoMoments: true });

/**
 * A statement whose rows are read in batches of the given size, with moments as ISO 8601. Call it in a
 * transaction, because the batches come from a cursor.
 */
export function inBatches<Row extends QueryResultRow>(query: SQL<Row> | SQL, size: number) {
  const fetch = { text: `fetch ${Math.trunc(size)} from batches`, types: momentsAsText };
  return async function* batches(db: Database, values: Values = {}): AsyncGenerator<Row[], undefined> {
    const { sql: text, params } = dialect.sqlToQuery(query);
    await send(db, {
      text: `declare batches no scroll cursor for ${text}`,
      values: fillPlaceholders(params, values),
    });
    try {
      for (;;) {
        const { rows } = await send<Row>(db, fetch);
        if (rows.length === 0) return;
        yield rows;
      }
    } finally {
      await send(db, { text: 'close batches' });
    }
  };
}
