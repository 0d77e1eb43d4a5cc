import type { OpenDatabase } from '@halved/db';
import { type Env, readEnv } from '../env.ts';
import { openDatabaseAsItIs, prepareDatabase, prepareExistingDatabase } from '../start/database.ts';
import { say } from '../start/say.ts';

type Work = (database: OpenDatabase, env: Env) => Promise<void>;

async function run(open: typeof openDatabaseAsItIs, work: Work, mayWrite = false): Promise<void> {
  const env = readEnv(undefined, { mayWrite });
  const database = await open(env, say);
  try {
    await work(database, env);
  } finally {
    await database.close();
  }
}

/** Runs one command over the instance's database, beside a running server or on its own. Migrates it before. */
export const withDatabase = (work: Work): Promise<void> => run(prepareDatabase, work, true);

/** The same for a command that has nothing to do where nobody is: it makes no embedded database. */
export const withExistingDatabase = (work: Work): Promise<void> => run(prepareExistingDatabase, work);

/** Runs one command over the instance's database as it is, which may have the schema of another version. */
export const withDatabaseAsItIs = (work: Work): Promise<void> => run(openDatabaseAsItIs, work);
