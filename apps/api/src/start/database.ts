import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway, type OpenDatabase, openDatabase } from '@halved/db';
import type { DatabaseChange, ServerOptions } from '@halved/db/embedded';
import { migrate } from '@halved/db/migrate';
import type { Env } from '../env.ts';
import type { Services } from '../services/index.ts';

const patienceMs = 60_000;
const pauseMs = 1_000;

/** Runs the database work of a start, and waits up to a minute for a database that is still starting. */
export async function whenDatabaseAnswers<Done>(
  say: (line: string) => void,
  work: () => Promise<Done>,
): Promise<Done> {
  const deadline = Date.now() + patienceMs;
  for (let isAnnounced = false; ; isAnnounced = true) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) throw error;
      if (!isAnnounced) say('The database does not answer yet; waiting for it up to a minute.');
      await wait(pauseMs);
    }
  }
}

/**
 * Opens the database of DATABASE_URL, else the embedded one under DATA_DIR, and migrates it. `close` ends the
 * connections. It also stops the embedded PostgreSQL if no other process uses it. The embedded PostgreSQL is restarted
 * after a crash only if `server` is given.
 */
export async function prepareDatabase(
  env: Env,
  say: (line: string) => void,
  server?: ServerOptions,
): Promise<OpenDatabase> {
  const embedded = env.databaseUrl ? undefined : await openEmbeddedDatabase(env.dataDir, say, server);
  const url = env.databaseUrl ?? embedded?.url ?? '';
  try {
    await whenDatabaseAnswers(say, () => migrate(env.databaseDirectUrl ?? url));
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const open = openDatabase({ url });
  return {
    ...open,
    close: async () => {
      await open.close();
      await embedded?.stop();
    },
  };
}

// The module is loaded only if the embedded database is used.
async function openEmbeddedDatabase(
  dataDir: string,
  onProgress: (step: string) => void,
  server: ServerOptions | undefined,
) {
  const { openEmbedded } = await import('@halved/db/embedded');
  return openEmbedded({ dataDir, onProgress, ...(server && { server }) });
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
