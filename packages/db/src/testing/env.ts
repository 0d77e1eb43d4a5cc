import { existsSync } from 'node:fs';

/** Environment variables that say where tests find their PostgreSQL. */
export const testEnv = {
  /** A server of your own; its user must be allowed to create databases. */
  databaseUrl: process.env.TEST_DATABASE_URL,
  /** The socket of the Docker daemon; undefined if there is no such file. */
  dockerSocket: [process.env.DOCKER_HOST?.replace(/^unix:\/\//, ''), '/var/run/docker.sock'].find(
    (path) => path !== undefined && existsSync(path),
  ),
};
