import { randomUUID } from 'node:crypto';
import { withClient } from '../lib/postgres.ts';
import { exactCpuMs } from '../lib/proc.ts';
import type { LimitPlan } from '../limit/plan.ts';
import { fillMarks } from '../statements/explain.ts';
import { type Occasion, plainWrites, type WriteName } from './plain-statements.ts';

const rounds = 60;
const callsPerRound = 25;

/** PostgreSQL's processor time for one write, in milliseconds. */
export interface AloneCosts {
  readonly apiMs: number;
  readonly plainMs: number;
}

/** The mean of the lowest quarter, because other work on the machine only adds to a time. */
function lowestQuarter(times: readonly number[]): number {
  const lowest = times.toSorted((a, b) => a - b).slice(0, Math.ceil(times.length / 4));
  return lowest.reduce((sum, time) => sum + time, 0) / lowest.length;
}

const statementsOf = ({ comment, reply, like, unlike }: LimitPlan, name: WriteName) =>
  ({ comment, reply, like: [...like, ...unlike] })[name];

/**
 * Measures the API's statements of a write and the plainest ones, in turn over one connection, which does not wait for
 * the disk. The plans are generic, as after some calls.
 */
export async function measureAlone(
  url: string,
  plan: LimitPlan,
  name: WriteName,
  next: () => Occasion,
): Promise<AloneCosts> {
  return withClient(url, async (client) => {
    await client.query('set synchronous_commit = off');
    await client.query('set plan_cache_mode = force_generic_plan');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const backend = rows[0]?.pid ?? Number.NaN;
    let written = 0;
    const words = () => `I have been there too, for the ${++written}th time.`;
    const ours = async ({ writerId, postId, parentId }: Occasion) => {
      // The id of a captured comment has the same mark as the parent of the captured reply.
      const parent = name === 'reply' ? parentId : randomUUID();
      const known = { '@viewer': writerId, '@post': postId, '@parent': parent, '@words': words() };
      for (const { text, values, ...named } of statementsOf(plan, name))
        await client.query({ name: named.name, text, values: fillMarks(values, known) });
    };
    const plainest = async (occasion: Occasion) => {
      for (const { valuesOf, ...statement } of plainWrites[name])
        await client.query({ ...statement, values: [...valuesOf(occasion, words())] });
    };
    const timeOf = async (write: (occasion: Occasion) => Promise<void>) => {
      const before = exactCpuMs(backend);
      for (let call = 0; call < callsPerRound; call++) await write(next());
      return (exactCpuMs(backend) - before) / callsPerRound;
    };
    const times: { ours: number[]; plainest: number[] } = { ours: [], plainest: [] };
    // The first round plans the statements and does not count.
    for (let round = 0; round <= rounds; round++) {
      const [oursMs, plainestMs] = [await timeOf(ours), await timeOf(plainest)];
      if (round === 0) continue;
      times.ours.push(oursMs);
      times.plainest.push(plainestMs);
    }
    return { apiMs: lowestQuarter(times.ours), plainMs: lowestQuarter(times.plainest) };
  });
}
