import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../embedded.ts';
import { testEnv } from './env.ts';

export interface TestServer {
  /** The address of the server, with a user who may create databases. */
  readonly url: string;
  readonly kind: 'given' | 'docker' | 'embedded';
  stop(): Promise<void>;
}

/** A test run need not survive a power cut, so durability is switched off. */
const reckless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
const image = 'postgres:18';

/**
 * Starts one PostgreSQL for a whole test run. It uses the server of TEST_DATABASE_URL, else a container if a Docker
 * daemon answers, else the embedded PostgreSQL in a temporary folder (1 s).
 */
export async function startTestServer(): Promise<TestServer> {
  if (testEnv.databaseUrl) return { url: testEnv.databaseUrl, kind: 'given', stop: async () => {} };
  if (testEnv.dockerSocket && (await dockerAnswers(testEnv.dockerSocket))) {
    try {
      return await startContainer();
    } catch (error) {
      console.warn(
        `Docker answers but ${image} does not start (${String(error)}); using the embedded PostgreSQL.`,
      );
    }
  }
  return startEmbedded();
}

async function startEmbedded(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'halved-test-'));
  await chmod(dataDir, 0o711);
  const clear = () => rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  try {
    const { url, stop } = await openEmbedded({ dataDir, settings: reckless });
    return { url, kind: 'embedded', stop: () => stop().finally(clear) };
  } catch (error) {
    await clear();
    throw error;
  }
}

/** testcontainers takes half a second to load, so it is loaded only here. */
async function startContainer(): Promise<TestServer> {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const settings = Object.entries(reckless).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const container = await new PostgreSqlContainer(image).withCommand(['postgres', ...settings]).start();
  const stop = async () => {
    await container.stop();
  };
  return { url: container.getConnectionUri(), kind: 'docker', stop };
}

function dockerAnswers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const ping = request({ socketPath, path: '/_ping', timeout: 1_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    ping.on('timeout', () => ping.destroy());
    ping.on('error', () => resolve(false));
    ping.end();
  });
}
