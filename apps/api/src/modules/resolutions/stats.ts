import type { Database } from '@halved/db';
import type { ResolutionStats } from '@halved/shared/contract/resolutions';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { remembered } from '../../services/remembered.ts';
import { communityFigures, type Figures, memberFigures } from './stats-queries.ts';

const latest = remembered(
  60_000,
  async (db: Database): Promise<Figures> => (await communityFigures(db)) ?? fail('INTERNAL'),
);

/**
 * The figures of the community over public posts, at most a minute old, and the caller's figures over all their own
 * posts. The community's figures name a method only if at least five people chose it.
 */
export async function resolutionStats({ services, viewer }: Context): Promise<ResolutionStats> {
  const [community, own] = await Promise.all([
    latest(services.db),
    viewer ? memberFigures(services.db, viewer.id) : undefined,
  ]);
  return { ...community, mine: own ?? null };
}
