import { withTransaction } from '@halved/db';
import type { Role } from '@halved/shared/contract/scalars';
import type { User } from '@halved/shared/contract/users';
import type { Tier } from '@halved/shared/tiers';
import type { MemberContext } from '../../context.ts';
import { fail, refuse } from '../../errors.ts';
import { isFuture } from '../../services/clock-queries.ts';
import { changeMember, changeRole, grantedTier } from '../../services/member-change-queries.ts';
import { presentUser, presentUserToAdmin, userById } from '../auth/public.ts';

async function changed({ viewer, services }: MemberContext, userId: string): Promise<User> {
  const { accounts, db, env } = services;
  accounts.forget(userId);
  const user = (await userById(db, userId)) ?? fail('NOT_FOUND');
  return userId === viewer.id ? presentUser(user, env) : presentUserToAdmin(user, env);
}

/** Changes the role of a member. Fails with LAST_ADMIN, and if ADMIN_EMAILS would undo the change. */
export async function setRole(
  ctx: MemberContext,
  { userId, role }: { userId: string; role: Role },
): Promise<User> {
  const { env, pool } = ctx.services;
  const refusal = await withTransaction(pool, (db) =>
    changeRole(db, { memberId: userId, role, adminEmails: env.adminEmails, actorId: ctx.viewer.id }),
  );
  return refusal ? fail(refusal) : changed(ctx, userId);
}

interface TierChange {
  userId: string;
  tier: Tier;
  until?: string | undefined;
}

/** Grants a tier. What the member pays for is not changed. */
export async function setTier(ctx: MemberContext, { userId, tier, until }: TierChange): Promise<User> {
  const { pool } = ctx.services;
  await withTransaction(pool, async (db) => {
    if (!(await userById(db, userId))) fail('NOT_FOUND');
    if (until && !(await isFuture(db, until))) refuse('until', 'validation.tierEndInPast');
    await changeMember(db, userId, grantedTier(tier, until ? new Date(until) : undefined), ctx.viewer.id);
  });
  return changed(ctx, userId);
}
