import type { LanguageCode } from '@halved/shared/languages';
import { elided } from '../language/traits.ts';
import { foundIn, type Phrases, phrasesOf } from '../lexicon/phrases.ts';
import { urgingKinds } from '../lexicon/urging/urging.ts';
import { oncePerLanguage } from '../once.ts';
import type { Reading } from '../text.ts';
import { wordsOf } from '../words/words-of.ts';
import type { Signs } from './signs.ts';

/** A word or phrase, with the places of its kinds in `urgingKinds`. */
export interface UrgingPhrase {
  phrase: string;
  kinds: readonly number[];
}

const phrasesFor = oncePerLanguage((language): Phrases<UrgingPhrase> => {
  const kinds = new Map<string, number[]>();
  const words = wordsOf(language).urging;
  for (const [place, kind] of urgingKinds.entries()) {
    for (const entry of words[kind].split(' ')) {
      const phrase = entry.replaceAll('_', ' ');
      kinds.set(phrase, [...(kinds.get(phrase) ?? []), place]);
    }
  }
  const entries = [...kinds].map(([phrase, places]) => [phrase, { phrase, kinds: places }] as const);
  return phrasesOf(entries, elided.has(language));
});

/** The words and phrases of `lexicon/urging` in a text. */
export const urgingPhrasesIn = (reading: Reading, language: LanguageCode): UrgingPhrase[] =>
  foundIn(reading, phrasesFor(language));

const most = 3;
const fewWords = 6;
const manyWords = 25;

/** The share of each kind of words in a text, with the signs of hostility and its length. */
function partsOf(reading: Reading, found: readonly UrgingPhrase[], signs: Signs): number[] {
  const counts = urgingKinds.map(() => 0);
  for (const { kinds } of found) {
    for (const place of kinds) counts[place] = (counts[place] ?? 0) + 1;
  }
  const { length } = reading.words;
  return [
    ...counts.map((count) => Math.min(count, most) / most),
    Math.min(signs.insults, most) / most,
    Math.min(signs.profanity, most) / most,
    signs.second > 0 ? 1 : 0,
    length <= fewWords ? 1 : 0,
    length >= manyWords ? 1 : 0,
    reading.plain.includes('?') ? 1 : 0,
  ];
}

const partCount = urgingKinds.length + 6;
export const urgingInputCount = partCount + (partCount * (partCount - 1)) / 2;

/** The kinds of words as numbers for the model: each alone and each two together. They mean the same in all languages. */
export function urgingInputs(reading: Reading, found: readonly UrgingPhrase[], signs: Signs): number[] {
  const parts = partsOf(reading, found, signs);
  const pairs = parts.flatMap((part, place) =>
    parts.slice(place + 1).map((other) => Math.sqrt(part * other)),
  );
  return [...parts, ...pairs];
}
