/**
 * `npm run dev` runs the API from its sources, restarted at every change, and Vite in front of it. Open the address
 * that Vite prints; Vite forwards /api.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from './lib/problem.mjs';
import { run, stopAll, stopCleanly } from './lib/processes.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = process.env.PORT?.trim() || '3000';
/** Vite's address (apps/web/vite.config.ts). Links in mails and the pages of the sandbox lead back to it. */
const publicUrl = process.env.PUBLIC_URL || 'http://localhost:5173';

stopCleanly();
await main(async () => {
  const api = run(process.execPath, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
    cwd: root,
    env: { PORT: port, PUBLIC_URL: publicUrl },
    show: true,
  });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const web = run(process.execPath, [vite], {
    cwd: join(root, 'apps', 'web'),
    env: { API_URL: `http://localhost:${port}` },
    show: true,
  });
  const { code } = await Promise.race([api, web]);
  await stopAll();
  process.exitCode = code;
});
