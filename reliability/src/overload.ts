import { isRunning } from '../../bench/src/lib/processes.ts';
import { builtServer } from '../../bench/src/lib/server.ts';
import { openScene } from '../../bench/src/storm/scene.ts';
import { brokenPromises, slowPromises, storm } from '../../bench/src/storm/storm.ts';
import { causeAlone, type Fault } from './fault.ts';

const [visitors, members, neverReading] = [100, 20, 10];
const seconds = 30;
const restSeconds = 10;

/** Many clients request the largest pages at once, far more than the server can answer, and some never read. */
export const overload: Fault = {
  name: 'overload with the largest pages',
  cause: async (say) => {
    say('a database is filled with the largest lists');
    const { server, clients } = await openScene(builtServer, visitors, members);
    say(`${clients.length} clients ask for ${seconds} s`);
    const isAlive = () => isRunning(server.process);
    const figures = await storm({ url: server.url, clients, neverReading, seconds, restSeconds, isAlive });
    return {
      load: `${visitors} visitors, ${members} members, ${neverReading} who never read`,
      acknowledged: 0,
      lost: 0,
      doubled: 0,
      statuses: figures.statuses,
      recoveredMs: figures.afterwardsMs,
      broken: [...brokenPromises(figures), ...slowPromises(figures)],
    };
  },
};

await causeAlone(import.meta, overload);
