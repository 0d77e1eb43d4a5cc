import pg from 'pg';
import { cpuMsWithChildren } from '../lib/proc.ts';
import { type Occasion, plainWrites, type WriteName } from './plain-statements.ts';

/** As many connections as the API's pool has. */
const connections = 10;

/** Opens connections that run the plainest statements of a write for some time. */
export async function openPlainWriters(url: string, postmaster: () => number) {
  const clients = Array.from({ length: connections }, () => new pg.Client(url));
  await Promise.all(clients.map((client) => client.connect()));
  let written = 0;
  let deadlocks = 0;

  // The plainest SQL locks its rows in no fixed order, so it may deadlock.
  const countDeadlock = (error: unknown) => {
    if (!(error instanceof pg.DatabaseError && error.code === '40P01')) throw error;
    deadlocks++;
  };

  const write = async (client: pg.Client, name: WriteName, occasion: Occasion) => {
    const words = `I have been there too, ${++written} times.`;
    for (const { valuesOf, ...statement } of plainWrites[name]) {
      await client.query({ ...statement, values: [...valuesOf(occasion, words)] }).catch(countDeadlock);
    }
  };

  /** PostgreSQL's processor time for one write, in milliseconds. */
  const measure = async (name: WriteName, next: () => Occasion, seconds: number): Promise<number> => {
    const before = cpuMsWithChildren(postmaster());
    const end = performance.now() + seconds * 1_000;
    let count = 0;
    await Promise.all(
      clients.map(async (client) => {
        for (; performance.now() < end; count++) await write(client, name, next());
      }),
    );
    return (cpuMsWithChildren(postmaster()) - before) / count;
  };
  /** Closes the connections and returns the number of deadlocks. */
  const close = async (): Promise<number> => {
    await Promise.all(clients.map((client) => client.end()));
    return deadlocks;
  };
  return { measure, close };
}
