import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { end, startNode } from '../lib/processes.ts';
import type { BenchMember } from '../member.ts';
import { alternate, type Comparison } from './alternate.ts';
import { measureLoad, type Target } from './load.ts';

/** Sign-ins on the API and on the limit server, and the processor time of the one argon2 hash of each, in milliseconds. */
export interface SignInFigures extends Comparison {
  readonly hashCpuMs: number;
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
  api: Target,
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
  const measure = (target: Target, times = 1) => measureLoad(target, load, times * seconds, postmaster);
  // Node needs some hundred sign-ins before it has compiled their code.
  await measure(api, 4);
  await measure(limit, 4);
  const hashCpuMs = await measureHash(seconds);
  const comparison = await alternate(
    rounds,
    () => measure(api),
    () => measure(limit),
  );
  return { ...comparison, hashCpuMs };
}
