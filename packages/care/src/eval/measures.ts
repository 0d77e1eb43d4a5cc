/** How often a class was expected, predicted, and predicted correctly. */
interface Tally {
  expected: number;
  predicted: number;
  right: number;
}

export interface Pair {
  expected: string;
  predicted: string;
}

function tallies(pairs: readonly Pair[]): Map<string, Tally> {
  const classes = new Map<string, Tally>();
  const of = (name: string) => {
    const tally = classes.get(name) ?? { expected: 0, predicted: 0, right: 0 };
    classes.set(name, tally);
    return tally;
  };
  for (const { expected, predicted } of pairs) {
    of(expected).expected++;
    of(predicted).predicted++;
    if (expected === predicted) of(expected).right++;
  }
  return classes;
}

const f1 = ({ expected, predicted, right }: Tally) =>
  expected + predicted === 0 ? 0 : (2 * right) / (expected + predicted);

/** The mean F1 of all classes that were expected at least once. */
export function macroF1(pairs: readonly Pair[]): number {
  const classes = [...tallies(pairs).values()].filter(({ expected }) => expected > 0);
  return mean(classes.map(f1));
}

/** The mean F1 of all classes, weighted by how often each was expected. */
export function weightedF1(pairs: readonly Pair[]): number {
  const classes = [...tallies(pairs).values()];
  return classes.reduce((sum, tally) => sum + f1(tally) * tally.expected, 0) / pairs.length;
}

export const accuracy = (pairs: readonly Pair[]): number =>
  share(pairs, ({ expected, predicted }) => expected === predicted);

export const share = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.length === 0 ? Number.NaN : items.filter(is).length / items.length;

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? Number.NaN : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The rank of each number; equal numbers share the mean of their ranks. */
function ranksOf(numbers: readonly number[]): Float64Array {
  const order = numbers.map((value, place) => ({ value, place })).sort((a, b) => a.value - b.value);
  const ranks = new Float64Array(numbers.length);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && order[to]?.value === order[from]?.value) to++;
    for (const { place } of order.slice(from, to)) ranks[place] = (from + to - 1) / 2;
    from = to;
  }
  return ranks;
}

/** The rank correlation of two lists, −1 to 1 (Spearman). */
export function spearman(left: readonly number[], right: readonly number[]): number {
  const [a, b] = [ranksOf(left), ranksOf(right)];
  const [middleA, middleB] = [mean([...a]), mean([...b])];
  let both = 0;
  let squareA = 0;
  let squareB = 0;
  for (let index = 0; index < a.length; index++) {
    const [x, y] = [(a[index] ?? 0) - middleA, (b[index] ?? 0) - middleB];
    both += x * y;
    squareA += x * x;
    squareB += y * y;
  }
  return both / Math.sqrt(squareA * squareB);
}

const bins = 10;

/**
 * The expected calibration error: the distance between confidence and the share of correct predictions, over ten bins.
 */
export function calibrationError(predictions: readonly { confidence: number; isRight: boolean }[]): number {
  const groups = Array.from({ length: bins }, () => ({ count: 0, confidence: 0, right: 0 }));
  for (const { confidence, isRight } of predictions) {
    const group = groups[Math.min(bins - 1, Math.floor(confidence * bins))];
    if (!group) continue;
    group.count++;
    group.confidence += confidence;
    group.right += isRight ? 1 : 0;
  }
  const gaps = groups.reduce((sum, { confidence, right }) => sum + Math.abs(confidence - right), 0);
  return gaps / predictions.length;
}

/** A quantile: `part` is the share of the numbers below it (0.99 for p99). */
export function percentile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
