import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@halved/db/embedded/free-port';
import { build } from 'esbuild';
import { end, startNode, temporaryFolder } from '../lib/processes.ts';
import { builtServer, nodeFlags, settingsFor, waitUntilReady } from '../lib/server.ts';
import { median } from '../lib/statistics.ts';

/** The milliseconds from the creation of a process to its first 200 on `path`. The process is then ended. */
async function timeToAnswer(script: string, env: Record<string, string>, path: string): Promise<number> {
  const port = await freePort();
  let output = '';
  const began = performance.now();
  const child = startNode(
    [...nodeFlags(), script],
    { HOST: '127.0.0.1', PORT: String(port), ...env },
    (text) => {
      output += text;
    },
  );
  await waitUntilReady(`http://127.0.0.1:${port}${path}`, child, () => output);
  const elapsed = performance.now() - began;
  await end(child);
  return elapsed;
}

/** Fastify with one route and nothing else, in one file. No server on Fastify can start faster. */
async function bundleBareFastify(): Promise<string> {
  const outfile = join(await temporaryFolder('bare'), 'bare-fastify.cjs');
  await build({
    stdin: {
      contents: `
        import fastify from 'fastify';
        const app = fastify();
        app.get('/api/wake', () => ({ data: { status: 'awake' } }));
        app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });`,
      resolveDir: join(import.meta.dirname, '..', '..', '..', 'apps', 'api'),
    },
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    outfile,
    logLevel: 'error',
  });
  return outfile;
}

/**
 * Measures in turn starts of the server with a running database, and starts of bare Fastify. Returns both times in
 * milliseconds, and the median of the pairs' ratios.
 */
export async function measureStart(databaseUrl: string, rounds: number) {
  const bare = await bundleBareFastify();
  const env = await settingsFor(databaseUrl, { LOG_LEVEL: 'warn' });
  const times: { api: number; bare: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const api = await timeToAnswer(builtServer, env, '/api/wake');
    const other = await timeToAnswer(bare, {}, '/api/wake');
    // The first start does not count, because it fills the compile cache and the system's file cache.
    if (round > 0) times.push({ api, bare: other });
  }
  return {
    apiMs: median(times.map((each) => each.api)),
    bareMs: median(times.map((each) => each.bare)),
    ratio: median(times.map((each) => each.api / each.bare)),
  };
}

/**
 * Measures starts like those of `npm start` up to the first feed page: the very first one, which creates and fills the
 * embedded database, and later ones, which use it again.
 */
export async function measureEmbeddedStart(rounds: number): Promise<{ firstMs: number; againMs: number }> {
  const env = { DATA_DIR: await temporaryFolder('embedded'), LOG_LEVEL: 'warn' };
  const firstMs = await timeToAnswer(builtServer, env, '/api/posts');
  const again: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await sleep(200);
    again.push(await timeToAnswer(builtServer, env, '/api/posts'));
  }
  return { firstMs, againMs: median(again) };
}
