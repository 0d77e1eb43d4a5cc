import { isUnspaced, type Reading } from './text.ts';

/**
 * How a text is converted to features: the lengths of its n-grams, and the number of buckets into which they are
 * hashed.
 */
export interface FeatureShape {
  buckets: number;
  /** N-grams have from one word up to this number. */
  words: number;
  /** The shortest and longest n-grams of characters within a word. */
  characters: readonly [least: number, most: number];
  /** The number of further numbers after the buckets, such as a lexicon's votes. */
  extras: number;
}

/** Buckets with their values. The hashed part is a vector of length 1. */
export interface Features {
  at: Uint32Array;
  value: Float32Array;
}

/** The further numbers after the buckets, by their places. Those that are 0 may be left out. */
export type Extras = Iterable<readonly [place: number, amount: number]>;

const offset = 0x811c9dc5;
const prime = 0x01000193;
const wordSeed = 1;
const characterSeed = 2;

const addUnit = (hash: number, unit: number) => Math.imul(hash ^ unit, prime);

function mixed(raw: number): number {
  const first = Math.imul(raw ^ (raw >>> 15), 0x2c1b3ce9);
  return (first ^ (first >>> 13)) >>> 0;
}

function addText(start: number, text: string): number {
  let hash = start;
  for (let index = 0; index < text.length; index++) hash = addUnit(hash, text.charCodeAt(index));
  return hash;
}

/** FNV-1a over UTF-16 units, with a final mix so that the lower bits are well distributed. */
export const hashOf = (text: string, seed: number): number => mixed(addText(offset ^ seed, text));

/** The count of each bucket, and the buckets with a count in order of their first hit. */
interface Counts {
  often: Uint32Array;
  hit: number[];
}

let often = new Uint32Array(0);

/**
 * All texts share one array, because a `Map` is slow for thousands of buckets per text. The counting function clears
 * it.
 */
function emptyCounts(buckets: number): Counts {
  if (often.length < buckets) often = new Uint32Array(buckets);
  return { often, hit: [] };
}

/** The remainder, which takes far less time if the number of buckets is a power of two. */
function bucketOf(hash: number, buckets: number): number {
  const mask = buckets - 1;
  return (buckets & mask) === 0 ? hash & mask : hash % buckets;
}

function count({ often, hit }: Counts, hash: number, buckets: number): void {
  const bucket = bucketOf(mixed(hash), buckets);
  const before = often[bucket] ?? 0;
  if (before === 0) hit.push(bucket);
  often[bucket] = before + 1;
}

const blank = 0x20;

function countWords(counts: Counts, words: readonly string[], { words: most, buckets }: FeatureShape): void {
  for (let start = 0; start < words.length; start++) {
    let hash = offset ^ wordSeed;
    for (let length = 1; length <= most && start + length <= words.length; length++) {
      if (length > 1) hash = addUnit(hash, blank);
      hash = addText(hash, words[start + length - 1] ?? '');
      count(counts, hash, buckets);
    }
  }
}

const unspacedRuns = [1, 3] as const;

function countCharacters(counts: Counts, word: string, shape: FeatureShape): void {
  const bare = isUnspaced(word);
  const [least, most] = bare ? unspacedRuns : shape.characters;
  const framed = bare ? word : `<${word}>`;
  for (let start = 0; start < framed.length; start++) {
    let hash = offset ^ characterSeed;
    for (let length = 1; length <= most && start + length <= framed.length; length++) {
      hash = addUnit(hash, framed.charCodeAt(start + length - 1));
      if (length >= least) count(counts, hash, shape.buckets);
    }
  }
}

const dampenedCounts = Float64Array.from({ length: 64 }, (_, often) => 1 + Math.log(often));
const dampened = (often: number): number => dampenedCounts[often] ?? 1 + Math.log(often);

/**
 * The features of a text in hashed buckets. Training and server share this function. Counts are dampened, so that a
 * word that occurs ten times does not count ten times.
 */
export function featuresOf(
  { words }: Pick<Reading, 'words'>,
  shape: FeatureShape,
  extras: Extras = [],
): Features {
  const counts = emptyCounts(shape.buckets);
  countWords(counts, words, shape);
  for (const word of words) countCharacters(counts, word, shape);
  const further = [...extras].filter(([, amount]) => amount !== 0);
  const size = counts.hit.length + further.length;
  const at = new Uint32Array(size);
  const value = new Float32Array(size);
  let index = 0;
  let square = 0;
  for (const bucket of counts.hit) {
    const amount = dampened(counts.often[bucket] ?? 1);
    counts.often[bucket] = 0;
    at[index] = bucket;
    value[index++] = amount;
    square += amount * amount;
  }
  const length = Math.sqrt(square) || 1;
  for (let each = 0; each < index; each++) value[each] = (value[each] ?? 0) / length;
  for (const [place, amount] of further) {
    at[index] = shape.buckets + place;
    value[index++] = amount;
  }
  return { at, value };
}
