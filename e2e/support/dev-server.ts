import { join } from 'node:path';
import { type RunningServer, startProgram } from './program.ts';

const root = join(import.meta.dirname, '..', '..');

/** Starts Vite for the sources of the web client, as `npm run dev` does, on a free port and without an API. */
export const startDevServer = (): Promise<RunningServer> =>
  startProgram([join(root, 'node_modules', 'vite', 'bin', 'vite.js'), '--host', '127.0.0.1', '--port', '0'], {
    cwd: join(root, 'apps', 'web'),
    env: { NO_COLOR: '1' },
    port: /http:\/\/127\.0\.0\.1:(\d+)/,
  });
