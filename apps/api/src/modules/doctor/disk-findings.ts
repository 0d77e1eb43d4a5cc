import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Env } from '../../env.ts';
import { bad, type Finding, good, warning } from './finding.ts';

const scarceBytes = 1e9;
const fullBytes = 100e6;

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** What the free space of a folder means. */
export function diskFinding(folder: string, freeBytes: number): Finding {
  const text = `Free space for ${folder}: ${gigabytes(freeBytes)}.`;
  const remedy = 'Delete what is not needed, or move the folder to a larger disk.';
  if (freeBytes < fullBytes) return bad(`${text} Writing will fail soon. ${remedy}`);
  return freeBytes < scarceBytes ? warning(`${text} ${remedy}`) : good(text);
}

const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)));

/** The free bytes of the disk of a folder, which need not be there yet. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(existing(folder));
  return bavail * bsize;
}

/** Findings about the disks of DATA_DIR and of the backups. */
export async function diskFindings({
  dataDir,
  backups,
}: Pick<Env, 'dataDir' | 'backups'>): Promise<Finding[]> {
  const folders = backups.everyHours > 0 ? [dataDir, backups.folder] : [dataDir];
  return Promise.all(folders.map(async (folder) => diskFinding(folder, await freeBytesOf(folder))));
}
