import type { OpenDatabase } from '@halved/db';
import { type Env, readEnv } from '../env.ts';
import { prepareDatabase } from '../start/database.ts';

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs one command over the instance's database, beside a running server or on its own. */
export async function withDatabase(work: (database: OpenDatabase, env: Env) => Promise<void>): Promise<void> {
  const env = readEnv();
  const database = await prepareDatabase(env, say);
  try {
    await work(database, env);
  } finally {
    await database.close();
  }
}
