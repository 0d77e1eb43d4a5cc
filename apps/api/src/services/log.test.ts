import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'halved-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that logs more than its file may hold, makes room in it, logs once more, and ends with a full file. */
const program = (file: string) => `
  import { truncateSync } from 'node:fs';
  import { setTimeout as sleep } from 'node:timers/promises';
  import { createLog } from ${JSON.stringify(fileURLToPath(new URL('log.ts', import.meta.url)))};
  import { outliveOutput } from ${JSON.stringify(fileURLToPath(new URL('../start/say.ts', import.meta.url)))};
  outliveOutput();
  const log = createLog({ logLevel: 'info' });
  const fill = async () => {
    for (let line = 0; line < 3; line++) log.warn('x'.repeat(600));
    await sleep(50);
  };
  await fill();
  process.stdout.write('nobody reads this');
  truncateSync(${JSON.stringify(file)});
  log.warn('there is room again');
  await sleep(50);
  await fill();
  process.stderr.write('alive');`;

it.skipIf(process.platform === 'win32')(
  'a log on a full disk neither ends the server nor keeps it from ending, and goes on when there is room',
  async () => {
    const file = join(folder, 'log');
    const command = 'ulimit -f 2; exec "$0" --input-type=module-typescript -e "$1" >>"$2"';
    const args = ['-c', command, process.execPath, program(file), file];
    const { stderr } = await run('sh', args, { timeout: 60_000, killSignal: 'SIGKILL' });
    expect(stderr).toBe('alive');
    expect(readFileSync(file, 'utf8')).toContain('there is room again');
  },
);
