import { setTimeout as sleep } from 'node:timers/promises';
import { posts } from '@halved/shared/contract/posts';
import { openStandby, primarySettings } from '../../bench/src/lib/standby.ts';
import { startClients } from '../../bench/src/restart/writers.ts';
import { causeAlone, type Fault } from './fault.ts';
import { judge, openScene } from './scene.ts';

const lateSeconds = 30;
const quietMs = 5_000;
const lateMs = 45_000;
/** What a visitor reads may be this old: 5 s of the replica, the time until that is noticed, and the cache. */
const oldestAllowedMs = 10_000;

const isUsedText = 'the read replica answers';
const isLeftText = 'the read replica does not answer or is late';
const countOf = (text: string, part: string) => text.split(part).length - 1;

/** Reads the feed as a visitor, again and again, and returns the greatest age of its newest worry. */
async function watchFeed(url: string, until: AbortSignal): Promise<number> {
  let oldestMs = 0;
  while (!until.aborted) {
    const response = await fetch(`${url}/api/posts`);
    const body: unknown = await response.json();
    const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
    const [newest] = posts.list.output.parse(data).posts;
    if (newest) oldestMs = Math.max(oldestMs, Date.now() - Date.parse(newest.createdAt));
    await sleep(100);
  }
  return oldestMs;
}

/** The read replica falls 30 s behind while people write and visitors read. */
export const replicaLate: Fault = {
  name: 'the read replica is 30 s late',
  cause: async (say) => {
    const scene = await openScene({ settings: primarySettings });
    const standby = await openStandby(scene.instance.database);
    const server = await scene.start({ DATABASE_READ_URL: standby.url });
    const clients = startClients([server.url], scene.token);
    await sleep(quietMs);
    const ended = new AbortController();
    const watching = watchFeed(server.url, ended.signal);
    await sleep(quietMs);
    const wasUsed = countOf(server.output(), isUsedText) > 0;
    say('the replica becomes late');
    await standby.delay(lateSeconds);
    await sleep(lateMs);
    const wasLeft = countOf(server.output(), isLeftText) > 0;
    say('the replica catches up');
    const usesBefore = countOf(server.output(), isUsedText);
    await standby.delay(0);
    const mendedAt = performance.now();
    while (countOf(server.output(), isUsedText) === usesBefore && performance.now() - mendedAt < lateMs)
      await sleep(20);
    const recoveredMs = performance.now() - mendedAt;
    ended.abort();
    const oldestMs = await watching;
    return judge(scene, await clients.stop(), {
      recoveredMs,
      expected: ['200', '201', '409'],
      broken: [
        ...(wasUsed ? [] : ['the replica was not used before']),
        ...(wasLeft ? [] : ['the late replica was used']),
        ...(recoveredMs < lateMs ? [] : ['the replica was not used again']),
        ...(oldestMs <= oldestAllowedMs ? [] : [`a visitor read a page that was ${oldestMs} ms old`]),
      ],
    });
  },
};

await causeAlone(import.meta, replicaLate);
