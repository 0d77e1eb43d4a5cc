/**
 * Runs the built server in this process until it has answered its first calls, and keeps what V8 has compiled by then.
 * Expects the folder of the build and the address the server was given: `node record.ts dist http://127.0.0.1:3000`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** What the first visitor asks for: the code behind these is compiled when they come. */
const firstCalls = ['/api/wake', '/', '/api/posts?limit=20', '/api/languages/supported'];
const [dist = '', address = ''] = process.argv.slice(2);

const { load } = await import(pathToFileURL(join(dist, 'load.js')).href);
const script = load('server');
while (!(await fetch(`${address}/api/wake`).catch(() => undefined))?.ok) await sleep(20);
for (const path of firstCalls) await (await fetch(address + path)).arrayBuffer();
writeFileSync(join(dist, 'server.cache'), script.createCachedData());
process.kill(process.pid, 'SIGTERM');
