import { setTimeout as sleep } from 'node:timers/promises';
import { warming } from '@halved/care';
import { countSimilar, recountAllIfRequested, recountSome } from '../modules/analysis/public.ts';
import type { Services } from '../services/index.ts';
import { takeWasUnread } from '../services/timed-analysis.ts';
import { askingAi } from './ask-ai.ts';
import { readOldPosts } from './read-old-posts.ts';
import { readUnread } from './read-unread.ts';
import { repeat } from './repeat.ts';

/** Warming up and the work begin a while after the start, so that the first visitors are served first. */
const warmAfterMs = 500;
const beginAfterMs = 3_000;
const everyMs = 5_000;
/** Counting the similar posts of older posts is not urgent. */
const countedAtOnce = 10;
/**
 * Fifty at a time count a hundred thousand posts in three days with a hundredth of a processor. The first count waits
 * as well.
 */
const recountEveryMs = 2 * 60_000;
const pauseMs = 20;
const askEveryMs = 15_000;

/**
 * Loads the models and the English data, which every text needs. Another language is loaded with its first text, in
 * some milliseconds; all twelve would take 40 MB. The returned function stops it.
 */
function warmAnalysis(): () => void {
  const timer = setTimeout(() => void warming().next(), warmAfterMs).unref();
  return () => clearTimeout(timer);
}

/**
 * Starts the background work of understanding: warming up; once a start, the posts that an older model read; the counts
 * of similar posts, of new posts soon, of all others bit by bit or when an admin asks; and the provider where there is
 * one. The returned function stops it.
 */
export function startUnderstanding(services: Services): () => Promise<void> {
  const { db, recountQueue, log } = services;
  const ends = new AbortController();
  const { signal } = ends;
  let isRead = false;
  let waitsToBeRead = true;
  let after: string | undefined;
  const restsUntil = performance.now() + recountEveryMs;
  const pause = async () => {
    await sleep(pauseMs, undefined, { ref: false });
    return !signal.aborted;
  };
  const work = () => [
    ...(services.ai ? [repeat(askEveryMs, askingAi(services), log)] : []),
    repeat(
      everyMs,
      async function readWhatWaits() {
        waitsToBeRead = takeWasUnread() || waitsToBeRead;
        if (waitsToBeRead) await readUnread(services);
        waitsToBeRead = false;
      },
      log,
    ),
    // This has a loop of its own because it takes hours after a new model.
    repeat(
      everyMs,
      async function readWorries() {
        if (!isRead) await readOldPosts(services, { signal, pauses: true });
        isRead = true;
        for (const id of recountQueue.take(countedAtOnce)) await countSimilar(db, id);
      },
      log,
    ),
    repeat(
      everyMs,
      async function countAllSimilar() {
        await recountAllIfRequested(services, pause);
      },
      log,
    ),
    repeat(
      recountEveryMs,
      async function countSimilarAnew() {
        if (performance.now() > restsUntil) after = await recountSome(db, after, pause);
      },
      log,
    ),
  ];
  let jobs: ReturnType<typeof work> = [];
  const begin = setTimeout(() => {
    jobs = work();
  }, beginAfterMs).unref();
  const cool = warmAnalysis();
  return async () => {
    cool();
    clearTimeout(begin);
    ends.abort();
    await Promise.all(jobs.map(({ stop }) => stop()));
  };
}
