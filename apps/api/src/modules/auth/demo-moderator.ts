import { randomUUID } from 'node:crypto';
import { withTransaction } from '@halved/db';
import { demoModeratorSignIn } from '@halved/db/seed/demo';
import type { Env } from '../../env.ts';
import type { Services } from '../../services/index.ts';
import { isLocal } from '../../start/demo.ts';
import { replacePassword } from './password-queries.ts';
import { userByEmail } from './queries.ts';
import { endSessionsOf } from './session-queries.ts';

/**
 * Takes the known password from the demo's moderator, and ends the moderator's sessions, if the demo was made on the
 * operator's own machine and others can reach the instance now. Returns whether it did.
 */
export async function closeDemoModerator(
  env: Pick<Env, 'production' | 'publicUrl'>,
  { accounts, db, passwords, pool }: Pick<Services, 'accounts' | 'db' | 'passwords' | 'pool'>,
): Promise<boolean> {
  if (isLocal(env)) return false;
  const moderator = await userByEmail(db, demoModeratorSignIn.email);
  if (!moderator || !(await passwords.verify(moderator.passwordHash, demoModeratorSignIn.password)))
    return false;
  const { id, passwordHash: from } = moderator;
  const to = await passwords.hash(randomUUID());
  const isClosed = await withTransaction(pool, async (tx) => {
    await endSessionsOf(tx, id);
    return replacePassword(tx, { id, from, to });
  });
  accounts.forget(id);
  return isClosed;
}
