import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '@halved/db/migrate';
import { type Capture, captureCalls } from './capture.ts';
import { type BenchDatabase, type DatabaseOptions, openDatabase } from './lib/postgres.ts';
import { end, temporaryFolder } from './lib/processes.ts';
import {
  assertIsThere,
  builtServer,
  newSecret,
  type RunningServer,
  settingsFor,
  startServer,
} from './lib/server.ts';
import { tapDatabase } from './lib/wire-tap.ts';
import { type BenchMember, bearer, register, signIn } from './member.ts';
import { befriend, seed } from './seed/seed.ts';

/** A seeded database with a server on it. */
export interface Instance {
  readonly database: BenchDatabase;
  readonly secret: string;
  readonly api: RunningServer;
  /** The file that the server was started from. */
  readonly server: string;
}

const people = 60;

/** The settings of a server that runs as in production, but without limits on calls. */
const settingsOf = (databaseUrl: string, secret: string) =>
  settingsFor(databaseUrl, {
    NODE_ENV: 'production',
    JWT_SECRET: secret,
    // The jobs that new posts cause would count as the cost of the next call.
    HALVED_ROLE: 'api',
  });

export interface InstanceOptions extends DatabaseOptions {
  /** The file that the server is started from; by default the build. */
  readonly server?: string;
  /** Flags of Node that load modules before the server's own; by default the watch over its event loop. */
  readonly preload?: readonly string[];
}

/** Starts PostgreSQL, fills it with the given number of posts, and starts the server on it. */
export async function openInstance(
  worries: number,
  onStep: (step: string) => void,
  { server = builtServer, preload, ...options }: InstanceOptions = {},
): Promise<Instance> {
  assertIsThere(server);
  onStep('PostgreSQL');
  const database = await openDatabase(options);
  await migrate(database.url);
  await seed(database.url, worries, (step) => onStep(`${worries.toLocaleString('en')} worries: ${step}`));
  const secret = newSecret();
  const api = await startServer(server, await settingsOf(database.url, secret), { preload });
  return { database, secret, api, server };
}

/** Starts a further server on the database of an instance. */
export const startFurtherServer = async (
  { database, secret, server }: Pick<Instance, 'database' | 'secret' | 'server'>,
  variables: Record<string, string> = {},
): Promise<RunningServer> =>
  startServer(server, { ...(await settingsOf(database.url, secret)), ...variables });

/** Registers a member who follows some people and is followed by some. */
export async function addMember({ database, api }: Instance): Promise<BenchMember> {
  const member = await register(api.url);
  await befriend(database.url, member.id, people);
  return member;
}

/** Registers members one after the other. */
export async function addMembers(instance: Instance, count: number): Promise<BenchMember[]> {
  const members: BenchMember[] = [];
  while (members.length < count) members.push(await addMember(instance));
  return members;
}

/** Captures the statements that each call sends to PostgreSQL, from a second server behind a relay. */
export async function watchCalls(
  { database, secret, server }: Instance,
  member: BenchMember,
  paths: { postId: string; pages: Readonly<Record<string, string>> },
): Promise<Capture> {
  const tap = await tapDatabase(database.url);
  const watched = await startServer(server, await settingsOf(tap.url, secret));
  const capture = await captureCalls(watched.url, tap, await signIn(watched.url, member), member, paths);
  await end(watched.process);
  return capture;
}

/** Starts the limit server with the captured statements. */
export async function openLimit({ database, secret }: Instance, { plan, headers }: Capture) {
  const file = join(await temporaryFolder('limit'), 'plan.json');
  await writeFile(file, JSON.stringify(plan));
  return startServer(join(import.meta.dirname, 'limit-server.ts'), {
    DATABASE_URL: database.url,
    JWT_SECRET: secret,
    PLAN: file,
    HEADERS: JSON.stringify(headers),
  });
}

/** Throws if the two servers respond differently, because only servers that write the same bytes can be compared. */
export async function assertSameBytes(
  api: string,
  limit: string,
  token: string,
  postId: string,
): Promise<void> {
  for (const path of ['/api/posts', `/api/posts/${postId}`, `/api/comments/post/${postId}/threaded`]) {
    const [one = '', other = ''] = await Promise.all(
      [api, limit].map(async (url) => {
        const response = await fetch(`${url}${path}`, { headers: bearer(token) });
        return response.text();
      }),
    );
    if (one === other) continue;
    const at = [...one].findIndex((letter, index) => letter !== other[index]);
    const around = (text: string) => text.slice(Math.max(0, at - 40), at + 60);
    throw new Error(
      `The limit server answers GET ${path} otherwise, at ${at}: ${around(one)} … against ${around(other)}. ` +
        'Mend bench/src/limit.',
    );
  }
}
