import { existsSync, readFileSync } from 'node:fs';
import { run } from './processes.mjs';
import { withProgress } from './progress.mjs';

/**
 * On Debian or Ubuntu, as root, installs the first of the packages that there is, and returns what it said where that
 * failed. Elsewhere it does nothing: look afterwards whether it is there.
 * @param {string} what is installed, for whom waits
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
