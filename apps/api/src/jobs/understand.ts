import { setTimeout as sleep } from 'node:timers/promises';
import { warming } from '@halved/care';
import { countSimilar, recountAllIfRequested, recountSome } from '../modules/analysis/public.ts';
import type { Services } from '../services/index.ts';
import { takeWasUnread } from '../services/timed-analysis.ts';
import { createAskAi } from './ask-ai.ts';
import { readOldPosts } from './read-old-posts.ts';
import { readUnread } from './read-unread.ts';
import { repeat } from './repeat.ts';

/**
 * The models are loaded some time after the start, and then the work begins, so that the first visitors do not wait.
 */
const warmAfterMs = 500;
const beginAfterMs = 3_000;
const everyMs = 5_000;
/** The number of posts whose similar posts are counted at a time. It is small, because this count is not urgent. */
const countedAtOnce = 10;
/**
 * The interval at which similar posts are counted again, for fifty posts at a time. For 100,000 posts this takes three
 * days, with a hundredth of a processor's time. The first count begins one interval after the start.
 */
const recountEveryMs = 2 * 60_000;
const pauseMs = 20;
const askEveryMs = 15_000;

/**
 * Loads the models and the English data, which every text needs. Another language is loaded with its first text, in
 * some milliseconds. All twelve languages would take 40 MB of memory. The returned function cancels the loading.
 */
function warmAnalysis(): () => void {
  const timer = setTimeout(() => void warming().next(), warmAfterMs).unref();
  return () => clearTimeout(timer);
}

/**
 * Starts the background work on analyses; the returned function stops it. It loads the models, reads the posts that an
 * older model read, and asks the AI provider if there is one. For a new post it counts the similar posts soon. For all
 * other posts it counts them bit by bit, or when an admin requests a count.
 */
export function startUnderstanding(services: Services): () => Promise<void> {
  const { db, recountQueue, log } = services;
  const controller = new AbortController();
  const { signal } = controller;
  let areOldPostsRead = false;
  let hasUnread = true;
  let after: string | undefined;
  const firstRecountAt = performance.now() + recountEveryMs;
  const pause = async () => {
    await sleep(pauseMs, undefined, { ref: false });
    return !signal.aborted;
  };
  const work = () => [
    ...(services.ai ? [repeat(askEveryMs, createAskAi(services), log)] : []),
    repeat(
      everyMs,
      async function readWhatWaits() {
        hasUnread = takeWasUnread() || hasUnread;
        if (hasUnread) await readUnread(services);
        hasUnread = false;
      },
      log,
    ),
    // Reading old posts has a loop of its own, because it takes hours after a new model.
    repeat(
      everyMs,
      async function readWorries() {
        if (!areOldPostsRead) await readOldPosts(services, { signal, pauses: true });
        areOldPostsRead = true;
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
        if (performance.now() > firstRecountAt) after = await recountSome(db, after, pause);
      },
      log,
    ),
  ];
  let jobs: ReturnType<typeof work> = [];
  const begin = setTimeout(() => {
    jobs = work();
  }, beginAfterMs).unref();
  const stopWarming = warmAnalysis();
  return async () => {
    stopWarming();
    clearTimeout(begin);
    controller.abort();
    await Promise.all(jobs.map(({ stop }) => stop()));
  };
}
