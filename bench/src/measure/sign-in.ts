import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { end, startNode } from '../lib/processes.ts';
import { median } from '../lib/statistics.ts';
import type { BenchMember } from '../member.ts';
import { cpuOf } from './alternate.ts';
import { type LoadFigures, measureLoad, type Target } from './load.ts';

/** The processor time of a sign-in and of its one argon2 hash, in milliseconds. Both were measured in turn. */
export interface SignInFigures {
  readonly serverCpuMs: number;
  readonly databaseCpuMs: number;
  readonly hashCpuMs: number;
  readonly ratio: number;
  readonly perSecond: number;
  /** The processor time of a sign-in on the limit server, including PostgreSQL. */
  readonly limitCpuMs: number;
}

const isHashTally = (value: unknown): value is { cpuMs: number } =>
  typeof value === 'object' && value !== null && 'cpuMs' in value && typeof value.cpuMs === 'number';

async function measureHash(seconds: number): Promise<number> {
  const child = startNode([fileURLToPath(new URL('hash.ts', import.meta.url)), String(seconds)], {});
  const [tally]: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  await end(child);
  if (!isHashTally(tally)) throw new Error('the hashing process ended without a figure');
  return tally.cpuMs;
}

/** Signs one member in repeatedly, four times in parallel, on the API and on the limit server. */
export async function measureSignIn(
  target: Target,
  limit: Target,
  { email, password }: BenchMember,
  { rounds, seconds }: { rounds: number; seconds: number },
  postmaster: () => number,
): Promise<SignInFigures> {
  const load = {
    connections: 4,
    requests: [
      {
        method: 'POST' as const,
        path: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      },
    ],
  };
  const pairs: { figures: LoadFigures; limit: number; hash: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    // Node needs some hundred sign-ins before it has compiled their code.
    const long = round === 0 ? 4 * seconds : seconds;
    const hash = await measureHash(seconds);
    const figures = await measureLoad(target, load, long, postmaster);
    const byHand = await measureLoad(limit, load, long, postmaster);
    if (round > 0) pairs.push({ hash, figures, limit: cpuOf(byHand) });
  }
  const of = (name: keyof LoadFigures) => median(pairs.map(({ figures }) => figures[name]));
  return {
    serverCpuMs: of('serverCpuMs'),
    databaseCpuMs: of('databaseCpuMs'),
    hashCpuMs: median(pairs.map(({ hash }) => hash)),
    ratio: median(pairs.map(({ figures, hash }) => cpuOf(figures) / hash)),
    perSecond: of('requestsPerSecond'),
    limitCpuMs: median(pairs.map((pair) => pair.limit)),
  };
}
