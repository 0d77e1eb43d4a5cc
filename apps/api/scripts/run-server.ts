/**
 * Runs server.cjs with its compiled code from server.cache (docs/decisions/0032). The build makes dist/main.js of this
 * file.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileServer } from './compile-server.ts';

const dist = import.meta.dirname;
const filename = join(dist, 'server.cjs');
const module = { exports: {} };
const script = compileServer(dist, readFileSync(join(dist, 'server.cache')));
script.runInThisContext()(module.exports, createRequire(filename), module, filename, dist);
