import { spawn } from 'node:child_process';
import { endWithParent } from './parent.mjs';

/** @typedef {{ code: number, output: string }} Result */
/**
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} [env] added to our own
 * @property {string} [cwd]
 * @property {boolean} [show] print while it runs, instead of keeping the output
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
const patienceMs = 10_000;
let ending = false;

/**
 * Runs a command in its own process group, so that the command and all its child processes can be stopped together.
 * @param {string} command @param {readonly string[]} args @param {Options} [options]
 * @returns {Promise<Result>} its exit code, and what it printed unless `show` is on
 */
export async function run(command, args, { env, cwd, show = false } = {}) {
  if (ending) return new Promise(() => {});
  const windows = process.platform === 'win32';
  const child = spawn(command, [...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    detached: !windows,
    shell: windows,
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => {
      running.delete(child);
      resolve({ code: 127, output: `${command}: ${error.message}` });
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      if (!ending) resolve({ code: code ?? (signal ? 1 : 0), output });
    });
  });
}

/**
 * On Ctrl-C, SIGTERM or a closed terminal, ends every process group that we started, and then this process.
 * @param {() => Promise<void>} [last] what is to be done after they have ended
 */
export function stopCleanly(last) {
  endWithParent();
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  for (const [signal, code] of Object.entries(codes)) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      stopAll()
        .then(last)
        .catch(console.error)
        .finally(() => process.exit(code));
    });
  }
}

/** Asks all process groups to end, and kills those that still run after ten seconds. */
export async function stopAll() {
  const children = [...running];
  const ended = Promise.all(
    children.map((child) => new Promise((resolve) => child.once('close', resolve).once('error', resolve))),
  );
  for (const child of children) signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => {
    for (const child of children) signalGroup(child, 'SIGKILL');
  }, patienceMs);
  await ended;
  clearTimeout(timer);
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  if (!child.pid) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group has already ended.
  }
}
