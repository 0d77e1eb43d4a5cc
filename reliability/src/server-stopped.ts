import { setTimeout as sleep } from 'node:timers/promises';
import { end } from '../../bench/src/lib/processes.ts';
import { startClients } from '../../bench/src/restart/writers.ts';
import { causeAlone, type Fault } from './fault.ts';
import { firstSuccessAfter, judge, openScene } from './scene.ts';

const quietMs = 2_000;
const maxStopMs = 25_000;

/** One of two servers is asked to stop (SIGTERM) while people write. */
export const serverStopped: Fault = {
  name: 'SIGTERM under load',
  cause: async (say) => {
    const scene = await openScene();
    const other = await scene.start();
    const clients = startClients([scene.instance.api.url, other.url], scene.token);
    await sleep(quietMs);
    say('a server is asked to stop');
    const askedAt = performance.now();
    const code = await end(other.process, maxStopMs);
    const stoppedMs = performance.now() - askedAt;
    await sleep(quietMs);
    const observations = await clients.stop();
    return judge(scene, observations, {
      recoveredMs: firstSuccessAfter(observations, askedAt),
      expected: ['200', '201', '409', '503', 'no answer'],
      broken: [
        ...(code === 0 ? [] : [`the server ended with ${code}`]),
        ...(stoppedMs <= maxStopMs ? [] : [`it took ${Math.round(stoppedMs)} ms to stop`]),
      ],
    });
  },
};

await causeAlone(import.meta, serverStopped);
