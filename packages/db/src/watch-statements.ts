import type pg from 'pg';

/** A statement without its values. */
interface WatchedStatement {
  /** The name of a prepared statement, as in pg_prepared_statements; undefined without one. */
  name: string | undefined;
  /** The verb and a table, such as `select posts`; the verb alone if no table is named. A writing part comes first. */
  summary: string;
}

/** Is called when a statement begins. The returned function is called when it has ended, with the error if it failed. */
export type StatementWatch = (statement: WatchedStatement) => (error?: unknown) => void;

const verbPattern = /^\W*([a-z]+)/i;
const writePattern = /\b(?:(insert) into|(update)|(delete) from)\s+"?(?!of\b|skip\b|nowait\b)([a-z_]+)/i;
const readPattern = /\b(?:from|join)\s+"?([a-z_]+)/i;

/** Only a verb and the name of a table are taken from the text, so a value cannot become part of it. */
function summaryOf(text: string): string {
  const [, insert, update, remove, written] = writePattern.exec(text) ?? [];
  if (written) return `${insert ?? update ?? remove} ${written}`.toLowerCase();
  const verb = (verbPattern.exec(text)?.[1] ?? 'statement').toLowerCase().replace(/^with$/, 'select');
  const read = verb === 'select' ? readPattern.exec(text)?.[1]?.toLowerCase() : undefined;
  return read ? `${verb} ${read}` : verb;
}

function described(query: unknown): WatchedStatement {
  if (typeof query === 'string') return { name: undefined, summary: summaryOf(query) };
  const isConfig = typeof query === 'object' && query !== null;
  const name = isConfig && 'name' in query && typeof query.name === 'string' ? query.name : undefined;
  return { name, summary: summaryOf(isConfig && 'text' in query ? String(query.text) : '') };
}

/** The method that tells its watch of every statement for which it returns a promise. */
const watchedQuery = <Query extends pg.Pool['query'] | pg.PoolClient['query']>(
  query: Query,
  watch: StatementWatch,
): Query =>
  new Proxy(query, {
    apply(target, self, given: unknown[]) {
      // The pool passes its statements on with a callback, and they were watched when it was called.
      if (typeof given.at(-1) === 'function') return Reflect.apply(target, self, given);
      const ended = watch(described(given[0]));
      const result: unknown = Reflect.apply(target, self, given);
      if (result instanceof Promise) result.then(() => ended(), ended);
      else ended();
      return result;
    },
  });

/** Watches every statement of a pool, also those in transactions, and the time that they wait for a connection. */
export function watchStatements(pool: pg.Pool, watch: StatementWatch): void {
  pool.query = watchedQuery(pool.query, watch);
  pool.on('connect', (client) => {
    client.query = watchedQuery(client.query, watch);
  });
}
