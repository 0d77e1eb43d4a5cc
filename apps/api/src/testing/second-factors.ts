import { type Database, recoveryCodes, secondFactors, users } from '@halved/db';
import { eq, sql } from 'drizzle-orm';
import { cipherFor } from '../modules/auth/second-factor.ts';
import { codeAt, newSecret, stepSeconds } from '../modules/auth/totp.ts';
import type { Ciphers } from '../services/ciphers.ts';
import { newCode, plainCode } from '../services/codes.ts';
import { hashToken } from '../services/tokens.ts';

/** The code that an authenticator app shows, some time steps from now. */
export const codeOf = (secret: Uint8Array, steps = 0): string =>
  codeAt(secret, Math.floor(Date.now() / 1_000 / stepSeconds) + steps);

/** Inserts second factors directly. */
export const createSecondFactors = (db: Database, cipherOf: Ciphers) => ({
  /** Puts a second factor of a member in force, with one recovery code. */
  async aSecondFactor({ id: userId }: { id: string }): Promise<{ secret: Buffer; recoveryCode: string }> {
    const [secret, recoveryCode] = [newSecret(), newCode()];
    const encrypted = cipherFor({ cipherOf }, userId).encrypt(secret.toString('base64url'));
    await db.insert(secondFactors).values({ userId, secret: encrypted });
    await db.insert(recoveryCodes).values({ userId, hash: hashToken(plainCode(recoveryCode)) });
    await db.update(users).set({ secondFactorSince: sql`now()` }).where(eq(users.id, userId));
    return { secret, recoveryCode };
  },
});
