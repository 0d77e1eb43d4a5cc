import { withTransaction } from '@halved/db';
import type { contract } from '@halved/shared/contract';
import type { AdminResource } from '@halved/shared/contract/admin';
import type { ParsedInputOf } from '@halved/shared/contract/operation';
import type { MemberContext } from '../../context.ts';
import { fail, refuse } from '../../errors.ts';
import { recordAction } from '../../services/audit-queries.ts';
import { saveReview, storedReviews } from '../content/public.ts';
import { memoryPage } from '../paging/public.ts';
import { isDue, type Standing, standings, wholeDirectoryFor } from '../resources/public.ts';
import { daysSince } from './rules.ts';

type Operations = typeof contract.admin;

/** Days sort as texts. Entries of unknown age come last. */
const byAge = (one: AdminResource, other: AdminResource): number => {
  const [first, second] = [one.verifiedAt ?? '9999', other.verifiedAt ?? '9999'];
  return first === second ? 0 : first < second ? -1 : 1;
};

/** Every entry of the directory with what its care needs, the oldest first. */
async function cared(ctx: MemberContext): Promise<AdminResource[]> {
  const now = new Date();
  const all = new Map((await standings(ctx.services.db)).map((standing) => [standing.id, standing]));
  const present = (standing: Standing) => ({
    verifiedAt: standing.verifiedAt,
    hidden: standing.hidden,
    ageDays: daysSince(standing.verifiedAt, now),
    overdue: isDue(standing, now),
    own: standing.isOwn,
  });
  const entries = (await wholeDirectoryFor(ctx)).flatMap((resource): AdminResource[] => {
    const standing = all.get(resource.id);
    return standing ? [{ ...resource, ...present(standing) }] : [];
  });
  return entries.sort(byAge);
}

/** A page of the directory, the oldest facts first. */
export async function resourcesPage(
  ctx: MemberContext,
  { overdue, ...start }: ParsedInputOf<Operations['resources']>,
) {
  const all = await cared(ctx);
  const found = overdue === undefined ? all : all.filter((entry) => entry.overdue === overdue);
  const { items, page } = memoryPage(found, start);
  return { resources: items, ...page };
}

/**
 * Keeps when the facts of an entry were last seen, or whether it is hidden. It holds for the entry that is shown now:
 * once the operator's own entry replaces it, the own one counts.
 */
export async function updateResource(
  ctx: MemberContext,
  { id, verifiedAt, hidden }: ParsedInputOf<Operations['updateResource']>,
): Promise<AdminResource> {
  const { services, viewer } = ctx;
  const before = (await cared(ctx)).find((entry) => entry.id === id) ?? fail('NOT_FOUND');
  if (verifiedAt !== undefined && Date.parse(verifiedAt) > Date.now()) refuse('verifiedAt', 'validation.day');
  const about = { actorId: viewer.id, subjectId: id };
  const changesHidden = hidden !== undefined && hidden !== before.hidden;
  await withTransaction(services.pool, async (db) => {
    if (verifiedAt !== undefined) {
      const details = { entry: before.title, verifiedAt };
      await recordAction(db, { ...about, action: 'resource.verify', details });
    }
    if (changesHidden) {
      const details = { entry: before.title };
      await recordAction(db, { ...about, action: hidden ? 'resource.hide' : 'resource.show', details });
    }
    if (verifiedAt !== undefined || changesHidden)
      await saveReview(db, { id, isOwn: before.own, verifiedAt: verifiedAt ?? null, hidden: hidden ?? null });
  });
  storedReviews.forget();
  return (await cared(ctx)).find((entry) => entry.id === id) ?? fail('NOT_FOUND');
}
