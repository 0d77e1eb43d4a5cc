import { setTimeout as sleep } from 'node:timers/promises';
import { end } from '../../bench/src/lib/processes.ts';
import {
  countHeldJobs,
  findPublished,
  findPublishers,
  schedulePosts,
} from '../../bench/src/restart/scheduled.ts';
import { startClients } from '../../bench/src/restart/writers.ts';
import { causeAlone, type Fault } from './fault.ts';
import { brokenForScheduled, firstSuccessAfter, judge, openScene } from './scene.ts';

const quietMs = 2_000;
const maxStopMs = 25_000;
/** A balancer has to hear of it long before the port closes. */
const maxUnreadyMs = 500;
/** For how long a balancer may still send requests, because it asks once a second. */
const balancerMs = 1_000;
const posts = 500;
/** One statement publishes 200, so the server is in the middle of publishing for some seconds. */
const publicationSeconds = 0.01;
const patienceMs = 60_000;

/** Asks `ready` again and again until the port is closed. Returns when it first said no, and how it said so. */
async function watchReady(url: string, since: number, onUnready: () => Promise<void>) {
  const seen = { unreadyMs: Number.POSITIVE_INFINITY, hasRetryAfter: false, repented: false };
  for (;;) {
    const response = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    await response?.arrayBuffer();
    if (!response) return seen;
    if (response.status === 503 && seen.unreadyMs === Number.POSITIVE_INFINITY) {
      seen.unreadyMs = performance.now() - since;
      seen.hasRetryAfter = response.headers.has('retry-after');
      void onUnready();
    } else if (response.ok && seen.unreadyMs !== Number.POSITIVE_INFINITY) seen.repented = true;
    await sleep(20);
  }
}

async function waitFor(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await sleep(20))
    if (await isSo()) return true;
  return false;
}

/**
 * One of two servers behind a balancer is asked to stop (SIGTERM) while people write and while it publishes due posts.
 * The balancer leaves it a second after `ready` has said no, so that nobody may notice.
 */
export const serverStopped: Fault = {
  name: 'SIGTERM under load',
  cause: async (say) => {
    const scene = await openScene();
    const { url } = scene.instance.database;
    const jobs = { HALVED_ROLE: 'all', JOBS_EVERY_SECONDS: '1' };
    const other = await scene.start({ ...jobs, TRUST_PROXY: '1' });
    const urls = [scene.instance.api.url, other.url];
    const clients = startClients(urls, scene.token);
    await sleep(quietMs);
    await schedulePosts(url, scene.memberId, { count: posts, inSeconds: 0, publicationSeconds });
    const wasPublishing = await waitFor(async () => (await findPublishers(url)).length > 0);
    say('a server is asked to stop');
    const askedAt = performance.now();
    const [code, ready] = await Promise.all([
      end(other.process, maxStopMs),
      watchReady(other.url, askedAt, async () => {
        await sleep(balancerMs);
        urls.pop();
      }),
    ]);
    const stoppedMs = performance.now() - askedAt;
    const held = await countHeldJobs(url);
    await sleep(quietMs);
    const observations = await clients.stop();
    say(`it ended after ${Math.round(stoppedMs)} ms, and said so after ${Math.round(ready.unreadyMs)} ms`);
    await scene.start(jobs);
    await waitFor(async () => (await findPublished(url)).published === posts);
    return judge(scene, observations, {
      recoveredMs: firstSuccessAfter(observations, askedAt),
      expected: ['200', '201', '409'],
      broken: [
        ...(code === 0 ? [] : [`the server ended with ${code}`]),
        ...(stoppedMs <= maxStopMs ? [] : [`it took ${Math.round(stoppedMs)} ms to stop`]),
        ...(ready.unreadyMs <= maxUnreadyMs
          ? []
          : [`/api/health/ready turned 503 after ${Math.round(ready.unreadyMs)} ms`]),
        ...(ready.hasRetryAfter ? [] : ['/api/health/ready did not say when to try again']),
        ...(ready.repented ? ['/api/health/ready turned 200 again'] : []),
        ...(wasPublishing ? [] : ['the server had no job when it was asked to stop']),
        ...(held === 0 ? [] : [`${held} jobs were not handed back`]),
        ...brokenForScheduled(await findPublished(url), posts),
      ],
    });
  },
};

await causeAlone(import.meta, serverStopped);
