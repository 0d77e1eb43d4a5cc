import { type ExecFileOptionsWithStringEncoding, execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testEnv } from './env.ts';

/** The parts of docker-compose.yml that are started. `default` is the server with its database. */
export type ComposeProfile = 'default' | 'dev' | 'scale';

/** docker-compose.yml, truly run, as a project of its own. */
export interface ComposeProject {
  /** The address of the server, or of the balancer before the servers, without a slash at the end. */
  url: string;
  databaseUrl: string;
  /** The secret with which the servers sign tokens. */
  secret: string;
  /** The folder that the servers have as /data. */
  dataDir: string;
  /** The address at which a service is reached from this machine, such as `127.0.0.1:49153`. */
  addressOf(service: string, port: number): Promise<string>;
  /** Runs docker compose for this project, and returns what it prints. */
  compose(...args: string[]): Promise<string>;
  /** Runs the operator’s command in a container. */
  operate(...args: string[]): Promise<string>;
  /** Kills the first process of a service by SIGKILL, as a crash does. Docker starts the service again. Needs root. */
  kill(service: string): Promise<void>;
  /** Removes the containers and all data. */
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..', '..', '..', '..');
const files = ['docker-compose.yml', join('packages', 'db', 'src', 'testing', 'compose-testing.yml')];
const run = promisify(execFile);
const maxBuffer = 2 ** 26;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const scaled = ['--profile', 'scale'];
const argsOf: Record<ComposeProfile, { profile: string[]; up: string[]; server: string }> = {
  default: { profile: [], up: [], server: 'app' },
  dev: { profile: ['--profile', 'dev'], up: [], server: 'app' },
  scale: { profile: scaled, up: ['--scale', 'app=0'], server: 'api' },
};

/**
 * Starts a project with the images that `docker compose build` has made, and waits until it is healthy.
 * @param variables what an operator would write into .env
 */
export async function startComposeProject(
  kind: ComposeProfile,
  variables: Record<string, string> = {},
): Promise<ComposeProject> {
  const name = `halved-test-${randomBytes(4).toString('hex')}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'halved-compose-'));
  // The servers are another user than the one who runs the tests.
  await chmod(dataDir, 0o777);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const secret = randomBytes(32).toString('hex');
  const options: ExecFileOptionsWithStringEncoding = {
    cwd: root,
    maxBuffer,
    encoding: 'utf8',
    env: {
      ...testEnv.all,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      JWT_SECRET: secret,
      TESTING_DATA_DIR: dataDir,
      ...variables,
    },
  };
  const { profile, up, server } = argsOf[kind];
  const given = ['compose', '--project-name', name, ...files.flatMap((file) => ['--file', file]), ...profile];
  const compose = async (...args: string[]) =>
    (await run('docker', [...given, ...args], options)).stdout.trim();
  const stop = async () => {
    await compose('down', '--volumes', '--timeout', '5');
    await rm(dataDir, { recursive: true, force: true });
  };
  const addressOf = (service: string, inside: number) => compose('port', service, String(inside));
  try {
    await compose('up', '--wait', '--no-build', '--quiet-pull', ...up);
    return {
      url,
      secret,
      dataDir,
      databaseUrl: `postgres://halved:halved@${await addressOf('postgres', 5432)}/halved`,
      addressOf,
      compose,
      operate: (...args) => compose('exec', '-T', server, 'node', 'apps/api/dist/cli.js', ...args),
      kill: async (service) => {
        const [container = ''] = (await compose('ps', '--quiet', service)).split('\n');
        const { stdout } = await run('docker', ['inspect', '--format', '{{.State.Pid}}', container]);
        process.kill(Number(stdout), 'SIGKILL');
      },
      stop,
    };
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}
