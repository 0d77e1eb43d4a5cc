import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Problem } from './problem.mjs';
import { run } from './processes.mjs';
import { withProgress } from './progress.mjs';

/**
 * Installs the packages of package-lock.json if they differ from the installed ones. A stamp beside the packages stores
 * the lockfile's hash, so that a second start decides within a millisecond.
 * @param {string} root
 */
export async function install(root) {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lockfile).digest('hex');
  const stamp = join(root, 'node_modules', '.halved-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!isInstalled(root, lockfile)) {
    const result = await withProgress('Installing packages (first run: about 20 s)', () => npmCi(root));
    if (result.code !== 0) {
      throw new Problem(
        `The packages could not be installed:\n${result.output.trim()}`,
        'Check the network and the free space on the disk, and run the command again.',
      );
    }
  }
  assertNode24(root);
  writeFileSync(stamp, hash);
}

/** npm stores a copy of the lockfile beside the packages, so no second installation follows a plain `npm install`. */
function isInstalled(/** @type {string} */ root, /** @type {Buffer} */ lockfile) {
  const copy = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(copy)) return false;
  const wanted = packagesOf(lockfile.toString());
  const present = packagesOf(readFileSync(copy, 'utf8'));
  return [...wanted].every(([path, entry]) => {
    if (entry.link || !path.includes('node_modules/')) return true;
    const found = present.get(path);
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return found.version === entry.version;
  });
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Entry
 * @param {string} text
 * @returns {Map<string, Entry>}
 */
function packagesOf(text) {
  return new Map(Object.entries(JSON.parse(text).packages));
}

/** @param {string} root */
function npmCi(root) {
  const flags = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  if (!npm || !/\.c?js$/.test(npm)) return run('npm', flags, { cwd: root });
  return run(nodeOutside(root), [npm, ...flags], { cwd: root });
}

/** The Node that runs this script may be in node_modules, which npm is about to replace. */
function nodeOutside(/** @type {string} */ root) {
  const inside = join(root, 'node_modules');
  if (!process.execPath.startsWith(inside)) return process.execPath;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const folders = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? process.execPath;
}

/** Node 24 runs the TypeScript sources directly. It comes as an npm package (docs/decisions/0003). */
function assertNode24(/** @type {string} */ root) {
  if (Number(process.versions.node.split('.')[0]) >= 24) return;
  const file = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(file)) return;
  throw new Problem(
    `npm did not install Node 24 for this system (${dirname(file)} is empty).`,
    'Allow install scripts (npm config get ignore-scripts) and run the command again, or install Node 24 yourself.',
  );
}
