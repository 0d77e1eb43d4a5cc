import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import { Problem } from './problem.mjs';

/** Checks that run before the installation and need no packages. */
export function assertNode() {
  if (Number(process.versions.node.split('.')[0]) >= 20) return;
  throw new Problem(
    `This is Node ${process.versions.node}; Halved needs 20 or newer to set itself up.`,
    'Install a current one from https://nodejs.org, then run the command again.',
  );
}

/**
 * Parses PORT before packages are installed. The server parses it by the same rule (apps/api/src/env.ts).
 * @param {string | undefined} text
 */
export function readPort(text) {
  const port = Number(text || 3000);
  if (/^(\s*\d+\s*)?$/.test(text ?? '') && port <= 65_535) return port;
  throw new Problem(
    'The environment is not right: PORT must be a whole number from 0 to 65535.',
    `It is ${JSON.stringify(text)}; without PORT it is 3000.`,
  );
}

/**
 * @param {number} port @param {string} host
 * @param {string} command the command that a remedy repeats
 * @returns {Promise<void>}
 */
export function assertPortFree(port, host, command) {
  return new Promise((settle, refuse) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      refuse(addressProblem(error.code, port, host, command)),
    );
    server.listen(port, host, () => server.close(() => settle()));
  });
}

/** @param {string | undefined} code @param {number} port @param {string} host @param {string} command */
function addressProblem(code, port, host, command) {
  if (code === 'EADDRINUSE') {
    return new Problem(
      `Port ${port} is taken by another program (or by a Halved that already runs).`,
      `Stop it, or choose another port: PORT=${port < 65_535 ? port + 1 : 3000} ${command}`,
    );
  }
  if (code === 'EACCES') {
    return new Problem(
      `Port ${port} is not allowed for this user.`,
      `Choose one above 1023: PORT=3000 ${command}`,
    );
  }
  return new Problem(
    `HOST ${host} is no address of this machine (${code}).`,
    'Leave HOST out to listen on all of them, or set HOST=127.0.0.1 for programs on this machine alone.',
  );
}

/**
 * The embedded PostgreSQL does not run as root but as the user postgres. That user must be able to enter these folders.
 * @param {readonly string[]} folders
 */
export function assertReachableForPostgres(folders) {
  if (process.getuid?.() !== 0) return;
  for (const folder of folders) {
    for (let path = resolve(folder); path !== dirname(path); path = dirname(path)) {
      const status = statSync(path, { throwIfNoEntry: false });
      if (!status || status.mode & 0o001 || path === resolve(folder)) continue;
      throw new Problem(
        `You are root, so PostgreSQL runs as the user postgres, and that user cannot enter ${path}.`,
        `Run chmod o+x ${path}, or move Halved to a folder such as /srv, or run it as an ordinary user, or set DATABASE_URL.`,
      );
    }
  }
}
