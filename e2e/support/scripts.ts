import { startTestServer } from '@halved/db/testing/test-server';
import { type Account, createApi } from './account.ts';
import { assertBuilt, type Instance, startInstance } from './instance.ts';

/** Starts the built server with the demo community, runs `work`, and removes both afterwards. */
export async function withDemo(work: (app: Instance) => Promise<void>): Promise<void> {
  assertBuilt();
  const database = await startTestServer();
  try {
    const app = await startInstance(database.url, { demo: true });
    await work(app).finally(app.stop);
  } finally {
    await database.stop();
  }
}

/** Ends a command with 2 if a word of its call is not among the known ones. */
export function refuseUnknown(what: string, words: readonly string[], known: readonly string[]): void {
  const unknown = words.filter((word) => !known.includes(word));
  if (unknown.length === 0) return;
  console.error(`There is no ${what} ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}

/** Signs a member of the demo in. */
export async function signInTo(
  { url }: Instance,
  { email, password }: { email: string; password: string },
): Promise<Account> {
  const { user, token, refreshToken } = await createApi(url).auth.login.mutate({ email, password });
  const api = createApi(url, token);
  return { id: user.id, email, username: user.username, password, token, refreshToken, api };
}
