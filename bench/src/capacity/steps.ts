import { hourMs } from '@halved/shared/durations';
import type { Cost } from './day.ts';

/** One way to run an instance. */
export interface Step {
  readonly name: string;
  /** Processors for the servers, of which each process uses at most one. */
  readonly serverCores: number;
  /** Processors for the database that writes; undefined if it shares those of the server. */
  readonly databaseCores: number | undefined;
  /** US dollars a month. */
  readonly price: number;
}

/** Prices in US dollars a month, assumed: they differ between providers by a factor of three. */
const [smallServer, server, database] = [5, 10, 30];

/** The steps of “Growth” in docs/operations.md. */
export const steps: readonly Step[] = [
  { name: 'one small server, 2 cores, 2 GB', serverCores: 1, databaseCores: undefined, price: smallServer },
  {
    name: 'a server, a database of 2 cores',
    serverCores: 1,
    databaseCores: 2,
    price: smallServer + database,
  },
  {
    name: 'three servers and a worker, a database of 4 cores',
    serverCores: 3,
    databaseCores: 4,
    price: 4 * server + 2 * database,
  },
  {
    name: 'eight servers and two workers, a database of 16 cores',
    serverCores: 8,
    databaseCores: 16,
    price: 10 * server + 8 * database,
  },
];

/** Of a day's calls, so many come in its busiest hour. */
export const peakHourShare = 0.12;
/** Of a processor, members may use so much on average of the busiest hour. The rest is for the jobs and for bursts. */
export const usableShare = 0.25;
/** Of the members, so many are active on a day. */
export const activeShare = 0.2;

/** A database of 100,000 members with ten worries each has 2.8 GB (“Backup and restore” in docs/operations.md). */
const bytesPerMember = 28_000;

const sharedCores = 2;

export interface Capacity {
  /** Active members a day. */
  readonly active: number;
  /** All members. */
  readonly members: number;
  readonly worriesADay: number;
  /** After so many days there are a million worries, the largest community that the bench has measured. */
  readonly daysToAMillion: number;
  /** With ten worries a member. */
  readonly databaseGb: number;
  readonly boundBy: 'the server' | 'the database' | 'both';
}

/** What a step carries, if a member's day costs `day` of processor time and brings `worries` new worries. */
export function capacityOf(step: Step, day: Cost, worries: number): Capacity {
  const peakMs = (cores: number) => (cores * hourMs * usableShare) / peakHourShare;
  const byServer = peakMs(step.serverCores) / day.serverMs;
  const byDatabase =
    step.databaseCores === undefined
      ? peakMs(sharedCores) / (day.serverMs + day.databaseMs)
      : peakMs(step.databaseCores) / day.databaseMs;
  const active = Math.min(byServer, byDatabase);
  const members = active / activeShare;
  const boundBy = byServer < byDatabase ? 'the server' : step.databaseCores ? 'the database' : 'both';
  return {
    active,
    members,
    worriesADay: active * worries,
    databaseGb: (members * bytesPerMember) / 1e9,
    daysToAMillion: 1_000_000 / (active * worries),
    boundBy,
  };
}
