import { existsSync, readFileSync } from 'node:fs';
import { run } from './processes.mjs';
import { withProgress } from './progress.mjs';

/**
 * As root on Debian or Ubuntu, installs the first available package of the list, and returns the output if that failed.
 * Elsewhere it does nothing. The caller must check whether the program exists afterwards.
 * @param {string} what the purpose of the packages, shown while they are installed
 * @param {string[]} packages
 */
export async function installFromDebian(what, packages) {
  if (process.getuid?.() !== 0 || !isDebian()) return undefined;
  const install = 'apt-get install -y -q --no-install-recommends';
  const script = `apt-get update -q && (${packages.map((name) => `${install} ${name}`).join(' || ')})`;
  const result = await withProgress(`Installing ${what}`, () =>
    run('sh', ['-c', script], { env: { DEBIAN_FRONTEND: 'noninteractive' } }),
  );
  return result.code === 0 ? undefined : result.output.trim().slice(-1_500);
}

function isDebian() {
  return (
    existsSync('/etc/os-release') &&
    /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}
