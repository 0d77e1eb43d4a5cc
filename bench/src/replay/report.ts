/** One line of the file, and its result. */
interface Finding {
  readonly line: number;
  readonly why: string;
}

/** Everything that a replay found; lines are those of the file, from 1. */
export interface Findings {
  rows: number;
  shared: number;
  broken: Finding[];
  refused: Finding[];
  lost: Finding[];
  changed: Finding[];
  /** Ids in a member's list that nobody acknowledged, or that stand there twice. */
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

const named = (title: string, findings: readonly Finding[]): string[] => [
  ...findings
    .toSorted((a, b) => a.line - b.line)
    .slice(0, shownAtMost)
    .map(({ line, why }) => `${title} line ${line}: ${why}`),
  ...(findings.length > shownAtMost ? [`${title}: ${findings.length - shownAtMost} more`] : []),
];

/** The report as a person reads it; the counts stand last. */
export function printReport(findings: Findings, { serverErrors, waits, elapsedMs }: Measured): string {
  const { rows, shared, broken, refused, lost, changed, extra } = findings;
  const seconds = elapsedMs / 1000;
  return [
    ...named('broken', broken),
    ...named('refused', refused),
    ...named('lost', lost),
    ...named('changed', changed),
    ...extra.slice(0, shownAtMost).map((id) => `extra ${id}: listed, never acknowledged`),
    `${rows} rows · shared ${shared} · broken ${broken.length} · refused ${refused.length}`,
    `lost ${lost.length} · changed ${changed.length} · extra ${extra.length} · 5xx ${serverErrors} · asked to wait ${waits}`,
    `${seconds.toFixed(1)} s · ${Math.round(shared / Math.max(seconds, 0.001))} worries a second, each shared and read back`,
  ].join('\n');
}

/** 0 when nothing was lost, changed, doubled, or answered with a 5xx. */
export const exitCode = ({ lost, changed, extra }: Findings, serverErrors: number): number =>
  lost.length + changed.length + extra.length + serverErrors > 0 ? 1 : 0;
