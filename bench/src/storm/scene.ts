import { randomBytes } from 'node:crypto';
import { migrate } from '@halved/db/migrate';
import { openDatabase } from '../lib/postgres.ts';
import { temporaryFolder } from '../lib/processes.ts';
import { type RunningServer, startServer } from '../lib/server.ts';
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
  const server = await startServer(script, {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATA_DIR: await temporaryFolder('data'),
    JWT_SECRET: randomBytes(32).toString('hex'),
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
    DEMO: '0',
  });
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
