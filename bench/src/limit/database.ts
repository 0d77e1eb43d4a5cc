import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Statement } from '../lib/wire-protocol.ts';
import { isoMoment } from './post-json.ts';

/** The values of one call, by the marks that replace them in a plan. */
export type Marks = Record<string, string>;

const timestamptz = 1184;

/** An id as the API generates it (UUIDv7). */
function newId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

function fillIn(value: string | null, marks: Marks): string | null {
  if (value === null || !value.startsWith('@')) return value;
  if (value === '@now') return new Date().toISOString();
  marks[value] ??= newId();
  return marks[value];
}

/**
 * Opens a pool with as many connections as the API's, and returns a function that runs the captured statements of a
 * call.
 */
export function openLimitDatabase(url: string) {
  pg.types.setTypeParser(timestamptz, isoMoment);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  pool.on('error', () => undefined);

  const queryOf = ({ text, name, values }: Statement, marks: Marks) => ({
    ...(name !== '' && { name }),
    text,
    values: values.map((value) => fillIn(value, marks)),
  });

  /**
   * Runs the statements in order, several of them over one connection. Returns the rows of the last statement that
   * returned rows.
   */
  return async <Row extends pg.QueryResultRow>(
    statements: readonly Statement[],
    marks: Marks,
  ): Promise<Row[]> => {
    const [only] = statements;
    if (only && statements.length === 1) return (await pool.query<Row>(queryOf(only, marks))).rows;
    const client = await pool.connect();
    try {
      let rows: Row[] = [];
      for (const statement of statements) {
        const result = await client.query<Row>(queryOf(statement, marks));
        if (result.rows.length > 0) rows = result.rows;
      }
      client.release();
      return rows;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
}

/** Runs the captured statements of a call. */
export type LimitQuery = ReturnType<typeof openLimitDatabase>;
