import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { migrate } from '@halved/db/migrate';
import { countryCodes } from '@halved/shared/countries';
import { regionsOf } from '@halved/shared/regions';
import { openDatabase, rowsOf, withClient } from '../lib/postgres.ts';
import { cpuMs, cpuMsWithChildren, peakMb } from '../lib/proc.ts';
import { end, startNode } from '../lib/processes.ts';
import { assertIsThere, builtServer, nodeFlags, settingsFor, startServer } from '../lib/server.ts';
import { median } from '../lib/statistics.ts';
import { bearer, register, signIn } from '../member.ts';
import { tidy } from '../seed/seed.ts';
import { withoutIndexes } from '../seed/without-indexes.ts';
import { communityStatements } from './statements.ts';

const worriesPerMember = 10;
const timesEachCall = 60;
const memoryEveryMs = 50;

/** What the job must keep at a million worries, and each call at every size. */
const aggregateTargets = { buildSeconds: 60, buildMb: 200, callMs: 20 };

/** Every call that answers from the snapshot, as the pages make it. */
const calls = [
  '/analytics/geographic',
  '/analytics/geographic?countries=US,DE,GB&categories=work,health&timeRange=1y',
  '/analytics/regions/summaries?timeRange=1y',
  '/analytics/regions/available',
  '/analytics/categories/trends?timeRange=1y',
  '/analytics/export?format=csv&timeRange=1y',
  '/demographics/overview',
  '/demographics/heatmap?timeRange=1y',
  '/demographics/trending?limit=15',
  '/demographics/categories/trends?timeRange=1y',
  '/demographics/community/health',
  '/users/me/aggregates',
];

export interface AggregateFindings {
  worries: number;
  /** Builds one after the other: the very first one, one without changes, and one after a tenth of the worries is gone. */
  builds: { name: string; seconds: number; mb: number; postgresSeconds: number }[];
  cells: number;
  /** The median time of each call in milliseconds. */
  callMs: Record<string, number>;
  /** The mean processor time of each call, of the server and PostgreSQL together. Other work on the machine changes it little. */
  callCpuMs: Record<string, number>;
}

const places = countryCodes.flatMap((country) =>
  regionsOf(country).map(({ name }) => [country, name] as const),
);

async function seedCommunity(url: string, worries: number, onStep: (step: string) => void): Promise<void> {
  await withClient(url, async (client) => {
    await withoutIndexes(client, ['posts', 'analyses'], async () => {
      for (const [step, statement] of communityStatements(worries / worriesPerMember, worries, places)) {
        onStep(`${worries.toLocaleString('en')} worries: ${step}`);
        await client.query(statement);
      }
    });
  });
  await tidy(url);
}

const operatorsCommand = join(dirname(builtServer), 'cli.js');

/** Runs `aggregates build` as an operator does, and watches its memory. */
async function build(name: string, env: Record<string, string>, postmaster: number) {
  const begun = performance.now();
  const cpu = cpuMsWithChildren(postmaster);
  let output = '';
  const child = startNode([...nodeFlags(), operatorsCommand, 'aggregates', 'build'], env, (text) => {
    output += text;
  });
  let mb = 0;
  const timer = setInterval(() => {
    mb = Math.max(mb, peakMb(child.pid ?? 0));
  }, memoryEveryMs);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build of the aggregates failed:\n${output}`);
  const seconds = (performance.now() - begun) / 1_000;
  return { name, seconds, mb, postgresSeconds: (cpuMsWithChildren(postmaster) - cpu) / 1_000 };
}

async function measureCalls(
  env: Record<string, string>,
  url: string,
  postmaster: number,
): Promise<Pick<AggregateFindings, 'callMs' | 'callCpuMs'>> {
  const api = await startServer(builtServer, { ...env, HALVED_ROLE: 'api' });
  const member = await register(api.url);
  await rowsOf(
    url,
    `update users set granted_tier = 'premium', email_verified_at = now() where id = '${member.id}'`,
  );
  const headers = bearer(await signIn(api.url, member));
  const cpu = () => cpuMs(api.pid) + cpuMsWithChildren(postmaster);
  const callMs: Record<string, number> = {};
  const callCpuMs: Record<string, number> = {};
  for (const path of calls) {
    const times: number[] = [];
    const cpuBefore = cpu();
    for (let time = 0; time < timesEachCall; time++) {
      const begun = performance.now();
      const response = await fetch(`${api.url}/api${path}`, { headers });
      await response.arrayBuffer();
      times.push(performance.now() - begun);
      if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
    }
    callMs[path] = median(times);
    callCpuMs[path] = (cpu() - cpuBefore) / timesEachCall;
  }
  await end(api.process);
  return { callMs, callCpuMs };
}

/** Builds the aggregates of a community of one size, and times every call that answers from them. */
export async function benchAggregates(
  worries: number,
  onStep: (step: string) => void,
): Promise<AggregateFindings> {
  assertIsThere(operatorsCommand);
  const database = await openDatabase();
  await migrate(database.url);
  await seedCommunity(database.url, worries, onStep);
  const env = await settingsFor(database.url, { NODE_ENV: 'production' });
  const builds: AggregateFindings['builds'] = [];
  const step = async (name: string) => {
    onStep(name);
    builds.push(await build(name, env, database.pid()));
  };
  await step('the first build');
  await step('a build without changes');
  await rowsOf(database.url, `delete from posts where id in (select id from posts tablesample system (10))`);
  await step('a build after a tenth of the worries was deleted');
  const [row] = await rowsOf(database.url, 'select count(*)::int as cells from aggregate_cells');
  onStep('each call');
  const times = await measureCalls(env, database.url, database.pid());
  await database.stop('immediate');
  return { worries, builds, cells: Number(row?.cells), ...times };
}

/** The promises that the findings break, in words. */
export const brokenAggregateTargets = (all: readonly AggregateFindings[]): string[] =>
  all.flatMap(({ worries, builds, callMs }) => [
    ...builds.flatMap(({ name, seconds, mb }) => [
      ...(seconds > aggregateTargets.buildSeconds ? [`${name} at ${worries} worries took ${seconds} s`] : []),
      ...(mb > aggregateTargets.buildMb ? [`${name} at ${worries} worries took ${mb} MB`] : []),
    ]),
    ...Object.entries(callMs).flatMap(([path, ms]) =>
      ms > aggregateTargets.callMs ? [`GET ${path} at ${worries} worries took ${ms} ms`] : [],
    ),
  ]);
