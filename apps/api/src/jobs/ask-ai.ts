import { isDatabaseAway } from '@halved/db';
import { postToAsk, readByProvider, saveReading } from '../modules/analysis/public.ts';
import { kindOf } from '../services/error-kind.ts';
import type { Services } from '../services/index.ts';

/**
 * The number of failed posts after which the job stops asking. A failed post is not sent again until the next start,
 * unless only the database was away.
 */
const maxFailedPosts = 1_000;
/** How many posts a run sends. */
const maxPosts = 5;

type Dependencies = Pick<Services, 'ai' | 'db' | 'lifecycle' | 'log' | 'pool'>;

/**
 * Returns a job that sends the latest published posts to the provider, if the operator chose one. The analysis of our
 * own models is used until the provider answers.
 */
export function createAskAi({ ai, db, lifecycle, log, pool }: Dependencies) {
  const failedPosts = new Set<string>();
  const giveUp = (id: string, error: unknown) => {
    failedPosts.add(id);
    log.warn(kindOf(error), 'the provider did not read a worry; what our own models say stands');
  };
  return async function askAi(): Promise<void> {
    if (!ai || failedPosts.size >= maxFailedPosts) return;
    const tried: string[] = [];
    // Each request may take four seconds, so a process that was asked to stop sends no further request.
    while (tried.length < maxPosts && !lifecycle.stopping) {
      const post = await postToAsk(db, [...failedPosts, ...tried]);
      if (!post) return;
      const { id } = post;
      tried.push(id);
      const reading = await readByProvider(ai, post).catch((error: unknown) => giveUp(id, error));
      if (!reading) continue;
      await saveReading(pool, post, reading).catch((error: unknown) => {
        if (isDatabaseAway(error)) throw error;
        giveUp(id, error);
      });
    }
  };
}
