import type { Comparison } from '../measure/alternate.ts';
import type { LoadFigures } from '../measure/load.ts';
import type { Findings, SizeFindings } from './findings.ts';
import { markdownTable, shown } from './markdown.ts';
import { type Row, verdictOf } from './row.ts';
import { rowsOf } from './targets.ts';

const bar = ({ better }: Row, value: number) => `${better === 'more' ? '≥' : '≤'} ${shown(value)}`;

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
  shown(figures.requestsPerSecond),
  shown(figures.serverCpuMs),
  shown(figures.databaseCpuMs),
  shown(figures.p50Ms),
  shown(figures.p99Ms),
];

const duel = (name: string, { api, limit }: Comparison) => [cells(name, api), cells('– limit', limit)];

const loadTable = ({ feed, read, like, share, visitorFeed }: SizeFindings) =>
  markdownTable(
    ['call', 'requests/s', 'CPU ms, server', 'CPU ms, PostgreSQL', 'p50 ms', 'p99 ms'],
    [
      ...duel('feed page, signed in', feed),
      ...duel('one worry', read),
      ...duel('like, and back', like),
      ...duel('share a worry', share),
      cells('feed page, visitor', visitorFeed),
    ],
  );

const sizeSection = (size: SizeFindings) => {
  const statements = Object.entries(size.statements).map(([call, count]) => `${call} ${count}`);
  return [
    `### ${size.worries.toLocaleString('en')} worries`,
    loadTable(size),
    `Statements a call: ${statements.join(', ')}. Sign-ins: ${shown(size.signIn.perSecond)} a second; the limit server, which does the same by hand, takes ${shown(size.signIn.limitCpuMs)} ms of processor time for one, against a hash of ${shown(size.signIn.hashCpuMs)} ms.`,
  ].join('\n\n');
};

/** The findings in Markdown: the targets first, then each size. */
export const printFindings = (findings: Findings): string =>
  [
    `Measured ${findings.measuredAt.slice(0, 10)} on ${findings.machine}; load generator, server and PostgreSQL share it. Other work took ${Math.round(findings.busy * 100)} % of it when the run began.`,
    targetTable(findings),
    ...findings.sizes.map(sizeSection),
    `Bare Fastify in one file starts in ${shown(findings.start.bareMs)} ms; the server takes ${shown(findings.start.ratio)} × as long.`,
  ].join('\n\n');
