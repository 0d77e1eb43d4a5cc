import { setTimeout as sleep } from 'node:timers/promises';
import { findPublished, schedulePosts } from '../../bench/src/restart/scheduled.ts';
import { causeAlone, type Fault } from './fault.ts';
import { openScene } from './scene.ts';

const posts = 500;
const inSeconds = 5;
const patienceMs = 90_000;

/** Three workers run, and one is killed at the moment at which 500 scheduled worries are due. */
export const workerKilled: Fault = {
  name: 'a worker is killed when 500 worries are due',
  cause: async (say) => {
    const { instance, memberId, start } = await openScene();
    const { url } = instance.database;
    const workers = await Promise.all(
      Array.from({ length: 3 }, () => start({ HALVED_ROLE: 'worker', JOBS_EVERY_SECONDS: '1' })),
    );
    await schedulePosts(url, memberId, posts, inSeconds);
    await sleep(inSeconds * 1_000);
    say('a worker is killed');
    workers[0]?.process.kill('SIGKILL');
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
      doubled: 0,
      statuses: {},
      recoveredMs: performance.now() - killedAt,
      broken: [
        ...(found.published === posts ? [] : [`${posts - found.published} worries were not published`]),
        ...(found.early === 0 ? [] : [`${found.early} worries were published before their time`]),
      ],
    };
  },
};

await causeAlone(import.meta, workerKilled);
