import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFurtherServer } from '../../bench/src/instance.ts';
import { openDatabase } from '../../bench/src/lib/postgres.ts';
import { end, temporaryFolder } from '../../bench/src/lib/processes.ts';
import { builtServer, newSecret } from '../../bench/src/lib/server.ts';
import { register, signIn } from '../../bench/src/member.ts';
import { startClients } from '../../bench/src/restart/writers.ts';
import { causeAlone, type Fault } from './fault.ts';
import { firstSuccessAfter, judge } from './scene.ts';

/** The commit from which the instance is upgraded. */
const release = '0fac48829cf1';
const quietMs = 5_000;
/** For how long a balancer may still send requests to a server that it has been told to leave. */
const balancerMs = 1_000;

const project = join(import.meta.dirname, '..', '..');

const hasRelease = () =>
  spawnSync('git', ['cat-file', '-e', release], { cwd: project, stdio: 'ignore' }).status === 0;

/** Builds the release in a folder of its own, as an operator would. */
async function buildRelease(): Promise<string> {
  const folder = await temporaryFolder('release');
  const archive = execFileSync('git', ['archive', release], {
    cwd: project,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const args of [
    ['ci', '--prefer-offline', '--no-audit'],
    ['run', 'build'],
  ])
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return join(folder, 'apps', 'api', 'dist', 'main.js');
}

/** A server of the release is replaced by one of this version while people write, without a failed request. */
export const upgrade: Fault = {
  name: `an upgrade from ${release.slice(0, 8)}`,
  cannotBeCaused: () => (hasRelease() ? undefined : 'the clone lacks that commit: git fetch --unshallow'),
  cause: async (say) => {
    say('the release is built');
    const released = await buildRelease();
    const database = await openDatabase();
    const common = { database, secret: newSecret() };
    const former = await startFurtherServer(
      { ...common, server: released },
      { HALVED_ROLE: 'all', DEMO: '1' },
    );
    const urls = [former.url];
    const clients = startClients(urls, await signIn(former.url, await register(former.url)));
    await sleep(quietMs);
    say('the new version starts beside it');
    const next = await startFurtherServer({ ...common, server: builtServer }, { HALVED_ROLE: 'all' });
    urls.push(next.url);
    await sleep(quietMs);
    say('the former version is stopped');
    urls.shift();
    const leftAt = performance.now();
    await sleep(balancerMs);
    const code = await end(former.process);
    await sleep(quietMs);
    const instance = { ...common, api: next, server: builtServer };
    const observations = await clients.stop();
    return judge({ instance }, observations, {
      recoveredMs: firstSuccessAfter(observations, leftAt),
      expected: ['200', '201'],
      broken: code === 0 ? [] : [`the former version ended with ${code}`],
    });
  },
};

await causeAlone(import.meta, upgrade);
