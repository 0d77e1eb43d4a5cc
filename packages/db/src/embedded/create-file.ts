import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';

/** The error codes of a file system without hard links, such as exFAT and some network shares. */
const noLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/**
 * Creates a file that is complete as soon as it exists, even if the disk is full, the process is killed, or two servers
 * start at once. Only its owner can read it. Returns false and leaves the file as it is if it exists.
 */
export function createFile(file: string, text: string, link = linkSync): boolean {
  if (existsSync(file)) return false;
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, text, { flag: 'wx', mode: 0o600 });
    link(draft, file);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST') return false;
    if (!noLinks.includes(code) || !existsSync(draft)) throw error;
    throw new EmbeddedError(
      `The file system of ${dirname(file)} has no hard links (${code}).`,
      'Point DATA_DIR at a folder on a disk of this machine with ext4, XFS, APFS or NTFS.',
    );
  } finally {
    rmSync(draft, { force: true });
  }
}
