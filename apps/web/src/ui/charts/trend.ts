import { dayMs } from '@halved/shared/durations';
import { percentOf } from './axis.ts';

export interface TrendPoint {
  /** An ISO day. */
  date: string;
  /** The day or week in the reader's words. */
  name: string;
  value: number;
  /** The value in the reader's words. */
  text: string;
}

/** The first and the last day of a chart. */
export type Span = readonly [first: string, last: string];

/**
 * Where each point lies along the time, in percent, and which neighbours a line connects. A missing week is a gap: the
 * line would claim a value that is withheld.
 */
export function lineParts(
  points: readonly Pick<TrendPoint, 'date'>[],
  stepDays: number,
  span: Span,
): { positions: number[]; parts: number[][] } {
  const times = points.map(({ date }) => Date.parse(date));
  const [first, last] = [Date.parse(span[0]), Date.parse(span[1])];
  const parts: number[][] = [];
  times.forEach((time, index) => {
    const before = times[index - 1];
    const part = parts.at(-1);
    // Half a step more, because a week with a change of the clocks is an hour longer or shorter.
    if (part && before !== undefined && time - before < stepDays * 1.5 * dayMs) part.push(index);
    else parts.push([index]);
  });
  return { positions: times.map((time) => percentOf(time, first, last)), parts };
}

/** The part of a chart that belongs to a point at this position: half a step on each side, within the chart. */
export function areaOf(position: number, stepDays: number, span: Span): { start: number; end: number } {
  const days = (Date.parse(span[1]) - Date.parse(span[0])) / dayMs;
  const half = days > 0 ? (stepDays / days) * 50 : 100;
  return { start: Math.max(position - half, 0), end: Math.min(position + half, 100) };
}
