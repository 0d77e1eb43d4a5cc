import { readFileSync } from 'node:fs';

/** The embedded PostgreSQL could not be opened. The message says why, and what a person can do about it. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
  readonly remedy: string;

  constructor(cause: string, remedy: string) {
    super(`${cause} ${remedy}`);
    this.remedy = remedy;
  }
}

const known: readonly { sign: RegExp; cause: string; remedy: string }[] = [
  {
    sign: /no space left on device|disk full|could not write/i,
    cause: 'The disk is full, so PostgreSQL cannot write.',
    remedy:
      'Free some space, or point DATA_DIR at a bigger disk, and start again; nothing acknowledged is lost.',
  },
  {
    sign: /permission denied|could not access directory|could not change directory|EACCES/i,
    cause: 'PostgreSQL may not read or write its folder.',
    remedy:
      'Run this as the user that the folder belongs to, give it to the user that runs PostgreSQL, or point DATA_DIR at another one.',
  },
  {
    sign: /has (wrong ownership|invalid permissions)/i,
    cause: 'The folder of PostgreSQL does not belong to its user alone.',
    remedy:
      'Give it back with chown and chmod -R go=; on a file system without owners and permissions point DATA_DIR at a folder on ext4, XFS or APFS.',
  },
  {
    sign: /invalid data directory|not compatible with this version|initialized by PostgreSQL version/i,
    cause: 'The data folder was made by another version of PostgreSQL.',
    remedy:
      'Start the version of Halved that made it and save the data, or point DATA_DIR at an empty folder.',
  },
  {
    sign: /lock file .* already exists|pre-existing shared memory block/i,
    cause: 'Another PostgreSQL still holds the data folder.',
    remedy: 'Stop it; if none is running, delete postmaster.pid in the data folder, and start again.',
  },
  {
    sign: /could not (map|create|open) .*shared memory|cannot allocate memory/i,
    cause: 'There is not enough memory for PostgreSQL.',
    remedy:
      'Free about 100 MB of memory (in a container, raise its limit or the size of /dev/shm) and start again.',
  },
  {
    sign: /error while loading shared libraries|not found \(required by|ENOENT/i,
    cause: 'The PostgreSQL that npm installed cannot run on this system.',
    remedy:
      'Run npm ci again with install scripts allowed; on Alpine or another musl system set DATABASE_URL instead.',
  },
];

/** Finds the cause and the remedy in PostgreSQL's log, or in the error of starting its process. */
export function explain(output: string, logFile: string): EmbeddedError {
  const match = known.find(({ sign }) => sign.test(output));
  if (match) return new EmbeddedError(match.cause, `${match.remedy} (${lastLine(output)})`);
  return new EmbeddedError(
    `The embedded PostgreSQL did not start: ${lastLine(output) || 'it said nothing.'}`,
    `Read ${logFile} for more, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

/** The text of a log after the first `offset` bytes; empty if there is no log. */
export function readSince(logFile: string, offset: number): string {
  try {
    return readFileSync(logFile).subarray(offset).toString('utf8');
  } catch {
    return '';
  }
}

function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return (lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? '').trim();
}
