import { setTimeout as sleep } from 'node:timers/promises';
import type { Run } from './job.ts';

/** How a job rests after each piece of its work. */
export interface Rest {
  leastMs: number;
  /** The rest as a multiple of the time that the piece took. That time also grows while requests keep the server busy. */
  share: number;
}

/** The longest rest, so that a stopping process does not wait long. */
const mostMs = 5_000;

/** The rest after some old posts were analysed. The job takes half of one processor at most. */
export const afterAnalyses: Rest = { leastMs: 25, share: 1 };
/** The rest after the similar posts of a new post were counted. The job takes a thirtieth of one processor at most. */
export const afterCount: Rest = { leastMs: 100, share: 30 };
/** The rest after those of an old post were counted, which is work on all posts. */
export const afterRecount: Rest = { leastMs: 20, share: 10 };

/** Returns a function that rests, so that requests are served in between, and tells whether to continue. */
export function resting({ leastMs, share }: Rest, { signal }: Pick<Run, 'signal'>): () => Promise<boolean> {
  let begun = performance.now();
  return async () => {
    const tookMs = performance.now() - begun;
    await sleep(Math.min(Math.max(leastMs, tookMs * share), mostMs), undefined, { ref: false });
    begun = performance.now();
    return !signal.aborted;
  };
}
