/**
 * Compares three servers with one in the scale profile of docker-compose.yml, with nginx before and PgBouncer behind
 * them, under the same number of clients (docs/capacity.md):
 *
 *     docker compose --profile scale build
 *     npm run scale-profile -w @halved/bench
 *
 * All containers and the load generator share this machine.
 */
import { availableParallelism } from 'node:os';
import { type ComposeProject, startComposeProject } from '@halved/db/testing/compose-project';
import { rowsOf } from './lib/postgres.ts';
import { cpuMsWithChildren } from './lib/proc.ts';
import { atEnd, run } from './lib/processes.ts';
import { say } from './lib/say.ts';
import { median } from './lib/statistics.ts';
import { type Load, measureLoad } from './measure/load.ts';
import { bearer, register, signIn } from './member.ts';
import { formatNumber, markdownTable } from './report/markdown.ts';
import { befriend, seed } from './seed/seed.ts';

const worries = 10_000;
const friends = 60;
const connections = 24;
const seconds = 6;
const rounds = 3;
const serverCounts = [1, 3];
/** The services whose processor time is told apart. */
const services = ['api', 'postgres', 'pgbouncer', 'balancer'] as const;
type Service = (typeof services)[number];

type Figures = Record<Service | 'requestsPerSecond' | 'p99Ms', number>;

/** The processor time of a service with all its processes, in milliseconds. */
async function cpuOf({ pidsOf }: ComposeProject, service: Service): Promise<number> {
  const pids = await pidsOf(service);
  return pids.reduce((sum, pid) => sum + cpuMsWithChildren(pid), 0);
}

const cpuOfAll = (project: ComposeProject) => Promise.all(services.map((service) => cpuOf(project, service)));

async function measure(project: ComposeProject, load: Load): Promise<Figures> {
  const before = await cpuOfAll(project);
  const begun = performance.now();
  const target = { url: project.url, pid: process.pid };
  const { requestsPerSecond, p99Ms } = await measureLoad(target, load, seconds, () => process.pid);
  const tookMs = performance.now() - begun;
  const after = await cpuOfAll(project);
  const [api = 0, postgres = 0, pgbouncer = 0, balancer = 0] = after.map(
    (ms, index) => (ms - (before[index] ?? 0)) / tookMs,
  );
  return { requestsPerSecond, p99Ms, api, postgres, pgbouncer, balancer };
}

/** Runs as many servers, and lets the balancer find them. */
async function scaleTo({ compose }: ComposeProject, servers: number): Promise<void> {
  await compose(
    'up',
    '--wait',
    '--no-build',
    '--scale',
    'app=0',
    '--scale',
    'worker=0',
    '--scale',
    `api=${servers}`,
  );
  await compose('restart', 'balancer');
}

/**
 * Ends the worker, whose jobs would count as the cost of a call, removes the numbers that it has built, and lets the seed
 * leave out triggers and write checkpoints, which the owner of a database may not do.
 */
async function makeRoom({ compose, databaseUrl }: ComposeProject): Promise<void> {
  await compose('stop', 'worker');
  const rights = 'grant set on parameter session_replication_role to halved; grant pg_checkpoint to halved';
  await compose('exec', '-T', 'postgres', 'psql', '--username', 'postgres', '--command', rights, 'halved');
  await rowsOf(databaseUrl, 'delete from aggregate_snapshots');
}

const columns = ['requestsPerSecond', 'p99Ms', ...services] as const;

await run(async () => {
  const project = await startComposeProject('scale', { RATE_LIMIT_SCALE: '1000000' });
  atEnd(project.stop);
  await makeRoom(project);
  await seed(project.databaseUrl, worries, say);
  const member = await register(project.url);
  await befriend(project.databaseUrl, member.id, friends);
  const headers = bearer(await signIn(project.url, member));
  const loads: Record<string, Load> = {
    'a page that needs no database': { path: '/api/health/live', connections },
    'a member’s feed': { path: '/api/posts', headers, connections },
  };
  const seen = new Map<string, Figures[]>();
  for (let round = 1; round <= rounds; round++) {
    for (const servers of serverCounts) {
      await scaleTo(project, servers);
      for (const [call, load] of Object.entries(loads)) {
        say(`round ${round} of ${rounds}, ${servers} servers: ${call}`);
        const key = `${call}|${servers}`;
        seen.set(key, [...(seen.get(key) ?? []), await measure(project, load)]);
      }
    }
  }
  const rows = Object.keys(loads).flatMap((call) =>
    serverCounts.map((servers) => {
      const figures = seen.get(`${call}|${servers}`) ?? [];
      return [
        call,
        String(servers),
        ...columns.map((name) => formatNumber(median(figures.map((figure) => figure[name])))),
      ];
    }),
  );
  say(`${availableParallelism()} processors for all containers and the load generator`);
  const head = ['call', 'servers', 'requests/s', 'p99 ms', ...services.map((name) => `processors: ${name}`)];
  process.stdout.write(`${markdownTable(head, rows)}\n`);
  return 0;
});
