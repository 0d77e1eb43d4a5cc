import { isDatabaseAway, lowestId, withTransaction } from '@halved/db';
import { kindOf } from '../../services/error-kind.ts';
import type { Services } from '../../services/index.ts';
import { claimOldPost, oldPublicPosts } from './age-queries.ts';
import { findVisiblePost, nowInDatabase } from './queries.ts';
import { changeLocked } from './update.ts';

/** Makes a post private, exactly as if its author had done so. Returns whether it was still to be done. */
const makePrivate = (services: Services, id: string): Promise<boolean> =>
  withTransaction(services.pool, async (db) => {
    const author = await claimOldPost(db, id);
    if (!author) return false;
    const before = await findVisiblePost(
      { viewer: { ...author, role: 'member', suspended: false, needsSecondFactor: false } },
      db,
      id,
    );
    if (!before) return false;
    await changeLocked(db, { services, viewer: author, language: author.language }, before, {
      words: { privacyLevel: 'private' },
      beside: { madePrivateAt: nowInDatabase },
    });
    return true;
  });

/** A post that cannot be changed is left for the next run, and does not keep others public. */
const orLater = (services: Services, made: Promise<boolean>): Promise<boolean> =>
  made.catch((error: unknown) => {
    if (isDatabaseAway(error)) throw error;
    services.log.warn(kindOf(error), 'an old post stays public until the next run');
    return false;
  });

/**
 * Makes every post private that has become older than its author wants it to be public (docs/product.md §17.2), each
 * once. Returns how many. It may run late, twice, or in several workers at once: the claim of each post decides.
 */
export async function makeOldPostsPrivate(
  services: Services,
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  let total = 0;
  let after: string = lowestId;
  for (;;) {
    const old = await oldPublicPosts(services.db, after);
    for (const { id } of old) {
      if (signal?.aborted) return total;
      after = id;
      if (!(await orLater(services, makePrivate(services, id)))) continue;
      total++;
      services.recountQueue.add(id);
    }
    if (old.length === 0) return total;
  }
}
