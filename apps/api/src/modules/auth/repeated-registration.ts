import { createHash } from 'node:crypto';
import type { Database } from '@halved/db';
import type { Services } from '../../services/index.ts';
import { findRegistration, insertRegistration } from './repeated-registration-queries.ts';

const hexDigitsOfUuid = 32;

/** A key that stands for an address, and that nobody can compute without the secret of the instance. */
const keyOf = ({ cipherOf }: Pick<Services, 'cipherOf'>, email: string): string =>
  createHash('sha256')
    .update(cipherOf('registered address').encrypt(email.toLowerCase()))
    .digest('hex')
    .slice(0, hexDigitsOfUuid);

interface Registered {
  userId: string;
  email: string;
  passwordHash: string;
}

/**
 * Keeps what an account was opened with, inside the transaction that opens it, also if the account itself has another
 * address by then or another password later.
 */
export const rememberRegistration = (
  db: Database,
  services: Pick<Services, 'cipherOf'>,
  { userId, email, passwordHash }: Registered,
): Promise<void> => insertRegistration(db, { userId, key: keyOf(services, email), passwordHash });

/**
 * Whether any server accepted a registration with the same address, username and password within ten minutes. A
 * password is hashed in any case, so that the time does not tell whether an address was registered.
 */
export async function isRepeatedRegistration(
  services: Pick<Services, 'cipherOf' | 'db' | 'passwords'>,
  { email, username, password }: { email: string; username: string; password: string },
): Promise<boolean> {
  const passwordHash = await findRegistration(services.db, { username, key: keyOf(services, email) });
  return services.passwords.verify(passwordHash, password);
}
