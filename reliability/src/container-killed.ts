import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { startComposeProject } from '@halved/db/testing/compose-project';
import { atEnd } from '../../bench/src/lib/processes.ts';
import { register, signIn } from '../../bench/src/member.ts';
import { startClients } from '../../bench/src/restart/writers.ts';
import { causeAll, type Fault } from './fault.ts';
import { judge } from './scene.ts';

const quietMs = 3_000;
const afterMs = 10_000;
const endlessMs = 1_000;
const images = ['halved', 'halved-nginx', 'halved-pgbouncer', 'halved-valkey'];

function whyNot(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root on Linux can kill what runs in a container';
  const { status } = spawnSync('docker', ['image', 'inspect', ...images], { stdio: 'ignore' });
  return status === 0 ? undefined : 'there are no images: docker compose --profile scale build';
}

/**
 * The longest time without a success from the kill on, in milliseconds; Infinity if nobody succeeded in the last second
 * of the run.
 */
export function longestPause(
  successesAt: readonly number[],
  { killedAt, endedAt }: { killedAt: number; endedAt: number },
): number {
  const moments = [killedAt, ...successesAt.filter((at) => at > killedAt)];
  if (endedAt - (moments.at(-1) ?? killedAt) > endlessMs) return Number.POSITIVE_INFINITY;
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
    const endedAt = performance.now();
    const observations = await clients.stop();
    return judge({ instance: { database: { url: project.databaseUrl } } }, observations, {
      recoveredMs: longestPause(observations.successesAt, { killedAt, endedAt }),
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
