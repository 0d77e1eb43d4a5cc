import { askAbout, postsToAsk } from '../modules/analysis/public.ts';
import type { Services } from '../services/index.ts';

/** What was asked in vain is let be until the next start; so many are remembered. */
const mostInVain = 1_000;

type Needed = Pick<Services, 'ai' | 'db' | 'lifecycle' | 'log' | 'pool'>;

/**
 * Has a provider read public posts that were just published, where the operator chose one; what our own models say
 * stands until it answers, and if it does not. One pass over the latest few.
 */
export function askingAi({ ai, db, lifecycle, log, pool }: Needed) {
  const inVain = new Set<string>();
  return async function askAi(): Promise<void> {
    if (!ai || inVain.size >= mostInVain) return;
    for (const post of await postsToAsk(db, [...inVain])) {
      // Each may take four seconds, and the process has not long to end.
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
