import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway, isDatabaseRefusing, type OpenDatabase, openDatabase } from '@halved/db';
import type { DatabaseChange, EmbeddedOptions, ServerOptions } from '@halved/db/embedded';
import { appliedMigrations, migrate } from '@halved/db/migrate';
import { keepsStatements } from '@halved/db/pooled-statements';
import type { Env } from '../env.ts';
import type { Services } from '../services/index.ts';
import { CommandError } from './explain.ts';

const patienceMs = 60_000;
const pauseMs = 1_000;

/** Runs the database work of a start, and waits up to a minute for a database that is still starting. */
export async function whenDatabaseAnswers<Done>(
  say: (line: string) => void,
  work: () => Promise<Done>,
  pause = pauseMs,
): Promise<Done> {
  const deadline = Date.now() + patienceMs;
  for (let isAnnounced = false; ; isAnnounced = true) {
    try {
      return await work();
    } catch (error) {
      const isPassing = isDatabaseAway(error) && !isDatabaseRefusing(error);
      if (!isPassing || Date.now() > deadline) throw error;
      if (!isAnnounced) say('The database does not answer yet; waiting for it up to a minute.');
      await wait(pause);
    }
  }
}

interface Opening extends Pick<EmbeddedOptions, 'server' | 'mustExist'> {
  say: (line: string) => void;
  /** What is done with the database before it is used. */
  begin: (open: OpenDatabase) => Promise<unknown>;
}

/** Throws if a pooler before the database would lose the statements that the server prepares. */
async function assertKeepsStatements({ pool }: OpenDatabase): Promise<void> {
  if (await keepsStatements(pool)) return;
  throw new CommandError(
    'The pooler that DATABASE_URL names gives each transaction another session, and loses the statements that Halved prepares. Name the database itself or a session pooler (at Supabase port 5432 instead of 6543), or use PgBouncer 1.21 or newer with max_prepared_statements.',
  );
}

async function open(env: Env, { say, begin, ...options }: Opening): Promise<OpenDatabase> {
  const embedded = env.databaseUrl ? undefined : await openEmbeddedDatabase(env.dataDir, say, options);
  const database = openDatabase({
    url: env.databaseUrl ?? embedded?.url ?? '',
    maxConnections: env.databaseConnections,
  });
  const close = async () => {
    await database.close();
    await embedded?.stop();
  };
  try {
    await whenDatabaseAnswers(say, () => begin(database));
    if (env.databaseUrl) await whenDatabaseAnswers(say, () => assertKeepsStatements(database));
  } catch (error) {
    await close();
    throw error;
  }
  return { ...database, close };
}

/** Migrates a database. Says so if it was left as it is, because its schema is of a newer version. */
const migrating =
  (env: Env, say: (line: string) => void) =>
  async ({ url }: OpenDatabase): Promise<void> => {
    const { isNewer } = await migrate(env.databaseDirectUrl ?? url);
    if (isNewer) {
      say(
        'The schema of the database is of a newer version of Halved. Unless an upgrade is under way, start that version, or restore a backup of this one.',
      );
    }
  };

/**
 * Opens the database of DATABASE_URL, else the embedded one under DATA_DIR, and migrates it. `close` ends the
 * connections. It also stops the embedded PostgreSQL if no other process uses it. The embedded PostgreSQL is restarted
 * after a crash only if `server` is given.
 */
export const prepareDatabase = (
  env: Env,
  say: (line: string) => void,
  server?: ServerOptions,
): Promise<OpenDatabase> =>
  open(env, {
    say,
    begin: migrating(env, say),
    ...(server && { server }),
  });

/** Opens the same database and migrates it, but makes none under DATA_DIR, which may be mistyped. */
export const prepareExistingDatabase = (env: Env, say: (line: string) => void): Promise<OpenDatabase> =>
  open(env, { say, begin: migrating(env, say), mustExist: true });

/**
 * Opens the same database as it is: without a migration, because the server of another version may run over it, and
 * without making one.
 */
export const openDatabaseAsItIs = (env: Env, say: (line: string) => void): Promise<OpenDatabase> =>
  open(env, { say, begin: ({ pool }) => appliedMigrations(pool), mustExist: true });

// The module is loaded only if the embedded database is used.
async function openEmbeddedDatabase(
  dataDir: string,
  onProgress: (step: string) => void,
  options: Pick<EmbeddedOptions, 'server' | 'mustExist'>,
) {
  const { openEmbedded } = await import('@halved/db/embedded');
  return openEmbedded({ dataDir, onProgress, ...options });
}

const sentences: Record<DatabaseChange['kind'], string> = {
  died: 'the embedded PostgreSQL has died, and is started again',
  recovered: 'a process of the embedded PostgreSQL was killed; it has begun anew by itself',
  failed: 'the embedded PostgreSQL could not be started, and is tried again',
  back: 'the embedded PostgreSQL runs again',
};

/** Logs that the embedded database died, recovered or was started again. */
export const logDatabaseChange =
  (log: Services['log']) =>
  ({ kind, ...details }: DatabaseChange): void =>
    log[kind === 'back' ? 'warn' : 'error'](details, sentences[kind]);
