import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { startComposeProject } from '@halved/db/testing/compose-project';
import { atEnd } from '../../bench/src/lib/processes.ts';
import { register, signIn } from '../../bench/src/member.ts';
import { type Observations, startClients } from '../../bench/src/restart/writers.ts';
import { causeAll, type Fault } from './fault.ts';
import { judge } from './scene.ts';

const quietMs = 3_000;
const afterMs = 10_000;
const images = ['halved', 'halved-nginx', 'halved-pgbouncer', 'halved-valkey'];

function whyNot(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root on Linux can kill what runs in a container';
  const { status } = spawnSync('docker', ['image', 'inspect', ...images], { stdio: 'ignore' });
  return status === 0 ? undefined : 'there are no images: docker compose --profile scale build';
}

/** The longest time without a success from the moment on at which something was killed. */
function longestPause({ successesAt }: Observations, killedAt: number): number {
  const moments = [killedAt, ...successesAt.filter((at) => at > killedAt)];
  return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at)));
}

/** A container of the scale profile is killed while people write, and started again by Docker. */
const killed = (service: string, what: string): Fault => ({
  name: `kill -9 of ${what} in the scale profile`,
  cannotBeCaused: whyNot,
  cause: async (say) => {
    const project = await startComposeProject('scale', { RATE_LIMIT_SCALE: '1000000' });
    atEnd(project.stop);
    const token = await signIn(project.url, await register(project.url));
    const clients = startClients([project.url], token);
    await sleep(quietMs);
    say(`${what} is killed`);
    const killedAt = performance.now();
    await project.kill(service);
    await sleep(afterMs);
    const observations = await clients.stop();
    return judge({ instance: { database: { url: project.databaseUrl } } }, observations, {
      recoveredMs: longestPause(observations, killedAt),
      expected: ['200', '201', '409', '502', '503', '504', 'not reached', 'no answer'],
    });
  },
});

export const containersKilled: readonly Fault[] = [
  killed('api', 'one of three servers'),
  killed('worker', 'the worker'),
  killed('pgbouncer', 'PgBouncer'),
  killed('postgres', 'PostgreSQL'),
  killed('replica', 'the read replica'),
  killed('valkey', 'Valkey'),
  killed('balancer', 'nginx'),
];

if (import.meta.main) await causeAll(containersKilled);
