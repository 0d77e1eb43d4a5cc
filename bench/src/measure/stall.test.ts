import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { cleanUp, temporaryFolder } from '../lib/processes.ts';
import { startServer } from '../lib/server.ts';
import { takeStallMs } from './stall.ts';

/** A server that responds at once, except to /slow, which blocks the whole server for 300 ms. */
const script = `
  import { createServer } from 'node:http';
  createServer((request, response) => {
    const until = performance.now() + (request.url === '/slow' ? 300 : 0);
    while (performance.now() < until);
    response.end();
  }).listen(Number(process.env.PORT), process.env.HOST);`;

afterEach(cleanUp);

it('the stall meter reports how long a server was blocked since the last request', async () => {
  const file = join(await temporaryFolder('stall'), 'server.mjs');
  await writeFile(file, script);
  const server = await startServer(file, {});
  await takeStallMs(server.process);
  await fetch(`${server.url}/slow`);
  expect(await takeStallMs(server.process)).toBeGreaterThan(250);
  await fetch(server.url);
  expect(await takeStallMs(server.process)).toBeLessThan(250);
});
