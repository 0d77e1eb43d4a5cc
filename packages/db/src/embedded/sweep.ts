import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, parseMark } from './living.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';
import { countUsers } from './users.ts';

const temporaryNames = /^halved-(test|embedded|e2e|build)-/;

/**
 * Stops and removes the temporary databases of killed test runs. They are in the folders whose names match `names`,
 * directly or one level down. A folder that a living process uses, or is about to use, is skipped.
 */
export async function sweepAbandoned(folder: string, names = temporaryNames): Promise<void> {
  for (const name of readdirSync(folder).filter((entry) => names.test(entry))) {
    const temporary = join(folder, name);
    const dataDirs = [temporary, ...childrenOf(temporary)].filter((path) =>
      existsSync(join(path, 'postgres.users')),
    );
    if (dataDirs.length === 0 || dataDirs.some(isInUse)) continue;
    for (const dataDir of dataDirs) {
      const postmaster = await findPostmaster(dataDir);
      if (postmaster) await stopPostmaster(dataDir, postmaster);
    }
    rmSync(temporary, { recursive: true, force: true });
  }
}

function isInUse(dataDir: string): boolean {
  const lock = join(dataDir, 'postgres.lock');
  if (existsSync(lock) && isAlive(parseMark(readFileSync(lock, 'utf8')))) return true;
  return countUsers(dataDir) > 0;
}

function childrenOf(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}
