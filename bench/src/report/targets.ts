import { type Comparison, cpuOf } from '../measure/alternate.ts';
import { feedPage } from '../measure/pages.ts';
import { type Findings, type LoadFindings, type StartFindings, signInLoad } from './findings.ts';
import { formatNumber } from './markdown.ts';
import type { Row } from './row.ts';

const throughput = { floor: 0.55, target: 0.75, better: 'more' } as const;
/** The bounds of requests per second as a share of the limit server's, where they are not those of most calls. */
const feedThroughput = { ...throughput, floor: 0.6 };
const likeThroughput = { ...throughput, target: 0.7 };
const signInThroughput = { ...throughput, floor: 0.9, target: 0.95 };

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
    ...dearRows(sizes, findings.growth),
  ];
}

const startRows = (start: StartFindings): Row[] => [
  {
    measure: 'from process start to the first response of /api/wake, with a running database',
    figure: `${formatNumber(start.ratio)} × bare Fastify (${formatNumber(start.apiMs)} against ${formatNumber(start.bareMs)} ms)`,
    value: start.ratio,
    floor: 2.6,
    target: 1.7,
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
      floor: 120,
      target: 95,
      better: 'less',
    },
    {
      measure: 'memory, under load',
      figure: `${formatNumber(most)} MB (${loads.map(([load, mb]) => `${load} ${Math.round(mb)}`).join(', ')})`,
      value: most,
      floor: 220,
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
      ...feedThroughput,
    },
    {
      measure: 'its processor time, as a multiple of the limit server’s',
      figure: `${formatNumber(feed.cpu)} × (${formatNumber(cpuOf(feed.api))} against ${formatNumber(cpuOf(feed.limit))} ms)`,
      value: feed.cpu,
      floor: 1.8,
      target: 1.4,
      better: 'less',
    },
    {
      measure: 'first feed page of visitors: processor time of the signed-in one, as a multiple',
      figure: `${formatNumber(cheaper)} × (${formatNumber(visitorFeed.requestsPerSecond)} requests a second, ${formatNumber(cached)} × as many)`,
      value: cheaper,
      floor: 10,
      target: 20,
      better: 'more',
    },
  ];
}

const callRows = ({ read, thread, like, comment, reply, share, signIn }: LoadFindings): Row[] => [
  callRow('one worry', read, throughput),
  callRow('a thread', thread, throughput),
  callRow('like, and back', like, likeThroughput),
  callRow('comment', comment, throughput),
  callRow('reply', reply, throughput),
  callRow('share a worry', share, throughput),
  callRow('sign-in', signIn, signInThroughput),
];

const callRow = (
  name: string,
  { throughput: value, api, limit }: Comparison,
  bounds: Pick<Row, 'floor' | 'target' | 'better'>,
): Row => ({
  measure: `${name}: requests per second, as a share of the limit server’s`,
  figure: `${formatNumber(value)} (${formatNumber(api.requestsPerSecond)} against ${formatNumber(limit.requestsPerSecond)})`,
  value,
  ...bounds,
});

/** The processor time of PostgreSQL for these pages among 200,000 worries before they had indexes of their own. */
const dearPages = { Discover: 13, 'a search': 24, 'a search in vain': 24 } as const;

const dearRows = (sizes: Findings['sizes'], growth: Findings['growth']): Row[] => {
  const index = sizes.findIndex(({ loads }) => loads !== undefined);
  return Object.entries(dearPages).flatMap(([name, before]) => {
    const ms = growth[name]?.[index]?.ms;
    return ms === undefined
      ? []
      : [
          {
            measure: `${name}: processor time of PostgreSQL, ${named(sizes[index]?.worries ?? 0)} worries`,
            figure: `${formatNumber(ms)} ms (${before} before)`,
            value: ms,
            floor: before / 2,
            target: before / 5,
            better: 'less' as const,
          },
        ];
  });
};

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
