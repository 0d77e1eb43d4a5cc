import { worryCategories } from '@halved/shared/categories';
import type { LanguageCode } from '@halved/shared/languages';
import { elided } from '../language/traits.ts';
import { foundIn, type Phrases, phrasesOf } from '../lexicon/phrases.ts';
import { oncePerLanguage } from '../once.ts';
import { type Reading, readingOf } from '../text.ts';
import { wordsOf } from '../words/words-of.ts';

/** Words of the lexicon count more than words of the wider themes. */
const lexiconWorth = 1.5;

/**
 * Each of thousands of words takes one number, with two bits for each category: whether its themes contain the word,
 * and whether its lexicon does.
 */
type Places = number;
const inThemes = 1;
const inLexicon = 2;

function worthOf(places: Places, category: number): number {
  const bits = (places >> (category * 2)) & 3;
  return bits >= inLexicon ? lexiconWorth : bits;
}

const shares = new Map<Places, readonly number[]>();

/**
 * The votes of a word, in the order of `worryCategories`. A word of several categories counts less for each of them.
 */
function sharesOf(places: Places): readonly number[] {
  const before = shares.get(places);
  if (before) return before;
  const worths = worryCategories.map((_, category) => worthOf(places, category));
  const sum = worths.reduce((total, worth) => total + worth, 0);
  const most = Math.max(...worths);
  const normalised = worths.map((worth) => (worth * most) / sum);
  shares.set(places, normalised);
  return normalised;
}

const topicsOf = oncePerLanguage((language): Phrases<Places> => {
  const themes = wordsOf(language).themes;
  const { topics } = wordsOf(language).lexicon;
  const places = new Map<string, Places>();
  for (const [index, category] of worryCategories.entries()) {
    const add = (phrase: string, bit: number) =>
      places.set(phrase, (places.get(phrase) ?? 0) | (bit << (index * 2)));
    for (const phrase of themes[category].split(' ')) add(phrase.replaceAll('_', ' '), inThemes);
    for (const phrase of topics[category] ?? []) add(phrase, inLexicon);
  }
  return phrasesOf(places, elided.has(language));
});

const mostVotes = 3;
const worth = 0.6;

export const votesCount = worryCategories.length;

/** Whether the lexicon or the themes of a language name a word for a category other than "other". */
export const isTopical = (word: string, language: LanguageCode): boolean =>
  votesOf(readingOf(word), language).some((vote, index) => vote > 0 && worryCategories[index] !== 'other');

/** The votes of a language's lexicon for each category, in the order of `worryCategories`. */
export function votesOf(reading: Reading, language: LanguageCode): number[] {
  const votes = Array.from({ length: votesCount }, () => 0);
  for (const places of foundIn(reading, topicsOf(language))) {
    for (const [category, share] of sharesOf(places).entries())
      votes[category] = (votes[category] ?? 0) + share;
  }
  return votes.map((count) => Math.min(count, mostVotes) * worth);
}
