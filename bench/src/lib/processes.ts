import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem, textOf } from './problem.ts';

const children = new Set<ChildProcess>();
const cleanUpSteps: (() => Promise<void>)[] = [];
const folders = new Set<string>();

/** Whether a process has neither ended nor been killed. */
export const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** Asks a process to end and waits. Kills it after `graceMs`. Resolves with its exit code, or null if it was killed. */
export async function end(child: ChildProcess, graceMs = 20_000): Promise<number | null> {
  if (isRunning(child)) {
    const closed = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await Promise.race([closed, sleep(graceMs, undefined, { ref: false })]);
    if (isRunning(child)) {
      child.kill('SIGKILL');
      await closed;
    }
  }
  children.delete(child);
  return child.exitCode;
}

/** Starts a Node script as a child process, which ends with this process. */
export function startNode(
  args: readonly string[],
  env: Record<string, string>,
  onLine: (text: string) => void = () => {},
): ChildProcess {
  const base = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', TZ: 'UTC' };
  const child = spawn(process.execPath, args, {
    env: { ...base, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.add(child);
  child.stdout?.setEncoding('utf8').on('data', onLine);
  child.stderr?.setEncoding('utf8').on('data', onLine);
  return child;
}

/** Creates a folder that is removed at the end. All users may enter it, because PostgreSQL's user must. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `halved-${name}-`));
  folders.add(folder);
  await chmod(folder, 0o755);
  return folder;
}

/** Registers a function for the end of the run, also on Ctrl-C. The functions run in reverse order. */
export const atEnd = (step: () => Promise<void>): void => void cleanUpSteps.push(step);

/** Ends every process and removes every folder that this run created. */
export async function cleanUp(): Promise<void> {
  for (const step of cleanUpSteps.splice(0).reverse()) await step().catch(() => undefined);
  await Promise.all([...children].map((child) => end(child)));
  removeFolders();
}

const removeFolders = () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  folders.clear();
};

let stopping: Promise<void> | undefined;

/** Whether the run was asked to stop, so that nothing may be started any more. */
export const isStopping = () => stopping !== undefined;

const isBrokenPipe = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EPIPE';

/** Runs a command, cleans up, and exits with the code that the command returns, or with 2 after a Problem. */
export async function run(command: () => Promise<number>): Promise<never> {
  const stop = () => {
    process.stderr.write('\nStopping …\n');
    stopping ??= cleanUp();
    void stopping.finally(() => process.exit(130));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, stop);
  }
  // No child process may outlive the run, also if the reader of the output closes its pipe (`| head`).
  process.on('uncaughtException', (error) => {
    if (!isBrokenPipe(error)) process.stderr.write(`${textOf(error)}\n`);
    stopping ??= cleanUp();
    void stopping.finally(() => process.exit(1));
  });
  process.on('exit', () => {
    for (const child of children) if (isRunning(child)) child.kill('SIGKILL');
    removeFolders();
  });
  const code = await command().catch((error: unknown) => {
    process.stderr.write(`${textOf(error)}\n`);
    return error instanceof Problem ? 2 : 1;
  });
  await (stopping ?? cleanUp());
  process.exit(code);
}
