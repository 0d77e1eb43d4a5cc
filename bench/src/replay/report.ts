/** One line of the file and what went wrong with it. */
interface Finding {
  readonly line: number;
  readonly why: string;
}

/** All results of a replay. Line numbers are those of the file, from 1. */
export interface Findings {
  rows: number;
  shared: number;
  broken: Finding[];
  refused: Finding[];
  lost: Finding[];
  changed: Finding[];
  /** Ids that a member's list contains twice, or that the API never acknowledged. */
  extra: string[];
}

export const noFindings = (): Findings => ({
  rows: 0,
  shared: 0,
  broken: [],
  refused: [],
  lost: [],
  changed: [],
  extra: [],
});

interface Measured {
  readonly serverErrors: number;
  readonly waits: number;
  readonly elapsedMs: number;
}

const shownAtMost = 20;

const section = (title: string, findings: readonly Finding[]): string[] => [
  ...findings
    .toSorted((a, b) => a.line - b.line)
    .slice(0, shownAtMost)
    .map(({ line, why }) => `${title} line ${line}: ${why}`),
  ...(findings.length > shownAtMost ? [`${title}: ${findings.length - shownAtMost} more`] : []),
];

/** The report for people, with the counts at the end. */
export function printReport(findings: Findings, { serverErrors, waits, elapsedMs }: Measured): string {
  const { rows, shared, broken, refused, lost, changed, extra } = findings;
  const seconds = elapsedMs / 1000;
  return [
    ...section('broken', broken),
    ...section('refused', refused),
    ...section('lost', lost),
    ...section('changed', changed),
    ...extra.slice(0, shownAtMost).map((id) => `extra ${id}: listed, never acknowledged`),
    `${rows} rows · shared ${shared} · broken ${broken.length} · refused ${refused.length}`,
    `lost ${lost.length} · changed ${changed.length} · extra ${extra.length} · 5xx ${serverErrors} · asked to wait ${waits}`,
    `${seconds.toFixed(1)} s · ${Math.round(shared / Math.max(seconds, 0.001))} worries a second, each shared and read back`,
  ].join('\n');
}

/** 0 if no worry was lost, changed or doubled, and no response was a 5xx. */
export const exitCode = ({ lost, changed, extra }: Findings, serverErrors: number): number =>
  lost.length + changed.length + extra.length + serverErrors > 0 ? 1 : 0;
