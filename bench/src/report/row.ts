/** One line of the table of performance targets. */
export interface Row {
  readonly measure: string;
  /** The measured value as text. */
  readonly figure: string;
  readonly value: number;
  readonly floor: number;
  readonly target: number;
  /** Whether a larger or a smaller value is better. */
  readonly better: 'more' | 'less';
}

export type Verdict = 'target met' | 'floor met' | 'below the floor' | 'not measured';

export function verdictOf({ value, floor, target, better }: Row): Verdict {
  if (!Number.isFinite(value)) return 'not measured';
  const reaches = (bar: number) => (better === 'more' ? value >= bar : value <= bar);
  if (reaches(target)) return 'target met';
  return reaches(floor) ? 'floor met' : 'below the floor';
}
