import { existsSync } from 'node:fs';

/** What tests read from their environment: above all where their PostgreSQL is. */
export const testEnv = {
  /** A server of your own; its user must be allowed to create databases. */
  databaseUrl: process.env.TEST_DATABASE_URL,
  /** All variables, for programs that tests start. */
  all: process.env,
  /** The socket of the Docker daemon; undefined if there is no such file. */
  dockerSocket: [process.env.DOCKER_HOST?.replace(/^unix:\/\//, ''), '/var/run/docker.sock'].find(
    (path) => path !== undefined && existsSync(path),
  ),
};
