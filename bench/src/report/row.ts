/** One line of the table of performance targets. */
export interface Row {
  readonly measure: string;
  /** What was measured, as a person reads it. */
  readonly figure: string;
  readonly value: number;
  readonly floor: number;
  readonly target: number;
  /** Whether a larger or a smaller value is the better one. */
  readonly better: 'more' | 'less';
}

export type Verdict = 'target met' | 'floor met' | 'below the floor' | 'not measured';

export function verdictOf({ value, floor, target, better }: Row): Verdict {
  if (!Number.isFinite(value)) return 'not measured';
  const reaches = (bar: number) => (better === 'more' ? value >= bar : value <= bar);
  if (reaches(target)) return 'target met';
  return reaches(floor) ? 'floor met' : 'below the floor';
}
