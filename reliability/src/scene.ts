import { addMembers, type Instance, openInstance, startReplica } from '../../bench/src/instance.ts';
import type { RunningServer } from '../../bench/src/lib/server.ts';
import { signIn } from '../../bench/src/member.ts';
import { compareWithDatabase } from '../../bench/src/restart/restart.ts';
import type { Observations } from '../../bench/src/restart/writers.ts';
import { brokenInAnyFault, type Seen } from './fault.ts';

const worries = 10_000;

export interface Scene {
  instance: Instance;
  memberId: string;
  /** An access token of the member. */
  token: string;
  start(variables?: Record<string, string>): Promise<RunningServer>;
}

/** A community of 10,000 worries with one server, and a member who writes. */
export async function openScene(): Promise<Scene> {
  const instance = await openInstance(worries, () => {});
  const [member] = await addMembers(instance, 1);
  if (!member) throw new Error('No member was registered');
  return {
    instance,
    memberId: member.id,
    token: await signIn(instance.api.url, member),
    start: (variables) => startReplica(instance, variables),
  };
}

export const load = '12 writers, 4 readers';

const maxRequestMs = 30_000;

/** Compares what the clients were told with what the database holds. `expected` are the statuses that are allowed. */
export async function judge(
  { instance }: Scene,
  { acknowledged, statuses, longestMs }: Observations,
  { recoveredMs, expected, broken = [] }: { recoveredMs: number; expected: string[]; broken?: string[] },
): Promise<Seen> {
  const found = await compareWithDatabase(instance.database.url, acknowledged);
  const counts = { acknowledged: found.acknowledged, lost: found.missing, doubled: found.doubled };
  const unexpected = [...statuses.keys()].filter((status) => !expected.includes(status));
  return {
    load,
    ...counts,
    statuses: Object.fromEntries(statuses),
    recoveredMs,
    broken: [
      ...broken,
      ...brokenInAnyFault(counts),
      ...(longestMs <= maxRequestMs ? [] : [`a request took ${Math.round(longestMs)} ms`]),
      ...(unexpected.length === 0 ? [] : [`responses of status ${unexpected.join(', ')}`]),
    ],
  };
}

/** The time from `since` to the first success after it, in milliseconds. */
export const firstSuccessAfter = ({ successesAt }: Observations, since: number): number =>
  (successesAt.find((success) => success > since) ?? Number.POSITIVE_INFINITY) - since;
