import { type Database, withTransaction } from '@halved/db';
import { recordAction } from '../../services/audit-queries.ts';
import { newCode, plainCode } from '../../services/codes.ts';
import type { Services } from '../../services/index.ts';
import { changeMember, secondFactorOff, secondFactorOn } from '../../services/member-change-queries.ts';
import { queueMail } from '../../services/outbox-queries.ts';
import { hashToken } from '../../services/tokens.ts';
import {
  deleteSecret,
  findFactor,
  lockFactor,
  spendRecoveryCode,
  spendStep,
  storeRecoveryCodes,
} from './second-factor-queries.ts';
import { stepOf } from './totp.ts';

const recoveryCodesCount = 10;

/** The cipher of a member's secret. It cannot decrypt the secret of another member. */
export const cipherFor = ({ cipherOf }: Pick<Services, 'cipherOf'>, userId: string) =>
  cipherOf(`second factor ${userId}`);

/**
 * Uses up a code of the member's authenticator app (docs/product.md §2.9). Returns false if the code is wrong or was
 * used before. A secret that was encrypted with an older secret of the instance is encrypted anew.
 */
export async function spendAppCode(
  services: Pick<Services, 'cipherOf'>,
  db: Database,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const factor = await findFactor(db, userId);
  const cipher = cipherFor(services, userId);
  const secret = factor && cipher.decrypt(factor.secret);
  if (!factor || !secret) return false;
  const step = stepOf(plainCode(code), { ...factor, secret: Buffer.from(secret, 'base64url') });
  return step !== undefined && spendStep(db, { userId, step, secret: cipher.encrypt(secret) });
}

/** Uses up a code of the app or a recovery code. The use of a recovery code is written into the audit log. */
export async function spendCode(
  services: Pick<Services, 'cipherOf' | 'pool' | 'db'>,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  if (await spendAppCode(services, services.db, { userId, code })) return true;
  return withTransaction(services.pool, async (tx) => {
    const isSpent = await spendRecoveryCode(tx, { userId, hash: hashToken(plainCode(code)) });
    if (isSpent) {
      const action = 'user.recovery_code';
      await recordAction(tx, { action, actorId: userId, subjectId: userId, details: {} });
    }
    return isSpent;
  });
}

/** Puts the secret of a member in force, and returns the recovery codes. Call it in a transaction. */
export async function turnOn(db: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesCount }, newCode);
  await storeRecoveryCodes(db, { userId, hashes: codes.map((code) => hashToken(plainCode(code))) });
  await changeMember(db, userId, secondFactorOn, userId);
  return codes;
}

/**
 * Takes the second factor of a member out of force. Without `actorId` the operator is the actor. Returns false if none is
 * in force. Call it in a transaction.
 */
export async function turnOff(db: Database, userId: string, actorId?: string): Promise<boolean> {
  const isOn = await lockFactor(db, userId);
  await deleteSecret(db, userId);
  if (!isOn) return false;
  await changeMember(db, userId, secondFactorOff, actorId);
  return true;
}

/** Takes the second factor of a member out of force for the operator, and tells the member by mail. See `turnOff`. */
export async function turnOffByOperator(db: Database, userId: string): Promise<boolean> {
  if (!(await turnOff(db, userId))) return false;
  await queueMail(db, { userId, kind: 'second_factor_off' });
  return true;
}
