/**
 * Compares three servers with one on the same database, under the same number of clients (docs/capacity.md):
 *
 *     npm run three-servers -w @halved/bench
 *
 * Build first. The servers, PostgreSQL and the load generator share this machine.
 */
import { availableParallelism } from 'node:os';
import { addMember, openInstance, startFurtherServer } from './instance.ts';
import { cpuMs, cpuMsWithChildren } from './lib/proc.ts';
import { run } from './lib/processes.ts';
import { say } from './lib/say.ts';
import { median } from './lib/statistics.ts';
import { type Load, measureLoad, type Target } from './measure/load.ts';
import { bearer, signIn } from './member.ts';
import { formatNumber, markdownTable } from './report/markdown.ts';

const worries = 10_000;
const connections = 24;
const seconds = 6;
const rounds = 5;

interface Together {
  requestsPerSecond: number;
  p99Ms: number;
  /** The processors that the servers and PostgreSQL kept busy. */
  serverProcessors: number;
  databaseProcessors: number;
}

/** Divides the clients among the servers and measures all of them together. */
async function measureTogether(
  servers: readonly Target[],
  load: Load,
  postmaster: () => number,
): Promise<Together> {
  const serversCpuMs = () => servers.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
  const before = [serversCpuMs(), cpuMsWithChildren(postmaster()), performance.now()] as const;
  const share = { ...load, connections: connections / servers.length };
  const figures = await Promise.all(servers.map((server) => measureLoad(server, share, seconds, postmaster)));
  const tookMs = performance.now() - before[2];
  return {
    requestsPerSecond: figures.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0),
    p99Ms: Math.max(...figures.map(({ p99Ms }) => p99Ms)),
    serverProcessors: (serversCpuMs() - before[0]) / tookMs,
    databaseProcessors: (cpuMsWithChildren(postmaster()) - before[1]) / tookMs,
  };
}

const middle = (figures: readonly Together[], name: keyof Together) =>
  median(figures.map((figure) => figure[name]));

const rowOf = (call: string, count: number, figures: readonly Together[]) => [
  call,
  String(count),
  formatNumber(middle(figures, 'requestsPerSecond')),
  formatNumber(middle(figures, 'p99Ms')),
  formatNumber(middle(figures, 'serverProcessors')),
  formatNumber(middle(figures, 'databaseProcessors')),
];

await run(async () => {
  const instance = await openInstance(worries, say);
  const member = await addMember(instance);
  const headers = bearer(await signIn(instance.api.url, member));
  const servers = [instance.api, await startFurtherServer(instance), await startFurtherServer(instance)];
  const postmaster = instance.database.pid;
  const loads: Record<string, Load> = {
    'a page that needs no database': { path: '/api/health/live' },
    'a member’s feed': { path: '/api/posts', headers },
  };
  const rows: string[][] = [];
  for (const [call, load] of Object.entries(loads)) {
    const [one, three]: [Together[], Together[]] = [[], []];
    for (let round = 1; round <= rounds; round++) {
      say(`${call}: round ${round} of ${rounds}`);
      one.push(await measureTogether([instance.api], load, postmaster));
      three.push(await measureTogether(servers, load, postmaster));
    }
    rows.push(rowOf(call, 1, one), rowOf(call, 3, three));
  }
  say(`${availableParallelism()} processors for servers, PostgreSQL and load generator`);
  const head = ['call', 'servers', 'requests/s', 'p99 ms', 'processors: servers', 'processors: PostgreSQL'];
  process.stdout.write(`${markdownTable(head, rows)}\n`);
  return 0;
});
