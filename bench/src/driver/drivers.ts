import { pathToFileURL } from 'node:url';
import pg from 'pg';

/** What the comparison needs from a driver: one transaction of two statements. */
export interface Driver {
  readonly transaction: (client: number) => Promise<void>;
  readonly end: () => Promise<void>;
}

const insert = 'insert into driver_writes (client) values ($1)';
const update = 'update driver_counters set writes = writes + 1 where client = $1';

/** node-postgres, used as in packages/db: BEGIN is inside `try`, and a failed connection is closed. */
export function nodePostgres(url: string, connections: number): Driver {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 3_000 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    transaction: async (client) => {
      const connection = await pool.connect();
      try {
        await connection.query('begin');
        await connection.query(insert, [client]);
        await connection.query(update, [client]);
        await connection.query('commit');
        connection.release();
      } catch (error) {
        connection.release(error instanceof Error ? error : true);
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

interface PostgresJsQuery {
  unsafe(statement: string, values: number[]): Promise<unknown>;
}
interface PostgresJs extends PostgresJsQuery {
  begin(work: (sql: PostgresJsQuery) => Promise<unknown>): Promise<unknown>;
  end(options: { timeout: number }): Promise<unknown>;
}
type PostgresJsModule = { default(url: string, options: Record<string, number>): PostgresJs };

const isPostgresJs = (module: unknown): module is PostgresJsModule =>
  typeof module === 'object' &&
  module !== null &&
  'default' in module &&
  typeof module.default === 'function';

/** postgres.js, loaded from its temporary folder, because it is not a dependency of the product. */
export async function postgresJs(url: string, connections: number, entry: string): Promise<Driver> {
  const module: unknown = await import(pathToFileURL(entry).href);
  if (!isPostgresJs(module)) throw new Error(`${entry} is not postgres.js`);
  const sql = module.default(url, { max: connections, connect_timeout: 3 });
  return {
    transaction: async (client) => {
      await sql.begin(async (transaction) => {
        await transaction.unsafe(insert, [client]);
        await transaction.unsafe(update, [client]);
      });
    },
    end: async () => void (await sql.end({ timeout: 1 })),
  };
}
