import { withTransaction } from '@halved/db';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { newCode, plainCode } from '../../services/codes.ts';
import type { Services } from '../../services/index.ts';
import { changeRole } from '../../services/member-change-queries.ts';
import { hashToken } from '../../services/tokens.ts';
import { currentSettings } from './settings.ts';
import { spendSetupCode, storeSetupCode } from './setup-queries.ts';

/**
 * Makes the one-time code of an instance without an admin (docs/product.md §23.3). Returns it; undefined if there is an
 * admin, or a code that is still valid.
 */
export async function issueSetupCode({ db }: Pick<Services, 'db'>): Promise<string | undefined> {
  const code = newCode();
  return (await storeSetupCode(db, hashToken(plainCode(code)))) ? code : undefined;
}

/** Makes the caller the first admin. Fails with NOT_FOUND if the code is wrong, or if there is an admin. */
export async function becomeFirstAdmin(ctx: MemberContext, code: string): Promise<void> {
  const { accounts, env, pool } = ctx.services;
  const { id } = ctx.viewer;
  await withTransaction(pool, async (tx) => {
    if (!(await spendSetupCode(tx, hashToken(plainCode(code))))) fail('NOT_FOUND');
    const change = { memberId: id, role: 'admin', adminEmails: env.adminEmails, actorId: id } as const;
    if (await changeRole(tx, change)) fail('NOT_FOUND');
  });
  accounts.forget(id);
  currentSettings.forget();
}
