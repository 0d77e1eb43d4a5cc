import { setTimeout as sleep } from 'node:timers/promises';
import { lockPosts } from '../../bench/src/restart/lock.ts';
import { startClients } from '../../bench/src/restart/writers.ts';
import { causeAlone, type Fault } from './fault.ts';
import { firstSuccessAfter, judge, openScene } from './scene.ts';

const quietMs = 3_000;
const lockedMs = 12_000;
/** A statement ends after five seconds, and a call waits two and a half for a connection. */
const maxMs = 8_500;

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
    await sleep(lockedMs);
    const live = await fetch(`${url}/api/health/live`);
    say('the lock is released');
    await release();
    const releasedAt = performance.now();
    await sleep(quietMs);
    const observations = await clients.stop();
    return judge(scene, observations, {
      recoveredMs: firstSuccessAfter(observations, releasedAt),
      expected: ['200', '201', '409', '503'],
      broken: [
        ...(live.ok ? [] : ['/api/health/live did not answer meanwhile']),
        ...(observations.longestMs <= maxMs
          ? []
          : [`a request took ${Math.round(observations.longestMs)} ms`]),
      ],
    });
  },
};

await causeAlone(import.meta, slowStatements);
