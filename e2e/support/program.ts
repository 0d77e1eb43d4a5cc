import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface RunningServer {
  /** Without a slash at the end. */
  url: string;
  /** What the server has printed so far. */
  output: () => Promise<string>;
  stop: () => Promise<void>;
}

interface ProgramOptions {
  env: Record<string, string>;
  cwd?: string;
  /** Finds the port in what the program prints when it is ready. */
  port: RegExp;
  startMs?: number;
}

/**
 * Starts a Node program that serves on 127.0.0.1, and resolves when it is ready. If it ends before or is not ready in
 * time, it is ended, and what it printed is in the error.
 */
export async function startProgram(
  args: readonly string[],
  { env, cwd, port, startMs = 30_000 }: ProgramOptions,
): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    ...(cwd && { cwd }),
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new Error('The program was not ready in time')), startMs);
  const hear = (text: Buffer) => {
    output += text;
    const found = port.exec(output)?.[1];
    if (found) resolve(`http://127.0.0.1:${found}`);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  // Not `exit`, after which more of the output may come.
  child.once('close', (code, signal) => reject(new Error(`The program ended with ${code ?? signal}`)));
  try {
    return { url: await ready, output: async () => output, stop };
  } catch (error) {
    await stop();
    throw new Error(`${error instanceof Error ? error.message : error}:\n${output}`);
  } finally {
    clearTimeout(timer);
  }
}
