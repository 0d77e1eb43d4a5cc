import { type Database, withTransaction } from '@halved/db';
import type { MemberContext } from '../../context.ts';
import { fail, refuse } from '../../errors.ts';
import { isFuture } from '../../services/clock-queries.ts';
import { changeMember, liftedSuspension, suspension } from '../../services/member-change-queries.ts';
import { endOfSuspension, maySuspend } from './rules.ts';
import { lockMember, type SuspendableMember } from './suspend-queries.ts';

/** Changes a member whom the caller may suspend; the change takes effect at once. */
async function changeSuspension(
  { viewer, services }: MemberContext,
  id: string,
  change: (db: Database, member: SuspendableMember) => Promise<void>,
): Promise<void> {
  await withTransaction(services.pool, async (db) => {
    const member = (await lockMember(db, id)) ?? fail('NOT_FOUND');
    if (!maySuspend(viewer, member)) fail('FORBIDDEN');
    await change(db, member);
  });
  services.accounts.forget(id);
}

/**
 * Suspends a member, who can no longer write. Their sessions stay, so that they can read, export their data and delete
 * their account. It never shortens a suspension that is in force; whoever wants that lifts it first.
 */
export const suspend = (
  ctx: MemberContext,
  { id, reason, until }: { id: string; reason: string; until?: string | undefined },
): Promise<void> =>
  changeSuspension(ctx, id, async (db, member) => {
    if (until && !(await isFuture(db, until))) refuse('until', 'validation.suspensionInPast');
    const end = endOfSuspension(member, until ? new Date(until) : undefined);
    await changeMember(db, id, suspension({ reason, until: end }), ctx.viewer.id);
  });

/** Lifts the suspension of a member. */
export const unsuspend = (ctx: MemberContext, id: string): Promise<void> =>
  changeSuspension(ctx, id, async (db, { isSuspended }) => {
    if (isSuspended) await changeMember(db, id, liftedSuspension, ctx.viewer.id);
  });
