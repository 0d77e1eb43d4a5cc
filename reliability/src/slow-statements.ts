import { setTimeout as sleep } from 'node:timers/promises';
import { bearer } from '../../bench/src/member.ts';
import { lockPosts } from '../../bench/src/restart/lock.ts';
import { startClients } from '../../bench/src/restart/writers.ts';
import { causeAlone, type Fault } from './fault.ts';
import { firstSuccessAfter, judge, openScene } from './scene.ts';

const quietMs = 3_000;
const lockedMs = 12_000;
/** A statement ends after five seconds, and a call waits two and a half for a connection. */
const maxMs = 8_500;
/** For a call that only waits for a connection, or needs none. */
const maxOtherMs = 3_000;

/** Calls that need no database, made by a visitor. */
const independent = ['/health/live', '/posts/prompts', '/languages/supported'];
/** Calls that need the database but no worries, made by the member. */
const others = ['/wake', '/health/ready', '/auth/profile', '/instance'];

interface OtherCalls {
  asked: number;
  answered: number;
  longestMs: number;
  /** What was broken, in words. */
  broken: Set<string>;
}

/** Makes a call again and again. */
async function call(calls: OtherCalls, base: string, path: string, token: string, until: AbortSignal) {
  const headers = independent.includes(path) ? {} : bearer(token);
  while (!until.aborted) {
    const began = performance.now();
    const response = await fetch(`${base}/api${path}`, { headers });
    await response.arrayBuffer();
    calls.longestMs = Math.max(calls.longestMs, performance.now() - began);
    calls.asked += 1;
    if (response.ok) calls.answered += 1;
    else if (independent.includes(path) || response.status !== 503)
      calls.broken.add(`${path} was answered with ${response.status}`);
    else if (!response.headers.has('retry-after')) calls.broken.add(`${path}: 503 without Retry-After`);
    await sleep(100);
  }
}

/** Every statement about worries hangs for 12 s, so that the connections of the pool are used up. */
export const slowStatements: Fault = {
  name: 'statements hang for 12 s, the pool is used up',
  cause: async (say) => {
    const scene = await openScene();
    const { url } = scene.instance.api;
    const clients = startClients([url], scene.token);
    await sleep(quietMs);
    say('the table of worries is locked');
    const release = await lockPosts(scene.instance.database.url);
    const calls: OtherCalls = { asked: 0, answered: 0, longestMs: 0, broken: new Set() };
    const released = new AbortController();
    const calling = Promise.all(
      [...independent, ...others].map((path) => call(calls, url, path, scene.token, released.signal)),
    );
    await sleep(lockedMs);
    say('the lock is released');
    await release();
    const releasedAt = performance.now();
    released.abort();
    await calling;
    say(
      `${calls.answered} of ${calls.asked} other calls succeeded, the slowest took ${Math.round(calls.longestMs)} ms`,
    );
    await sleep(quietMs);
    const observations = await clients.stop();
    return judge(scene, observations, {
      recoveredMs: firstSuccessAfter(observations, releasedAt),
      expected: ['200', '201', '409', '503'],
      broken: [
        ...calls.broken,
        ...(calls.longestMs <= maxOtherMs
          ? []
          : [`a call that needs no worries took ${Math.round(calls.longestMs)} ms`]),
        ...(observations.longestMs <= maxMs
          ? []
          : [`a request took ${Math.round(observations.longestMs)} ms`]),
      ],
    });
  },
};

await causeAlone(import.meta, slowStatements);
