import { setTimeout as sleep } from 'node:timers/promises';
import { addMember } from '../../bench/src/instance.ts';
import { residentMb } from '../../bench/src/lib/proc.ts';
import { median } from '../../bench/src/lib/statistics.ts';
import { signIn } from '../../bench/src/member.ts';
import { type Observations, startClients } from '../../bench/src/restart/writers.ts';
import { causeAlone, type Fault } from './fault.ts';
import { joinObservations, judge, openScene } from './scene.ts';

const roundMs = 5 * 60_000;
const rounds = 6;
/** Memory may be this much larger in the last round than in the second. The first warms up. */
const growthAllowed = 1.1;
const sampleMs = 2_000;

/** Half an hour of load. The clients sign in again every five minutes, because an access token is valid for 15. */
export const soak: Fault = {
  name: 'half an hour of load',
  cannotBeCaused: () => (process.platform === 'linux' ? undefined : 'memory is read from /proc'),
  cause: async (say) => {
    const scene = await openScene();
    const member = await addMember(scene.instance);
    const server = await scene.start({ HALVED_ROLE: 'all' });
    const startedAt = performance.now();
    const groups: Observations[] = [];
    const memory: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const clients = startClients([server.url], await signIn(server.url, member));
      const samples: number[] = [];
      for (const until = performance.now() + roundMs; performance.now() < until; await sleep(sampleMs))
        samples.push(residentMb(server.pid));
      const observations = await clients.stop();
      memory.push(median(samples));
      groups.push(observations);
      const written = observations.acknowledged.size;
      say(`round ${round}: ${Math.round(memory.at(-1) ?? 0)} MB, ${written} worries written`);
    }
    const observations = joinObservations(groups);
    const growth = (memory.at(-1) ?? 0) / (memory[1] ?? 1);
    return judge(scene, observations, {
      recoveredMs: (observations.successesAt[0] ?? Number.POSITIVE_INFINITY) - startedAt,
      expected: ['200', '201', '409'],
      broken:
        growth <= growthAllowed
          ? []
          : [`memory grew from ${memory.map((mb) => Math.round(mb)).join(' to ')} MB`],
    });
  },
};

await causeAlone(import.meta, soak);
