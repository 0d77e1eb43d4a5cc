import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { cleanUp, temporaryFolder } from '../lib/processes.ts';
import { startServer } from '../lib/server.ts';
import { takeStallMs } from './stall.ts';

/** Answers at once, but for /slow, where everybody waits for 300 ms. */
const script = `
  import { createServer } from 'node:http';
  createServer((request, response) => {
    const until = performance.now() + (request.url === '/slow' ? 300 : 0);
    while (performance.now() < until);
    response.end();
  }).listen(Number(process.env.PORT), process.env.HOST);`;

afterEach(cleanUp);

it('the stall meter tells how long a server stood still since it was last asked', async () => {
  const file = join(await temporaryFolder('stall'), 'server.mjs');
  await writeFile(file, script);
  const server = await startServer(file, {});
  await takeStallMs(server.process);
  await fetch(`${server.url}/slow`);
  expect(await takeStallMs(server.process)).toBeGreaterThan(250);
  await fetch(server.url);
  expect(await takeStallMs(server.process)).toBeLessThan(250);
});
