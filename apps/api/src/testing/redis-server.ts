import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@halved/db/embedded/free-port';
import { Redis } from 'ioredis';
import { testEnv } from './env.ts';
import programs from './redis-programs.json' with { type: 'json' };

function findServer(): string {
  const folders = (testEnv.path ?? '').split(delimiter);
  const installed = programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  const program = testEnv.redisServer ?? installed;
  if (!program) throw new Error('No Redis server to test with: npm test installs one, or says how.');
  return program;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A real Redis server on loopback that keeps nothing on disk. */
export async function startRedisServer(port?: number) {
  const at = port ?? (await freePort());
  const options = ['--bind', '127.0.0.1', '--port', `${at}`, '--save', '', '--appendonly', 'no'];
  // The program may be redis-check-rdb, which is the same file as redis-server: the name under which it is started
  // decides what it does.
  const server = spawn(findServer(), options, { argv0: 'redis-server', stdio: 'ignore' });
  const ended = once(server, 'exit');
  while (!(await answers(at))) {
    if (server.exitCode !== null) throw new Error(`The Redis server ended with ${server.exitCode}.`);
    await pause(20);
  }
  return {
    url: `redis://127.0.0.1:${at}`,
    port: at,
    /** Decides whether the server takes writes, or refuses them as one whose memory is full. It answers all the same. */
    takeWrites: async (takesWrites: boolean) => {
      const client = new Redis(at);
      await client.config('SET', 'maxmemory', takesWrites ? '0' : '1');
      client.disconnect();
    },
    /** Suspends the server. It then accepts connections and answers nothing, as on an overloaded machine. */
    freeze: () => server.kill('SIGSTOP'),
    stop: async () => {
      server.kill('SIGKILL');
      await ended;
    },
  };
}

export type RedisServer = Awaited<ReturnType<typeof startRedisServer>>;
