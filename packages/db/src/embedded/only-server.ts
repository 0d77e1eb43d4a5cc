import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';
import { isAlive, markOf, parseMark, printMark } from './living.ts';
import { readIfThere } from './read-if-there.ts';

const fileOf = (dataDir: string) => join(dataDir, 'postgres.server');

/**
 * Throws if another running server uses the folder. The error names that server. Two servers would both restart the
 * database, and each would count the calls of the same people separately.
 */
export function assertOnlyServer(dataDir: string): void {
  const [mark = '', name] = readIfThere(fileOf(dataDir)).split('\n');
  const server = parseMark(mark);
  if (!isAlive(server)) return;
  throw new EmbeddedError(
    `Another Halved (process ${server.pid}, ${name}) already runs with the data folder ${dataDir}.`,
    'Stop it, or give this one a folder of its own: DATA_DIR=other-folder npm start',
  );
}

/** Records this process as the server of this folder; `leave` removes the record. */
export function registerServer(dataDir: string, name: string): { leave(): void } {
  writeFileSync(fileOf(dataDir), `${printMark(markOf(process.pid))}${name}\n`);
  return { leave: () => rmSync(fileOf(dataDir), { force: true }) };
}
