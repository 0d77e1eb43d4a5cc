import { addMember, type Instance, openInstance, startFurtherServer } from '../../bench/src/instance.ts';
import type { DatabaseOptions } from '../../bench/src/lib/postgres.ts';
import type { RunningServer } from '../../bench/src/lib/server.ts';
import { signIn } from '../../bench/src/member.ts';
import { compareWithDatabase } from '../../bench/src/restart/restart.ts';
import type { Published } from '../../bench/src/restart/scheduled.ts';
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
export async function openScene(options: DatabaseOptions = {}): Promise<Scene> {
  const instance = await openInstance(worries, () => {}, options);
  const member = await addMember(instance);
  return {
    instance,
    memberId: member.id,
    token: await signIn(instance.api.url, member),
    start: (variables) => startFurtherServer(instance, variables),
  };
}

export const usualLoad = '12 writers, 4 readers';

const maxRequestMs = 30_000;

export interface Judged extends Pick<Seen, 'recoveredMs'> {
  /** The statuses that are allowed. */
  expected: string[];
  /** Promises of this fault alone that were broken. */
  broken?: string[];
  /** By default that of one group of clients. */
  load?: string;
}

/** Compares what the clients were told with what the database holds. */
export async function judge(
  { instance }: { instance: { database: { url: string } } },
  { acknowledged, statuses, longestMs, refusedWithoutRetryAfter }: Observations,
  { recoveredMs, expected, broken = [], load = usualLoad }: Judged,
): Promise<Seen> {
  const found = await compareWithDatabase(instance.database.url, acknowledged);
  const counts = {
    acknowledged: found.acknowledged,
    lost: found.missing,
    doubled: found.doubled,
    recoveredMs,
  };
  const unexpected = [...statuses.keys()].filter((status) => !expected.includes(status));
  return {
    load,
    ...counts,
    statuses: Object.fromEntries(statuses),
    broken: [
      ...broken,
      ...brokenInAnyFault(counts),
      ...(longestMs <= maxRequestMs ? [] : [`a request took ${Math.round(longestMs)} ms`]),
      ...(refusedWithoutRetryAfter === 0
        ? []
        : [`${refusedWithoutRetryAfter} responses of status 503 without Retry-After`]),
      ...(unexpected.length === 0 ? [] : [`responses of status ${unexpected.join(', ')}`]),
    ],
  };
}

/** The promises about scheduled posts that were broken. */
export const brokenForScheduled = ({ published, doubled, early }: Published, posts: number): string[] => [
  ...(published === posts ? [] : [`${posts - published} due worries were not published`]),
  ...(doubled === 0 ? [] : [`${doubled} due worries were published again`]),
  ...(early === 0 ? [] : [`${early} worries were published before their time`]),
];

/** The time from `since` to the first success after it, in milliseconds. */
export const firstSuccessAfter = ({ successesAt }: Observations, since: number): number =>
  (successesAt.find((success) => success > since) ?? Number.POSITIVE_INFINITY) - since;

/** What several groups of clients observed, as if they were one. */
export function joinObservations(groups: readonly Observations[]): Observations {
  const statuses = new Map<string, number>();
  for (const [status, count] of groups.flatMap((group) => [...group.statuses]))
    statuses.set(status, (statuses.get(status) ?? 0) + count);
  return {
    acknowledged: new Map(groups.flatMap(({ acknowledged }) => [...acknowledged])),
    successesAt: groups.flatMap(({ successesAt }) => successesAt).toSorted((one, other) => one - other),
    refusedWithoutRetryAfter: groups.reduce((sum, group) => sum + group.refusedWithoutRetryAfter, 0),
    longestMs: Math.max(...groups.map(({ longestMs }) => longestMs)),
    statuses,
  };
}
