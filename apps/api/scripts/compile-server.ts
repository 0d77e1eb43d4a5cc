import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/**
 * Makes a script of the server's bundle. The value of the script is the function that wraps a CommonJS module. The
 * build and the start both call `compileServer`, because V8 accepts compiled code only for exactly the same source.
 * @param dist the folder that holds server.cjs
 * @param cachedData the result of `compiledCode` for this bundle; V8 ignores it if another version of Node made it
 */
export function compileServer(dist: string, cachedData?: Buffer): Script {
  const filename = join(dist, 'server.cjs');
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(filename, 'utf8')}\n})`;
  return new Script(source, { filename, ...(cachedData && { cachedData }) });
}

/**
 * Compiles every function in the server's bundle and returns the code. By default V8 would compile most functions only
 * at their first call.
 */
export function compiledCode(dist: string): Buffer {
  setFlagsFromString('--no-lazy');
  const script = compileServer(dist);
  // Resets the flag before V8 stores its flags with the code. V8 accepts the code only in a process with the same
  // flags, and the server runs with the default ones.
  setFlagsFromString('--lazy');
  return script.createCachedData();
}
