import { isRunning } from '../../bench/src/lib/processes.ts';
import { builtServer } from '../../bench/src/lib/server.ts';
import { openScene } from '../../bench/src/storm/scene.ts';
import { brokenPromises, type StormClient, slowPromises, storm } from '../../bench/src/storm/storm.ts';
import { causeAlone, type Fault } from './fault.ts';

const neverReading = 10;
const members = 20;
/** One client in six is a member. */
const clientsPerMember = 6;
/** As many clients are tried, one number after the other, until somebody is refused or waits for too long. */
const tried = [3, 6, 12, 24, 48];
const times = 10;
const triedSeconds = 6;
const seconds = 30;
const restSeconds = 10;

/**
 * It is measured how many clients can request the largest pages at once, each one page after the other, without being
 * refused. Then ten times as many do so. Who is refused waits as long as the refusal says. Some never read.
 */
export const overload: Fault = {
  name: 'overload with the largest pages',
  cause: async (say) => {
    say('a database is filled with the largest lists');
    const { server, clients } = await openScene(builtServer, 1, members);
    const [visitor, ...signedIn] = clients;
    const crowd = (count: number): StormClient[] =>
      Array.from({ length: count }, (_, index) => {
        const member = signedIn[Math.floor(index / clientsPerMember) % signedIn.length];
        const client = index % clientsPerMember === 0 ? member : visitor;
        if (!client) throw new Error('Nobody was registered');
        return client;
      });
    const scene = { url: server.url, isAlive: () => isRunning(server.process) };
    const calm = { ...scene, neverReading: 0, seconds: triedSeconds, restSeconds: 1 };
    await storm({ ...calm, clients: crowd(1) });
    let [carried, perSecond] = [0, 0];
    for (const count of tried) {
      const { statuses, p99Ms } = await storm({ ...calm, clients: crowd(count) });
      say(`${count} clients: ${JSON.stringify(statuses)}, p99 ${Math.round(p99Ms)} ms`);
      if (Object.keys(statuses).some((status) => status !== '200') || p99Ms >= 2_000) break;
      [carried, perSecond] = [count, Math.round((statuses['200'] ?? 0) / triedSeconds)];
    }
    say(`it carries ${carried} clients; now ${times * carried} request pages`);
    const figures = await storm({
      ...scene,
      clients: crowd(times * carried),
      neverReading,
      seconds,
      restSeconds,
    });
    say(`p50 ${Math.round(figures.p50Ms)} ms, p99 ${Math.round(figures.p99Ms)} ms of what was answered`);
    return {
      load: `${times * carried} clients, ${times} × the ${carried} (${perSecond} pages/s) that it carries; ${neverReading} who never read`,
      acknowledged: 0,
      lost: 0,
      doubled: 0,
      statuses: figures.statuses,
      recoveredMs: figures.afterwardsMs,
      broken: [
        ...(carried > 0 ? [] : [`it did not carry even ${tried[0]} clients`]),
        ...(figures.statuses['503'] ? [] : ['nobody was refused, so that this was no overload']),
        ...brokenPromises(figures),
        ...slowPromises(figures),
      ],
    };
  },
};

await causeAlone(import.meta, overload);
