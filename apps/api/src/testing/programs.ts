import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testEnv } from './env.ts';

type Program = 'main' | 'cli';

/** The file of the server or of the operator's command: built if the run of the tests has built it, else its source. */
export const fileOf = (program: Program): string =>
  testEnv.build === undefined
    ? fileURLToPath(new URL(`../${program}.ts`, import.meta.url))
    : resolve(testEnv.build, 'apps', 'api', 'dist', `${program}.js`);

const environment = (dataDir: string) => ({
  PATH: testEnv.path,
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  PORT: '0',
  DEMO: '0',
  RATE_LIMIT_SCALE: '100000',
});

/** Runs the server or the operator's command over an embedded database, and gathers its output. */
export const runProgram = (program: Program, dataDir: string, ...args: string[]) =>
  run(program, environment(dataDir), args);

function run(program: Program, env: Record<string, string | undefined>, args: string[] = []) {
  const child = spawn(process.execPath, [fileOf(program), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output.text += text;
    });
  const ended: Promise<[number | null]> = once(child, 'close').then(([code]) => [code]);
  return { child, output, ended };
}

/** The process of a server that begins to start. */
export const launchServer = (dataDir: string, variables: Record<string, string>) =>
  run('main', { ...environment(dataDir), ...variables });

/** A server as an operator runs it, with an embedded database of its own unless `DATABASE_URL` names another one. */
export const startServer = (dataDir: string, variables: Record<string, string> = {}) =>
  started({ ...environment(dataDir), ...variables });

/** A process that only runs jobs. Its connections to the database have the name `name`. */
export function startWorkerProcess(databaseUrl: string, dataDir: string, name: string) {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', name);
  return started({ ...environment(dataDir), HALVED_ROLE: 'worker', DATABASE_URL: url.href });
}

async function started(env: Record<string, string | undefined>) {
  const { child, output, ended } = run('main', env);
  const port = await portOf(child, output);
  return {
    child,
    output,
    url: `http://127.0.0.1:${port}`,
    /** Stops the server with SIGTERM and returns its exit code. */
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}

async function portOf(child: ChildProcess, output: { text: string }): Promise<string> {
  for (;;) {
    const port = /is ready on http:\/\/[^\s:]+:(\d+)/.exec(output.text)?.[1];
    if (port) return port;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(output.text);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The process of the embedded PostgreSQL itself. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** The child processes of a process. */
export const helpersOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
