import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '../../bench/src/lib/processes.ts';
import { startClients } from '../../bench/src/restart/writers.ts';
import { causeAlone, type Fault } from './fault.ts';
import { openRelay } from './relay.ts';
import { firstSuccessAfter, judge, openScene } from './scene.ts';

const quietMs = 3_000;
const cutMs = 15_000;

/** The network between the server and the database is cut for a quarter of a minute, without closing a connection. */
export const networkCut: Fault = {
  name: 'the network between server and database is cut for 15 s',
  cause: async (say) => {
    const scene = await openScene();
    const direct = new URL(scene.instance.database.url);
    const relay = await openRelay({ host: direct.hostname, port: Number(direct.port) });
    const relayed = new URL(direct);
    relayed.port = String(relay.port);
    const server = await scene.start({ DATABASE_URL: relayed.href });
    const clients = startClients([server.url], scene.token);
    await sleep(quietMs);
    say('the network is cut');
    relay.cut();
    await sleep(cutMs);
    say('the network is mended');
    relay.mend();
    const mendedAt = performance.now();
    await sleep(quietMs);
    const observations = await clients.stop();
    return judge(scene, observations, {
      recoveredMs: firstSuccessAfter(observations, mendedAt),
      expected: ['200', '201', '409', '503'],
      broken: isRunning(server.process) ? [] : ['the server ended'],
    });
  },
};

await causeAlone(import.meta, networkCut);
