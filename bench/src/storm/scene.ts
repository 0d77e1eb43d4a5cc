import { migrate } from '@halved/db/migrate';
import { openDatabase } from '../lib/postgres.ts';
import { type RunningServer, settingsFor, startServer } from '../lib/server.ts';
import { register, signIn } from '../member.ts';
import { fillWithLargest, follow, memberPaths, visitorPaths } from './largest.ts';
import type { StormClient } from './storm.ts';

export interface Scene {
  readonly server: RunningServer;
  readonly clients: StormClient[];
}

/**
 * Starts a server with the memory flags of `npm start` on a database with the largest lists, and creates the clients
 * that request these lists.
 */
export async function openScene(script: string, visitors: number, members: number): Promise<Scene> {
  const { url } = await openDatabase();
  await migrate(url);
  const largest = await fillWithLargest(url);
  const settings = await settingsFor(url, { NODE_ENV: 'production', LOG_LEVEL: 'warn' });
  const server = await startServer(script, settings);
  const paths = visitorPaths(largest);
  const clients: StormClient[] = Array.from({ length: visitors }, () => ({ paths }));
  for (let index = 0; index < members; index++) {
    const member = await register(server.url);
    await follow(url, member.id, largest);
    const token = await signIn(server.url, member);
    clients.push({ token, paths: [...paths, ...memberPaths(member.id)] });
  }
  return { server, clients };
}
