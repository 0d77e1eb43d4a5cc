import { askAbout, postsToAsk } from '../modules/analysis/public.ts';
import type { Services } from '../services/index.ts';

/** At most so many failed posts are remembered; they are not sent again until the next start. */
const mostInVain = 1_000;

type Needed = Pick<Services, 'ai' | 'db' | 'lifecycle' | 'log' | 'pool'>;

/**
 * Sends recently published posts to the provider, where the operator chose one, in one pass over the latest few. The
 * analysis of our own models stands until the provider answers.
 */
export function askingAi({ ai, db, lifecycle, log, pool }: Needed) {
  const inVain = new Set<string>();
  return async function askAi(): Promise<void> {
    if (!ai || inVain.size >= mostInVain) return;
    for (const post of await postsToAsk(db, [...inVain])) {
      // Each request may take four seconds, too long for a process that is asked to stop.
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
