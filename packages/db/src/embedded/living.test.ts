import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const source = fileURLToPath(new URL('living.ts', import.meta.url));

/** A program that opens files up to the system's limit, and then reports which of two processes is alive. */
const outOfFiles = `
  import { closeSync, openSync } from 'node:fs';
  import { isAlive, markOf } from ${JSON.stringify(source)};
  const marks = [markOf(process.ppid), { pid: 2 ** 22 + 1, began: '1' }];
  try {
    for (;;) openSync('/dev/null');
  } catch (error) {
    const living = marks.map(isAlive);
    closeSync(20);
    process.stdout.write(JSON.stringify([error.code, ...living]));
  }`;

it.runIf(process.platform === 'linux')(
  'a server without free file handles still tells a living process from a dead one',
  async () => {
    const command = 'ulimit -n 64; exec "$0" --no-warnings --input-type=module -e "$1"';
    const { stdout } = await run('sh', ['-c', command, process.execPath, outOfFiles]);
    expect(JSON.parse(stdout)).toEqual(['EMFILE', true, false]);
  },
);
