import { setTimeout as sleep } from 'node:timers/promises';
import { findPublished, schedulePosts } from '../../bench/src/restart/scheduled.ts';
import { startClients } from '../../bench/src/restart/writers.ts';
import { causeAlone, type Fault } from './fault.ts';
import { brokenForScheduled, firstSuccessAfter, judge, openScene } from './scene.ts';

const posts = 20;
const sleepMs = 20_000;
const afterMs = 20_000;

/** The host suspends the server for 20 s, in which worries fall due, and wakes it. */
export const hibernation: Fault = {
  name: 'the host suspends the server for 20 s',
  cause: async (say) => {
    const scene = await openScene();
    const { url } = scene.instance.database;
    const server = await scene.start({ HALVED_ROLE: 'all' });
    await schedulePosts(url, scene.memberId, { count: posts, inSeconds: sleepMs / 2_000 });
    const clients = startClients([server.url], scene.token);
    await sleep(2_000);
    say('the server is suspended');
    server.process.kill('SIGSTOP');
    await sleep(sleepMs);
    say('the server is woken');
    server.process.kill('SIGCONT');
    const wokenAt = performance.now();
    await sleep(afterMs);
    const observations = await clients.stop();
    return judge(scene, observations, {
      recoveredMs: firstSuccessAfter(observations, wokenAt),
      expected: ['200', '201', '409', '503'],
      broken: brokenForScheduled(await findPublished(url), posts),
    });
  },
};

await causeAlone(import.meta, hibernation);
