import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from './read-if-there.ts';

const maxDeaths = 1_000;
const fileOf = (dataDir: string) => join(dataDir, 'postgres.deaths');

/**
 * The moments at which the embedded PostgreSQL died and was restarted, the latest last. A file beside the database
 * stores them.
 */
export function readDeaths(dataDir: string): Date[] {
  const lines = readIfThere(fileOf(dataDir)).split('\n');
  return lines.map((line) => new Date(line)).filter((date) => !Number.isNaN(date.getTime()));
}

/**
 * Records that it died just now. An error while writing is ignored, because a full disk must not prevent the restart of
 * the database.
 */
export function noteDeath(dataDir: string): void {
  const lines = [...readDeaths(dataDir), new Date()]
    .slice(-maxDeaths)
    .map((date) => `${date.toISOString()}\n`);
  try {
    writeFileSync(fileOf(dataDir), lines.join(''), { mode: 0o600 });
  } catch {
    // The death is still in the log.
  }
}
