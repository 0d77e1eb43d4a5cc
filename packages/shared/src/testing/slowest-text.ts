import fc from 'fast-check';
import { anyText, variationOf } from './any-text.ts';
import { threadMs } from './spent-time.ts';

export interface SlowText {
  text: string;
  ms: number;
}

/** The number of the slowest texts that are varied further. */
const variedTexts = 20;
/** The fixed cost of every text, as a number of units. */
const unitsForOne = 200;

interface Search {
  texts: number;
  seed: number;
  known: Iterable<string>;
  maxUnits: number;
  bearableMs: number;
}

/**
 * Searches for the slowest text, first among the `known` ones. Half of the others are random, and half are variations
 * of the texts that were slowest for their length so far. A text that seems slower than `bearableMs` is measured twice
 * more, by processor time.
 */
export function findSlowest(
  read: (text: string) => unknown,
  { texts, seed, known, maxUnits, bearableMs }: Search,
): SlowText {
  const msBy = (clock: () => number, text: string): number => {
    const before = clock();
    read(text);
    return clock() - before;
  };
  let slowest: SlowText = { text: '', ms: 0 };
  let costliest: (SlowText & { cost: number })[] = [];
  const measure = (text: string) => {
    let ms = msBy(() => performance.now(), text);
    for (let time = 0; time < 2 && ms > bearableMs; time++) ms = Math.min(ms, msBy(threadMs, text));
    if (ms > slowest.ms) slowest = { text, ms };
    costliest.push({ text, ms, cost: ms / (text.length + unitsForOne) });
    costliest = costliest.sort((one, other) => other.cost - one.cost).slice(0, variedTexts);
  };
  const half = Math.ceil(texts / 2);
  for (const text of [...known, ...fc.sample(anyText(maxUnits), { seed, numRuns: half })]) {
    measure(text);
    if (slowest.ms > bearableMs) return slowest;
  }
  for (let index = 0; index < texts - half; index++) {
    const parent = costliest[index % costliest.length]?.text ?? '';
    const [variation = ''] = fc.sample(variationOf(parent, maxUnits), { seed: seed + index, numRuns: 1 });
    measure(variation);
    if (slowest.ms > bearableMs) return slowest;
  }
  return slowest;
}
