import { type ComposeProfile, startComposeProject } from '@halved/db/testing/compose-project';
import { Pool } from 'pg';
import type { Instance, RunningServer } from './instance.ts';

/** An instance in the containers of docker-compose.yml, and a way to treat them badly. */
export interface Containers extends Instance {
  kill: (service: string) => Promise<void>;
  /** Puts new containers in the place of those of a service, and returns when they are healthy. */
  renew: (service: string) => Promise<void>;
  databaseUrl: string;
  replicaUrl: string;
  mailUrl: string;
}

/** Starts docker-compose.yml with the images that `docker compose build` has made. `stop` removes all its data. */
export async function startContainers(
  profile: ComposeProfile,
  variables: Record<string, string> = {},
): Promise<Containers> {
  const project = await startComposeProject(profile, variables);
  const { url, secret, dataDir, databaseUrl, compose, operate, kill, replicaUrl, mailUrl } = project;
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => {});
  const server = profile === 'scale' ? 'api' : 'app';
  const output = () => compose('logs', '--no-log-prefix', server);
  // The servers themselves are restarted, so there is nothing to stop.
  const another = async (): Promise<RunningServer> => {
    await compose('restart', server);
    await compose(
      'up',
      '--wait',
      '--no-build',
      '--no-recreate',
      ...(profile === 'scale' ? ['--scale', 'app=0'] : []),
    );
    return { url, output, stop: async () => {} };
  };
  return {
    url,
    output,
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
    another,
    stop: async () => {
      await pool.end();
      await project.stop();
    },
  };
}
