import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  type ComposeProfile,
  type ComposeProject,
  type ComposeState,
  openComposeProject,
  startComposeProject,
} from '@halved/db/testing/compose-project';
import { Pool } from 'pg';
import type { Instance } from './instance.ts';

/** An instance in the containers of docker-compose.yml, and a way to treat them badly. */
export interface Containers extends Instance {
  kill: (service: string) => Promise<void>;
  /** Puts new containers in the place of those of a service, and returns when they are healthy. */
  renew: (service: string) => Promise<void>;
  /** Puts servers with another setting in the place of the three of the scale profile, as docs/operations.md, “Upgrade”, says. */
  upgrade: () => Promise<void>;
  databaseUrl: string;
  replicaUrl: string;
  mailUrl: string;
}

const run = promisify(execFile);
const profiles = ['default', 'dev', 'scale'] as const;

/** The profile of docker-compose.yml that is tested instead of the build, which HALVED_E2E_COMPOSE names. */
export const chosenProfile = profiles.find((profile) => profile === process.env.HALVED_E2E_COMPOSE);

/**
 * Starts the containers of all workers before the first browser. A container that starts changes the network of this
 * machine, and a browser then breaks off what it loads.
 */
export async function startForWorkers(profile: ComposeProfile, workers: number): Promise<ComposeProject[]> {
  const projects = await Promise.all(Array.from({ length: workers }, () => startComposeProject(profile)));
  process.env.HALVED_E2E_PROJECTS = JSON.stringify(projects.map(({ state }) => state));
  return projects;
}

/** The containers that were started for a worker. They outlive it, because the worker after a failed test uses them too. */
export function containersOfWorker(index: number): Instance {
  const states: ComposeState[] = JSON.parse(process.env.HALVED_E2E_PROJECTS ?? '[]');
  const state = states[index];
  if (!state) throw new Error(`No containers were started for worker ${index}`);
  const { pool, ...containers } = containersOf(openComposeProject(state));
  return { ...containers, stop: () => pool.end() };
}

/** Starts docker-compose.yml with the images that `docker compose build` has made. `stop` removes all its data. */
export async function startContainers(
  profile: ComposeProfile,
  variables: Record<string, string> = {},
): Promise<Containers> {
  const project = await startComposeProject(profile, variables);
  const { pool, ...containers } = containersOf(project);
  const stop = async () => {
    await pool.end();
    await project.stop();
  };
  return { ...containers, stop };
}

function containersOf(project: ComposeProject): Omit<Containers, 'stop'> & { pool: Pool } {
  const { url, secret, dataDir, databaseUrl, compose, operate, kill, replicaUrl, mailUrl, state } = project;
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => {});
  const server = state.kind === 'scale' ? 'api' : 'app';
  const output = () => compose('logs', '--no-log-prefix', server);
  const upgrade = async () => {
    const variables = { ...state.variables, RATE_LIMIT_SCALE: '1001' };
    const upgraded = openComposeProject({ ...state, variables });
    const old = (await compose('ps', '--quiet', 'api')).split('\n');
    await upgraded.compose('up', '--wait', '--no-build', '--no-recreate', '--scale', 'api=6', 'api');
    await run('docker', ['stop', ...old]);
    // Another container may get their addresses, so nginx forgets them first.
    await sleep(5_000);
    await run('docker', ['rm', ...old]);
    await upgraded.compose('up', '--wait', '--no-build', '--scale', 'app=0');
  };
  return {
    pool,
    url,
    output,
    upgrade,
    tokenSecret: secret,
    dataDir,
    kill,
    renew: async (service) => {
      await compose('up', '--wait', '--no-build', '--no-deps', '--force-recreate', service);
    },
    databaseUrl,
    replicaUrl,
    mailUrl,
    sql: async (text, values = []) => (await pool.query(text, values)).rows,
    grantTier: async ({ email }, tier) => {
      await operate('user', 'grant', email, '--tier', tier);
    },
  };
}
