import { type Database, users } from '@halved/db';
import { type LoggedAction, loggedValues } from '@halved/shared/logged-actions';
import { isHigherRole, type Role } from '@halved/shared/roles';
import type { Tier } from '@halved/shared/tiers';
import { eq, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { suspendedNow } from './account-queries.ts';
import { recordAction } from './audit-queries.ts';

/** A change of a member, with its entry in the audit log. */
export interface MemberChange {
  action: LoggedAction;
  set: PgUpdateSetSource<typeof users> & { role?: Role };
  details: Record<string, string | null>;
}

/**
 * Keeps a member from writing, for a time or until the suspension is lifted. The member may still read, export and
 * delete.
 */
export const suspension = ({
  until,
  reason,
}: {
  until?: Date | undefined;
  reason: string;
}): MemberChange => ({
  action: 'user.suspend',
  set: { suspendedAt: sql`now()`, suspendedUntil: until ?? null },
  details: { suspended: until ? `until ${until.toISOString()}` : loggedValues.untilLifted, reason },
});

export const liftedSuspension: MemberChange = {
  action: 'user.unsuspend',
  set: { suspendedAt: null, suspendedUntil: null },
  details: { suspended: loggedValues.notSuspended },
};

/** Makes signing in need a code of the second factor, from now on. */
export const secondFactorOn: MemberChange = {
  action: 'user.second_factor_on',
  set: { secondFactorSince: sql`now()` },
  details: {},
};

export const secondFactorOff: MemberChange = {
  action: 'user.second_factor_off',
  set: { secondFactorSince: null },
  details: {},
};

/** A grant ends now, and stays the member's last one. An end before now stays, and so does that there was no grant. */
const endedGrant = {
  grantedTierUntil: sql`case when ${users.grantedTier} <> 'free' then least(${users.grantedTierUntil}, now()) end`,
};

/** Gives a member a tier without payment, until a moment or without an end. The tier “free” takes a grant back. */
export const grantedTier = (tier: Tier, until: Date | undefined): MemberChange =>
  tier === 'free'
    ? { action: 'user.tier', set: endedGrant, details: { tier } }
    : {
        action: 'user.tier',
        set: { grantedTier: tier, grantedTierUntil: until ?? null },
        details: { tier, ...(until && { until: until.toISOString() }) },
      };

/**
 * Changes a member and writes the change into the audit log. Call it in a transaction. Without `actorId` the operator
 * is the actor.
 */
export async function changeMember(
  db: Database,
  memberId: string,
  { action, set, details }: MemberChange,
  actorId?: string,
): Promise<void> {
  await db
    .update(users)
    .set({ ...set, updatedAt: sql`now()` })
    .where(eq(users.id, memberId));
  await recordAction(db, {
    action,
    subjectId: memberId,
    ...(actorId ? { actorId, details } : { details: { ...details, by: 'operator' } }),
  });
}

interface RoleChange {
  memberId: string;
  role: Role;
  adminEmails: readonly string[];
  /** The operator if undefined. */
  actorId?: string;
}

/**
 * A member and all admins. They stay locked until the transaction ends, so that of two admins who take the role from each
 * other at once, one stays admin.
 */
const lockAdmins = (db: Database, memberId: string) =>
  db
    .select({ id: users.id, email: users.email, role: users.role, isSuspended: suspendedNow })
    .from(users)
    .where(or(eq(users.id, memberId), eq(users.role, 'admin')))
    .orderBy(users.id)
    .for('no key update');

type LockedAdmins = Awaited<ReturnType<typeof lockAdmins>>;

/** Whether a member is an admin, and no other admin may act. */
const isLastActing = (locked: LockedAdmins, memberId: string): boolean => {
  const isMe = ({ id }: { id: string }) => id === memberId;
  const admins = locked.filter(({ role }) => role === 'admin');
  return admins.some(isMe) && admins.every((one) => isMe(one) || one.isSuspended);
};

/** Whether a member is an admin, and no other admin may act. Call it in a transaction that takes the admin away. */
export const isLastActingAdmin = async (db: Database, memberId: string): Promise<boolean> =>
  isLastActing(await lockAdmins(db, memberId), memberId);

/** Why a member keeps their role. */
export type RoleRefusal = 'LAST_ADMIN' | 'NAMED_IN_ADMIN_EMAILS' | 'MEMBER_SUSPENDED';

/**
 * Changes the role of a member and writes the change into the audit log. Call it in a transaction. Returns why nothing
 * was changed, if so: the last admin who may act stays one (docs/product.md §8.5), a member whom ADMIN_EMAILS names
 * would be made admin again at the next start, and a suspended member gets no more power, because no admin could lift
 * the suspension of an admin.
 */
export async function changeRole(
  db: Database,
  { memberId, role, adminEmails, actorId }: RoleChange,
): Promise<RoleRefusal | 'NOT_FOUND' | undefined> {
  const locked = await lockAdmins(db, memberId);
  const member = locked.find(({ id }) => id === memberId);
  if (!member) return 'NOT_FOUND';
  if (role !== 'admin' && adminEmails.includes(member.email.toLowerCase())) return 'NAMED_IN_ADMIN_EMAILS';
  if (member.isSuspended && isHigherRole(role, member.role)) return 'MEMBER_SUSPENDED';
  if (role !== 'admin' && isLastActing(locked, memberId)) return 'LAST_ADMIN';
  await changeMember(db, memberId, { action: 'user.role', set: { role }, details: { role } }, actorId);
  return undefined;
}
