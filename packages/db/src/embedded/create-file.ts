import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Creates a file that is complete as soon as it exists, even if the disk is full, the process is killed, or two servers
 * start at once. Only its owner can read it. Returns false and leaves the file as it is if it exists.
 */
export function createFile(file: string, text: string): boolean {
  if (existsSync(file)) return false;
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, text, { flag: 'wx', mode: 0o600 });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
