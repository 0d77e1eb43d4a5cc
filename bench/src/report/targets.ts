import { cpuOf } from '../measure/alternate.ts';
import { feedPage } from '../measure/pages.ts';
import { type Findings, type LoadFindings, type StartFindings, signInLoad } from './findings.ts';
import { formatNumber } from './markdown.ts';
import type { Row } from './row.ts';

const throughput = { floor: 0.4, target: 0.7, better: 'more' } as const;

const named = (worries: number) => worries.toLocaleString('en');

/**
 * The table of performance targets with the measured values. The values are from the largest community, except those
 * under load.
 */
export function rowsOf(findings: Findings): Row[] {
  const { sizes, start } = findings;
  const loaded = sizes.find(({ loads }) => loads !== undefined);
  return [
    ...(loaded?.loads ? [...feedRows(loaded.worries, loaded.loads), ...callRows(loaded.loads)] : []),
    ...startRows(start),
    ...(loaded?.loads ? [...memoryRows(loaded.loads), stallRow(loaded.loads)] : []),
    ...databaseRows(findings),
  ];
}

const startRows = (start: StartFindings): Row[] => [
  {
    measure: 'from process start to the first response of /api/wake, with a running database',
    figure: `${formatNumber(start.apiMs)} ms`,
    value: start.apiMs,
    floor: 250,
    target: 1.2 * start.bareMs,
    better: 'less',
  },
  {
    measure: 'from process start to the first feed page, with the embedded database',
    figure: `${formatNumber(start.embeddedAgainMs)} ms (the very first start, which creates and fills the database: ${formatNumber(start.embeddedFirstMs)} ms)`,
    value: start.embeddedAgainMs,
    floor: 900,
    target: 400,
    better: 'less',
  },
];

function memoryRows({ idleMb, loadedMb }: LoadFindings): Row[] {
  const loads = Object.entries(loadedMb);
  const most = Math.max(...loads.map(([, mb]) => mb));
  return [
    {
      measure: 'memory, idle',
      figure: `${formatNumber(idleMb)} MB`,
      value: idleMb,
      floor: 130,
      target: 90,
      better: 'less',
    },
    {
      measure: 'memory, under load',
      figure: `${formatNumber(most)} MB (${loads.map(([load, mb]) => `${load} ${Math.round(mb)}`).join(', ')})`,
      value: most,
      floor: 260,
      target: 180,
      better: 'less',
    },
  ];
}

/** Sign-in has no verdict, because its password hash occupies a whole processor. */
function stallRow({ stallMs }: LoadFindings): Row {
  const loads = Object.entries(stallMs);
  const most = Math.max(...loads.filter(([load]) => load !== signInLoad).map(([, ms]) => ms));
  return {
    measure: 'longest time of a blocked event loop under load, except sign-in',
    figure: `${formatNumber(most)} ms (${loads.map(([load, ms]) => `${load} ${Math.round(ms)}`).join(', ')})`,
    value: most,
    floor: 100,
    target: 50,
    better: 'less',
  };
}

function feedRows(worries: number, { feed, visitorFeed }: LoadFindings): Row[] {
  const cached = visitorFeed.requestsPerSecond / feed.api.requestsPerSecond;
  // The clients of the load share the machine with the server, and answers as quick as these wait for them.
  const cheaper = cpuOf(feed.api) / cpuOf(visitorFeed);
  return [
    {
      measure: `feed page (20 worries, signed in, ${named(worries)} worries): requests per second, as a share of the limit server’s`,
      figure: `${formatNumber(feed.throughput)} (${formatNumber(feed.api.requestsPerSecond)} against ${formatNumber(feed.limit.requestsPerSecond)})`,
      value: feed.throughput,
      ...throughput,
    },
    {
      measure: 'its processor time, as a multiple of the limit server’s',
      figure: `${formatNumber(feed.cpu)} × (${formatNumber(cpuOf(feed.api))} against ${formatNumber(cpuOf(feed.limit))} ms)`,
      value: feed.cpu,
      floor: 3,
      target: 1.8,
      better: 'less',
    },
    {
      measure: 'first feed page of visitors: requests per second, as a multiple of the signed-in one',
      figure: `${formatNumber(cached)} × (${formatNumber(visitorFeed.requestsPerSecond)} requests a second; ${formatNumber(cheaper)} × less processor time)`,
      value: cached,
      floor: 10,
      target: 20,
      better: 'more',
    },
  ];
}

const callRows = ({ read, thread, like, comment, share, signIn }: LoadFindings): Row[] => [
  ...Object.entries({ 'one worry': read, 'a thread': thread, like, comment, 'share a worry': share }).map(
    ([name, call]): Row => ({
      measure: `${name}: requests per second, as a share of the limit server’s`,
      figure: `${formatNumber(call.throughput)} (${formatNumber(call.api.requestsPerSecond)} against ${formatNumber(call.limit.requestsPerSecond)})`,
      value: call.throughput,
      ...throughput,
    }),
  ),
  {
    measure: 'sign-in: processor time, as a multiple of its one argon2 hash',
    figure: `${formatNumber(signIn.ratio)} × (${formatNumber(signIn.serverCpuMs)} + PostgreSQL ${formatNumber(signIn.databaseCpuMs)} against ${formatNumber(signIn.hashCpuMs)} ms)`,
    value: signIn.ratio,
    floor: 1.1,
    target: 1.05,
    better: 'less',
  },
];

function databaseRows({ sizes, growth }: Findings): Row[] {
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (!smallest || !largest) return [];
  const costs = growth[feedPage] ?? [];
  const [first, last] = [costs[0], costs.at(-1)];
  const offsets = largest.offsets ?? { scrolled: Number.NaN, jumped: Number.NaN };
  return [
    {
      measure: `database time of a feed page, ${named(smallest.worries)} → ${named(largest.worries)} worries`,
      figure: `${formatNumber(last?.growth ?? Number.NaN)} × (${formatNumber(first?.ms ?? Number.NaN)} → ${formatNumber(last?.ms ?? Number.NaN)} ms)`,
      value: (sizes.length > 1 && last?.growth) || Number.NaN,
      floor: 1.5,
      target: 1.2,
      better: 'less',
    },
    {
      measure: `PostgreSQL blocks read for page 1, ${named(largest.worries)} worries`,
      figure: formatNumber(last?.blocks ?? Number.NaN),
      value: last?.blocks ?? Number.NaN,
      floor: 200,
      target: 120,
      better: 'less',
    },
    {
      measure: `time for offset 10,000 after scrolling there, as a multiple of page 1, ${named(largest.worries)} worries`,
      figure: `${formatNumber(offsets.scrolled)} ×`,
      value: offsets.scrolled,
      floor: 2,
      target: 1.2,
      better: 'less',
    },
    {
      measure: `time for offset 10,000 after a jump, as a multiple of page 1, ${named(largest.worries)} worries`,
      figure: `${formatNumber(offsets.jumped)} ×`,
      value: offsets.jumped,
      floor: 10,
      target: 5,
      better: 'less',
    },
  ];
}
