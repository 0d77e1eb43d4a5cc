import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { passwordHashOf } from './password-queries.ts';

/** Checks the caller's own password once more. Returns its hash; fails with WRONG_PASSWORD. */
export async function checkPassword(
  { services: { db, passwords }, viewer }: MemberContext,
  password: string,
): Promise<string> {
  const hash = (await passwordHashOf(db, viewer.id)) ?? fail('UNAUTHENTICATED');
  if (!(await passwords.verify(hash, password))) fail('WRONG_PASSWORD');
  return hash;
}
