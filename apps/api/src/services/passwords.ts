import { availableParallelism } from 'node:os';
import { hashesAtOnce, hashParameters } from '@halved/shared/password-hashing';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { fail } from '../errors.ts';

const { memoryCost, timeCost, parallelism } = hashParameters;
/** How a hash names the parameters. The kind, argon2id, is the library's default. */
const parameters = `$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
const maxWaiting = 32;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time with and without a hash, so that the time does not reveal whether an account exists. */
  verify(storedHash: string | undefined, password: string): Promise<boolean>;
  /** Whether a hash was made with other parameters than today's. */
  needsRehash(storedHash: string): boolean;
}

/** If there is no account, a password is compared with this hash, which belongs to no password. */
const hashOfNobody = `$argon2id$v=19${parameters}nHZ/NbrGc6xMAvqJbWIt2Q$TMefm7S9gAaDbmelQVC1ugBVkFwcZQ2L8e1fCx1UKNc`;

/**
 * A typed password, composed (NFC) as it is hashed, because one keyboard sends é as one character and another one as
 * two. Then as it was typed, because older hashes were made so.
 */
const spellingsOf = (typed: string): Set<string> => new Set([typed.normalize('NFC'), typed]);

/**
 * Hashes with argon2id outside the event loop: one to four at once, and at most 32 wait. Further calls fail with 429,
 * and not with 503, because to clients 503 means that the server is starting.
 */
export function createPasswords(atOnce: number = hashesAtOnce(availableParallelism())): Passwords {
  const queue = pLimit(atOnce);
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.pendingCount >= maxWaiting) fail('RATE_LIMITED', { retryAfter: 2 });
    return queue(work);
  };
  return {
    hash: (password) => enqueue(() => hash(password.normalize('NFC'), hashParameters)),
    verify: async (storedHash, password) => {
      for (const spelling of spellingsOf(password))
        if (await enqueue(() => verify(storedHash ?? hashOfNobody, spelling)))
          return storedHash !== undefined;
      return false;
    },
    needsRehash: (storedHash) => !storedHash.includes(parameters),
  };
}
