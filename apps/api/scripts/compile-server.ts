import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/**
 * The server's bundle as a script whose value is a CommonJS module's function. The build and the start share it: V8
 * takes code that it compiled before only for the very same source.
 * @param dist the folder that holds server.cjs
 * @param cachedData the result of `compiledCode` for this bundle; V8 ignores it if another version of Node made it
 */
export function compileServer(dist: string, cachedData?: Buffer): Script {
  const filename = join(dist, 'server.cjs');
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(filename, 'utf8')}\n})`;
  return new Script(source, { filename, ...(cachedData && { cachedData }) });
}

/**
 * The compiled code of every function in the server's bundle. By default V8 compiles most functions at their first
 * call.
 */
export function compiledCode(dist: string): Buffer {
  setFlagsFromString('--no-lazy');
  const script = compileServer(dist);
  // The flags are part of the cache's key, and the server runs with the default flag.
  setFlagsFromString('--lazy');
  return script.createCachedData();
}
