import { cpuOf } from '../measure/alternate.ts';
import type { Findings, SizeFindings } from './findings.ts';
import { shown } from './markdown.ts';
import type { Row } from './row.ts';

const throughput = { floor: 0.4, target: 0.7, better: 'more' } as const;

const named = (worries: number) => worries.toLocaleString('en');

/** The table of performance targets, with what was measured; the largest community speaks where only one can. */
export function rowsOf({ sizes, start }: Findings): Row[] {
  const largest = sizes.at(-1);
  if (!largest) return [];
  const loads = Object.entries(largest.loadedMb);
  const loadedMb = Math.max(...loads.map(([, mb]) => mb));
  return [
    ...feedRows(largest),
    ...callRows(largest),
    {
      measure: 'sign-in: processor time against its one argon2 hash',
      figure: `${shown(largest.signIn.ratio)} × (${shown(largest.signIn.serverCpuMs)} + PostgreSQL ${shown(largest.signIn.databaseCpuMs)} against ${shown(largest.signIn.hashCpuMs)} ms)`,
      value: largest.signIn.ratio,
      floor: 1.1,
      target: 1.05,
      better: 'less',
    },
    {
      measure: 'process start to the first answer of /api/wake, database up',
      figure: `${shown(start.apiMs)} ms`,
      value: start.apiMs,
      floor: 250,
      target: 1.2 * start.bareMs,
      better: 'less',
    },
    {
      measure: 'built server with its embedded database to the first feed page',
      figure: `${shown(start.embeddedAgainMs)} ms (the very first start, which makes and fills it: ${shown(start.embeddedFirstMs)} ms)`,
      value: start.embeddedAgainMs,
      floor: 900,
      target: 400,
      better: 'less',
    },
    {
      measure: 'memory, idle',
      figure: `${shown(largest.idleMb)} MB`,
      value: largest.idleMb,
      floor: 130,
      target: 90,
      better: 'less',
    },
    {
      measure: 'memory, under load',
      figure: `${shown(loadedMb)} MB (${loads.map(([load, mb]) => `${load} ${Math.round(mb)}`).join(', ')})`,
      value: loadedMb,
      floor: 260,
      target: 180,
      better: 'less',
    },
    ...databaseRows(sizes, largest),
  ];
}

function feedRows({ worries, feed, visitorFeed }: SizeFindings): Row[] {
  const cached = visitorFeed.requestsPerSecond / feed.api.requestsPerSecond;
  return [
    {
      measure: `feed page (20 worries, signed in, ${named(worries)} worries): requests a second against the limit`,
      figure: `${shown(feed.throughput)} (${shown(feed.api.requestsPerSecond)} against ${shown(feed.limit.requestsPerSecond)})`,
      value: feed.throughput,
      ...throughput,
    },
    {
      measure: 'its processor time against the limit',
      figure: `${shown(feed.cpu)} × (${shown(cpuOf(feed.api))} against ${shown(cpuOf(feed.limit))} ms)`,
      value: feed.cpu,
      floor: 3,
      target: 1.8,
      better: 'less',
    },
    {
      measure: 'anonymous first feed page against the signed-in one',
      figure: `${shown(cached)} × (${shown(visitorFeed.requestsPerSecond)} requests a second)`,
      value: cached,
      floor: 10,
      target: 20,
      better: 'more',
    },
  ];
}

const callRows = ({ read, like, share }: SizeFindings): Row[] =>
  Object.entries({ 'one worry': read, like, 'share a worry': share }).map(([name, call]) => ({
    measure: `${name}: requests a second against the limit`,
    figure: `${shown(call.throughput)} (${shown(call.api.requestsPerSecond)} against ${shown(call.limit.requestsPerSecond)})`,
    value: call.throughput,
    ...throughput,
  }));

function databaseRows(sizes: readonly SizeFindings[], largest: SizeFindings): Row[] {
  const [smallest = largest] = sizes;
  const { offsets, feedTime, feedBlocks } = largest;
  const growth = sizes.length > 1 ? feedTime.growth : Number.NaN;
  return [
    {
      measure: `database time of a feed page, ${named(smallest.worries)} → ${named(largest.worries)} worries`,
      figure: `${shown(growth)} × (${shown(smallest.feedTime.ms)} → ${shown(feedTime.ms)} ms)`,
      value: growth,
      floor: 1.5,
      target: 1.2,
      better: 'less',
    },
    {
      measure: `PostgreSQL blocks touched by page 1, ${named(largest.worries)} worries`,
      figure: shown(feedBlocks),
      value: feedBlocks,
      floor: 200,
      target: 120,
      better: 'less',
    },
    {
      measure: 'offset 10,000, scrolled to, against page 1',
      figure: `${shown(offsets?.scrolled ?? Number.NaN)} ×`,
      value: offsets?.scrolled ?? Number.NaN,
      floor: 2,
      target: 1.2,
      better: 'less',
    },
    {
      measure: 'offset 10,000, jumped to, against page 1',
      figure: `${shown(offsets?.jumped ?? Number.NaN)} ×`,
      value: offsets?.jumped ?? Number.NaN,
      floor: 10,
      target: 5,
      better: 'less',
    },
  ];
}
