import type { Comparison } from '../measure/alternate.ts';
import type { LoadFigures } from '../measure/load.ts';
import type { Findings, LoadFindings, SizeFindings } from './findings.ts';
import { formatNumber, markdownTable } from './markdown.ts';
import { type Row, verdictOf } from './row.ts';
import { rowsOf } from './targets.ts';

const bar = ({ better }: Row, value: number) => `${better === 'more' ? '≥' : '≤'} ${formatNumber(value)}`;

const targetTable = (findings: Findings) =>
  markdownTable(
    ['measure', 'figure', 'floor', 'target', 'verdict'],
    rowsOf(findings).map((row) => [
      row.measure,
      row.figure,
      bar(row, row.floor),
      bar(row, row.target),
      verdictOf(row),
    ]),
  );

const cells = (name: string, figures: LoadFigures) => [
  name,
  formatNumber(figures.requestsPerSecond),
  formatNumber(figures.serverCpuMs),
  formatNumber(figures.databaseCpuMs),
  formatNumber(figures.p50Ms),
  formatNumber(figures.p99Ms),
];

const comparisonRows = (name: string, { api, limit }: Comparison) => [
  cells(name, api),
  cells('– limit', limit),
];

const loadTable = ({
  feed,
  read,
  thread,
  like,
  comment,
  reply,
  share,
  signIn,
  reads,
  visitorFeed,
  files,
}: LoadFindings) =>
  markdownTable(
    ['call', 'requests/s', 'CPU ms, server', 'CPU ms, PostgreSQL', 'p50 ms', 'p99 ms'],
    [
      ...comparisonRows('All, signed in', feed),
      ...comparisonRows('one worry', read),
      ...comparisonRows('a thread', thread),
      ...comparisonRows('like, and back', like),
      ...comparisonRows('comment', comment),
      ...comparisonRows('reply', reply),
      ...comparisonRows('share a worry', share),
      ...comparisonRows('sign-in', signIn),
      ...Object.entries(reads).map(([name, figures]) => cells(name, figures)),
      cells('All, as a visitor', visitorFeed),
      cells('a file of the client', files),
    ],
  );

const loadSection = ({ worries, loads }: SizeFindings): string[] => {
  if (!loads) return [];
  const { signIn, statements } = loads;
  const counts = Object.entries(statements).map(([call, count]) => `${call} ${count}`);
  return [
    `### Under load, ${worries.toLocaleString('en')} worries`,
    loadTable(loads),
    `Number of statements per call: ${counts.join(', ')}. The argon2id hash of a sign-in alone needs ${formatNumber(signIn.hashCpuMs)} ms of processor time.`,
  ];
};

const growthSection = ({ sizes, growth }: Findings): string[] => {
  const names = sizes.map(({ worries }) => worries.toLocaleString('en'));
  const rows = Object.entries(growth).map(([page, costs]) => [
    page,
    ...costs.map(({ ms, blocks }) => `${formatNumber(ms)} ms, ${formatNumber(blocks)}`),
    `${formatNumber(costs.at(-1)?.growth ?? Number.NaN)} ×`,
  ]);
  return [
    `### Growth, ${names.join(' → ')} worries`,
    'Each cell shows the time that PostgreSQL needs for a page and the number of 8 kB blocks that it reads. The growth is the time in the largest community divided by the time in the smallest.',
    markdownTable(['page', ...names, 'growth'], rows),
  ];
};

/** Prints the findings as Markdown: first the targets, then load, then growth. */
export const printFindings = (findings: Findings): string =>
  [
    `Measured ${findings.measuredAt.slice(0, 10)} on ${findings.machine}; load generator, server and PostgreSQL share this machine. Other programs used ${Math.round(findings.busy * 100)} % of it just before the run.`,
    targetTable(findings),
    ...findings.sizes.flatMap(loadSection),
    ...growthSection(findings),
    `Bare Fastify in one file starts in ${formatNumber(findings.start.bareMs)} ms; the server takes ${formatNumber(findings.start.ratio)} × as long.`,
  ].join('\n\n');
