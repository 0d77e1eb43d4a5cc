import { createHash } from 'node:crypto';
import { v7 } from 'uuid';

/** A source of random numbers. */
export interface Random {
  /** A number that is at least 0 and less than 1. */
  next(): number;
  /** A whole number from 0 to `below` − 1. */
  below(below: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A number from the normal distribution with mean 0 and standard deviation 1. */
  normal(): number;
}

/** A random source (sfc32) that gives the same numbers in the same order for the same key. */
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
      const item = list[below(list.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** A UUIDv7 of the given moment. The part that is usually random depends only on the key. */
export function stableId(key: string, at: Date): string {
  return v7({ msecs: at.getTime(), seq: 0, random: createHash('sha256').update(key).digest() });
}

/**
 * Draws `count` items of a list without replacement. Heavier items are likelier; an item of weight 0 is never drawn.
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
    const itemWeight = weight(item);
    if (itemWeight > 0) keyed.push({ item, key: -Math.log(1 - random.next()) / itemWeight });
  }
  return keyed
    .sort((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Returns a function that draws one item of a list; heavier items are likelier. */
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
    const item = list[low];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  };
}
