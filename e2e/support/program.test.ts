import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startProgram } from './program.ts';

const port = /ready on (\d+)/;
const start = (script: string, startMs = 20_000) =>
  startProgram(['-e', script], { env: {}, port, startMs }).catch((error: Error) => error);

const pidIn = (text: string) => Number(/pid (\d+)/.exec(text)?.[1]);
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a program that a test starts', () => {
  it('has the address that it prints, and ends when it is stopped', async () => {
    const program = await start(
      'console.log("pid " + process.pid); console.log("ready on 4321"); setInterval(() => {}, 1000)',
    );
    if (program instanceof Error) throw program;
    expect(program.url).toBe('http://127.0.0.1:4321');
    const pid = pidIn(await program.output());
    expect(isAlive(pid)).toBe(true);
    await program.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('is no longer waited for at its stop if something else has killed it', async () => {
    const program = await start('console.log("ready on 4321"); process.kill(process.pid, "SIGKILL")');
    if (program instanceof Error) throw program;
    await sleep(100);
    await expect(program.stop()).resolves.toBeUndefined();
  });

  it('does not run on if it is not ready in time', async () => {
    const failure = await start('console.log("pid " + process.pid); setInterval(() => {}, 1000)', 500);
    const { message } = failure instanceof Error ? failure : { message: '' };
    expect(message).toContain('not ready in time');
    // On a busy machine it may not even have printed its number.
    const pid = pidIn(message);
    expect(pid > 0 && isAlive(pid)).toBe(false);
  });

  it('is described by what it printed if it ends early', async () => {
    const failure = await start('console.error("The port is taken"); process.exit(3)');
    expect(failure).toMatchObject({ message: expect.stringMatching(/ended with 3:\nThe port is taken/) });
  });
});
