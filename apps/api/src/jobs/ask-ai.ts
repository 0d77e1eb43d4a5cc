import { askAbout, postsToAsk } from '../modules/analysis/public.ts';
import type { Services } from '../services/index.ts';

/** Worries whose reading failed are not asked about again until the next start; so many are remembered. */
const mostInVain = 1_000;

type Needed = Pick<Services, 'ai' | 'db' | 'lifecycle' | 'log' | 'pool'>;

/**
 * Has the provider, where the operator chose one, read recently published posts, in one pass over the latest few. The
 * reading of our own models stands until it answers, and if it does not answer.
 */
export function askingAi({ ai, db, lifecycle, log, pool }: Needed) {
  const inVain = new Set<string>();
  return async function askAi(): Promise<void> {
    if (!ai || inVain.size >= mostInVain) return;
    for (const post of await postsToAsk(db, [...inVain])) {
      // Each may take four seconds, which is long for a process that is asked to stop.
      if (lifecycle.stopping) return;
      try {
        await askAbout(pool, ai, post);
      } catch (error) {
        inVain.add(post.id);
        const type = error instanceof Error ? error.name : 'unknown';
        log.warn({ type }, 'the provider did not read a worry; what our own models say stands');
      }
    }
  };
}
