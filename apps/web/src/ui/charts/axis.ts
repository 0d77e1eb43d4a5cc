/** At most this many lines cross a chart, beside the base line. */
const mostLines = 4;

/** The smallest of 1, 2, 5, 10, 20, 50 … with which at most four steps reach the highest value. */
function stepFor(highest: number): number {
  const rough = highest / mostLines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  return factor * power;
}

/** The round values at which lines cross a chart from zero on; the last one is at least the highest value. */
export function axisValues(highest: number): number[] {
  if (!(highest > 0)) return [0];
  // Counts are whole numbers, so no line lies between two of them.
  const step = highest >= mostLines ? Math.max(1, stepFor(highest)) : stepFor(highest);
  const lines = Math.ceil(highest / step - 1e-9);
  return Array.from({ length: lines + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Where a value lies between two others, in percent. */
export const percentOf = (value: number, from: number, to: number): number =>
  to === from ? 0 : ((value - from) / (to - from)) * 100;
