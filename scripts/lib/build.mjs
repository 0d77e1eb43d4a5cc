import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { run } from './processes.mjs';
import { withProgress } from './progress.mjs';

/**
 * Builds server and web client. Unchanged packages come from Turborepo's cache.
 * @param {string} root
 */
export async function build(root) {
  const { code, output } = await withProgress('Building', () => turbo(root, ['run', 'build']));
  if (code !== 0) throw new Problem(output.trim(), 'The build failed: see above.');
}

/** @param {string} root @param {readonly string[]} args */
function turbo(root, args) {
  const wrapper = createRequire(join(root, 'package.json')).resolve('turbo/bin/turbo');
  return run(process.execPath, [wrapper, ...args], { cwd: root, env: { TURBO_TELEMETRY_DISABLED: '1' } });
}
