import { type Database, withTransaction } from '@halved/db';
import type { Services } from '../../services/index.ts';
import { deletePlayed } from './forget-sandbox-queries.ts';
import { lockSubscriptions } from './inbox-queries.ts';
import { keepPaidTier } from './paid-tier-queries.ts';

/**
 * Deletes the subscriptions that somebody played in the sandbox before this database came into production. Otherwise
 * they would give a tier for ever, because no provider ends them. Returns their members.
 */
async function deleteOfSandbox(db: Database): Promise<string[]> {
  await lockSubscriptions(db);
  const userIds = await deletePlayed(db);
  for (const id of userIds) await keepPaidTier(db, { id });
  return userIds;
}

/** In production nothing counts that was played in the sandbox. */
export async function forgetSandbox({
  accounts,
  log,
  pool,
}: Pick<Services, 'accounts' | 'log' | 'pool'>): Promise<void> {
  const userIds = await withTransaction(pool, deleteOfSandbox);
  for (const id of userIds) accounts.forget(id);
  if (userIds.length > 0) log.warn({ members: userIds.length }, 'subscriptions of the sandbox were deleted');
}
