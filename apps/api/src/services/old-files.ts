import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes the files of a folder that were last changed longer ago than this. */
export async function removeOldFiles(folder: string, maxAgeMs: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    // Another process may have deleted it meanwhile.
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() && found.mtimeMs < Date.now() - maxAgeMs) await rm(file, { force: true });
  }
}
