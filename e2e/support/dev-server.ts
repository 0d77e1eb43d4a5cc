import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const startMs = 30_000;

export interface DevServer {
  /** Without a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts Vite for the sources of the web client, as `npm run dev` does, on a free port and without an API. */
export async function startDevServer(): Promise<DevServer> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, '--host', '127.0.0.1', '--port', '0'], {
    cwd: join(root, 'apps', 'web'),
    env: { PATH: process.env.PATH, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await gone;
  };
  const url = await new Promise<string>((done, fail) => {
    let output = '';
    const timer = setTimeout(() => fail(new Error(`Vite was not ready in time:\n${output}`)), startMs);
    const hear = (text: Buffer) => {
      output += text;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (!address) return;
      clearTimeout(timer);
      done(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => fail(new Error(`Vite ended with ${code}:\n${output}`)));
  });
  return { url, stop };
}
