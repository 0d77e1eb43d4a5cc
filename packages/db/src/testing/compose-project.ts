import { type ExecFileOptionsWithStringEncoding, execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testEnv } from './env.ts';

/** The parts of docker-compose.yml that are started. `default` is the server with its database. */
export type ComposeProfile = 'default' | 'dev' | 'scale';

/** What one process needs to use a project that another one has started. */
export interface ComposeState {
  kind: ComposeProfile;
  name: string;
  /** The folder that the servers have as /data. */
  dataDir: string;
  /** The secret with which the servers sign tokens. */
  secret: string;
  /** Of the server, PostgreSQL, its replica and the mail catcher. */
  ports: readonly [number, number, number, number];
  /** What an operator would write into .env. */
  variables: Record<string, string>;
}

/** docker-compose.yml, truly run, as a project of its own. */
export interface ComposeProject {
  state: ComposeState;
  /** The address of the server, or of the balancer before the servers, without a slash at the end. */
  url: string;
  databaseUrl: string;
  /** The secret with which the servers sign tokens. */
  secret: string;
  /** The folder that the servers have as /data. */
  dataDir: string;
  /** The address of the read replica of the scale profile. */
  replicaUrl: string;
  /** The address of the mail catcher of the dev profile. */
  mailUrl: string;
  /** Runs docker compose for this project, and returns what it prints. */
  compose(...args: string[]): Promise<string>;
  /** Runs the operator’s command in a container. */
  operate(...args: string[]): Promise<string>;
  /** The first process of each container of a service, as this machine numbers them. */
  pidsOf(service: string): Promise<number[]>;
  /** Kills the first process of a service by SIGKILL, as a crash does. Docker starts the service again. Needs root. */
  kill(service: string): Promise<void>;
  /** Removes the containers and all data. */
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..', '..', '..', '..');
const files = ['docker-compose.yml', join('packages', 'db', 'src', 'testing', 'compose-testing.yml')];
const run = promisify(execFile);
const maxBuffer = 2 ** 26;

/** Four ports of 127.0.0.1 on which nothing listens. */
async function freePorts(): Promise<[number, number, number, number]> {
  const listen = async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  const portOf = (server: Server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const servers = await Promise.all([listen(), listen(), listen(), listen()]);
  const [one, two, three, four] = servers;
  const ports: [number, number, number, number] = [portOf(one), portOf(two), portOf(three), portOf(four)];
  for (const server of servers) server.close();
  return ports;
}

const scaled = ['--profile', 'scale'];
const argsOf: Record<ComposeProfile, { profile: string[]; up: string[]; server: string }> = {
  default: { profile: [], up: [], server: 'app' },
  dev: { profile: ['--profile', 'dev'], up: [], server: 'app' },
  scale: { profile: scaled, up: ['--scale', 'app=0'], server: 'api' },
};

/** A project that is started, or will be. */
export function openComposeProject(state: ComposeState): ComposeProject {
  const { kind, name, dataDir, secret, ports, variables } = state;
  const [port, postgresPort, replicaPort, mailPort] = ports;
  const url = `http://127.0.0.1:${port}`;
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
      TESTING_POSTGRES_PORT: String(postgresPort),
      TESTING_REPLICA_PORT: String(replicaPort),
      TESTING_MAIL_PORT: String(mailPort),
      ...variables,
    },
  };
  const { profile, server } = argsOf[kind];
  const given = ['compose', '--project-name', name, ...files.flatMap((file) => ['--file', file]), ...profile];
  const compose = async (...args: string[]) =>
    (await run('docker', [...given, ...args], options)).stdout.trim();
  const databaseAt = (at: number) => `postgres://halved:halved@127.0.0.1:${at}/halved`;
  const pidsOf = async (service: string) => {
    const containers = (await compose('ps', '--quiet', service)).split('\n');
    const { stdout } = await run('docker', ['inspect', '--format', '{{.State.Pid}}', ...containers]);
    return stdout.trim().split('\n').map(Number);
  };
  return {
    state,
    url,
    secret,
    dataDir,
    databaseUrl: databaseAt(postgresPort),
    replicaUrl: databaseAt(replicaPort),
    mailUrl: `http://127.0.0.1:${mailPort}`,
    compose,
    pidsOf,
    operate: (...args) => compose('exec', '-T', server, 'node', 'apps/api/dist/cli.js', ...args),
    kill: async (service) => {
      const [first] = await pidsOf(service);
      if (!first) throw new Error(`No container of ${service} runs`);
      process.kill(first, 'SIGKILL');
    },
    stop: async () => {
      await compose('down', '--volumes', '--timeout', '5');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a project with the images that `docker compose build` has made, and waits until it is healthy.
 * @param variables what an operator would write into .env
 */
export async function startComposeProject(
  kind: ComposeProfile,
  variables: Record<string, string> = {},
): Promise<ComposeProject> {
  const dataDir = await mkdtemp(join(tmpdir(), 'halved-compose-'));
  // The servers are another user than the one who runs the tests.
  await chmod(dataDir, 0o777);
  const project = openComposeProject({
    kind,
    name: `halved-test-${randomBytes(4).toString('hex')}`,
    dataDir,
    secret: randomBytes(32).toString('hex'),
    // Docker would choose another port after each restart.
    ports: await freePorts(),
    variables,
  });
  try {
    await project.compose('up', '--wait', '--no-build', '--quiet-pull', ...argsOf[kind].up);
    return project;
  } catch (error) {
    await project.stop().catch(() => {});
    throw error;
  }
}
