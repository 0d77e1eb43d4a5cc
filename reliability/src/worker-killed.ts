import { setTimeout as sleep } from 'node:timers/promises';
import { findPublished, findPublishers, schedulePosts } from '../../bench/src/restart/scheduled.ts';
import { causeAlone, type Fault } from './fault.ts';
import { brokenForScheduled, openScene } from './scene.ts';

const posts = 500;
const inSeconds = 5;
/** One statement publishes 200, so a worker that has begun holds them for two seconds. */
const publicationSeconds = 0.01;
const patienceMs = 90_000;
const names = ['worker-1', 'worker-2', 'worker-3'];

/** Three workers run, and the one that begins to publish 500 scheduled worries is killed while it publishes them. */
export const workerKilled: Fault = {
  name: 'a worker is killed while it publishes 500 due worries',
  cause: async (say) => {
    const { instance, memberId, start } = await openScene();
    const { url } = instance.database;
    const workers = await Promise.all(
      names.map((name) => {
        const named = new URL(url);
        named.searchParams.set('application_name', name);
        return start({ DATABASE_URL: named.href, HALVED_ROLE: 'worker', JOBS_EVERY_SECONDS: '1' });
      }),
    );
    await schedulePosts(url, memberId, { count: posts, inSeconds, publicationSeconds });
    const dueAt = performance.now() + inSeconds * 1_000;
    let [publisher] = await findPublishers(url);
    while (publisher === undefined && performance.now() < dueAt + patienceMs) {
      await sleep(20);
      [publisher] = await findPublishers(url);
    }
    const before = await findPublished(url);
    say(publisher ? `${publisher} is killed` : 'no worker publishes');
    workers[names.indexOf(publisher ?? '')]?.process.kill('SIGKILL');
    const killedAt = performance.now();
    let found = await findPublished(url);
    while (found.published < posts && performance.now() - killedAt < patienceMs) {
      await sleep(100);
      found = await findPublished(url);
    }
    return {
      load: `3 workers, ${posts} worries due at once`,
      acknowledged: posts,
      lost: posts - found.published,
      doubled: found.doubled,
      statuses: {},
      recoveredMs: performance.now() - killedAt,
      broken: [
        ...(publisher !== undefined && before.published < posts
          ? []
          : ['no worker was killed while it published']),
        ...brokenForScheduled(found, posts),
      ],
    };
  },
};

await causeAlone(import.meta, workerKilled);
