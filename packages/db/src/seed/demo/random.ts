import { createHash } from 'node:crypto';
import { v7 } from 'uuid';

/** Random numbers that depend only on a key. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from 0 up to `below`. */
  below(below: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Normally distributed around 0, with two thirds between -1 and 1. */
  normal(): number;
}

/** The same key gives the same numbers in the same order (sfc32). */
export function randomFrom(key: string): Random {
  const hash = createHash('sha256').update(key).digest();
  let [a = 0, b = 0, c = 0, count = 0] = [0, 4, 8, 12].map((at) => hash.readInt32LE(at));
  const next = () => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const one = list[below(list.length)];
      if (one === undefined) throw new RangeError('Nothing to pick from');
      return one;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** A UUIDv7 of a moment whose random part depends only on the key. */
export function stableId(key: string, at: Date): string {
  return v7({ msecs: at.getTime(), seq: 0, random: createHash('sha256').update(key).digest() });
}

/**
 * Draws `count` of a list without replacement; the chance of being drawn follows the weight. An item without weight is
 * never drawn.
 */
export function drawWeighted<T>(
  random: Random,
  list: readonly T[],
  count: number,
  weight: (item: T) => number,
): T[] {
  if (count <= 0) return [];
  const keyed: { item: T; key: number }[] = [];
  for (const item of list) {
    const heavy = weight(item);
    if (heavy > 0) keyed.push({ item, key: -Math.log(1 - random.next()) / heavy });
  }
  return keyed
    .sort((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Draws one of a list by weight, given the running sums of the weights. */
export function weightedPick<T>(list: readonly T[], weight: (item: T) => number): (random: Random) => T {
  let total = 0;
  const sums = list.map((item) => {
    total += weight(item);
    return total;
  });
  return (random) => {
    const wanted = random.next() * total;
    let [low, high] = [0, list.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? total) > wanted) high = middle;
      else low = middle + 1;
    }
    const one = list[low];
    if (one === undefined) throw new RangeError('Nothing to pick from');
    return one;
  };
}
