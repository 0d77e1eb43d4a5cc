import { setTimeout as sleep } from 'node:timers/promises';
import { startClients } from '../../bench/src/restart/writers.ts';
import { causeAlone, type Fault } from './fault.ts';
import { firstSuccessAfter, judge, openScene } from './scene.ts';

const quietMs = 3_000;

/** One of three servers is killed while people write. Who got no answer repeats the write at the next server. */
export const serverKilled: Fault = {
  name: 'kill -9 of one of three servers',
  cause: async (say) => {
    const scene = await openScene();
    const others = await Promise.all([scene.start(), scene.start()]);
    const clients = startClients(
      [scene.instance.api, ...others].map(({ url }) => url),
      scene.token,
    );
    await sleep(quietMs);
    say('a server is killed');
    const killedAt = performance.now();
    others[0]?.process.kill('SIGKILL');
    await sleep(quietMs);
    const observations = await clients.stop();
    return judge(scene, observations, {
      recoveredMs: firstSuccessAfter(observations, killedAt),
      expected: ['200', '201', '409', 'not reached', 'no answer'],
    });
  },
};

await causeAlone(import.meta, serverKilled);
