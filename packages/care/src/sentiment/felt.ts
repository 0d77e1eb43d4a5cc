import { isLanguageCode } from '@halved/shared/languages';
import { phrasesOf, placedIn } from '../lexicon/phrases.ts';
import { oncePerLanguage } from '../once.ts';
import type { Reading } from '../text.ts';
import { wordsOf } from '../words/words-of.ts';

type Side = 'good' | 'bad';

const entriesOf = (words: string, side: Side) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll('_', ' '), side] as const);

const feltFor = oncePerLanguage((language) => {
  const list = wordsOf(language).felt;
  return (
    list && { ...list, phrases: phrasesOf([...entriesOf(list.good, 'good'), ...entriesOf(list.bad, 'bad')]) }
  );
});

const most = 4;
const worth = 0.5;

/** How many good and bad words a text has, each from 0 to 2, for the languages that have a list. */
export function feltIn(reading: Reading, language: string): [good: number, bad: number] {
  const list = isLanguageCode(language) ? feltFor(language) : undefined;
  if (!list) return [0, 0];
  const { phrases, negations = [], negationReach = 1, negationsFollow } = list;
  const isNegated = (place: number) =>
    (negationsFollow
      ? reading.words.slice(place + 1, place + 1 + negationReach)
      : reading.words.slice(Math.max(0, place - negationReach), place)
    ).some((word) => negations.includes(word));
  const counts = { good: 0, bad: 0 };
  for (const [side, place] of placedIn(reading, phrases)) {
    counts[isNegated(place) ? (side === 'good' ? 'bad' : 'good') : side]++;
  }
  const shareOf = (count: number) => Math.min(most, count) * worth;
  return [shareOf(counts.good), shareOf(counts.bad)];
}
