import { type WorryCategory, worryCategories } from '@halved/shared/categories';
import type { LanguageCode } from '@halved/shared/languages';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { foundIn, type Phrases, phrasesOf } from '../lexicon/phrases.ts';
import { themesOf } from '../lexicon/themes.ts';
import type { Reading } from '../text.ts';

type Entry = readonly [phrase: string, category: WorryCategory];

const known = new Map<LanguageCode, Phrases<WorryCategory>>();

function themeEntries(language: LanguageCode): Entry[] {
  const themes = themesOf(language);
  return worryCategories.flatMap((category) =>
    themes[category].split(' ').map((phrase) => [phrase.replaceAll('_', ' '), category] as const),
  );
}

/** What stands in both is what the lexicon says: its words are the more telling. */
function topicsOf(language: LanguageCode): Phrases<WorryCategory> {
  const before = known.get(language);
  if (before) return before;
  const { topics } = lexiconOf(language);
  const telling = worryCategories.flatMap((category) =>
    (topics[category] ?? []).map((phrase): Entry => [phrase, category]),
  );
  const made = phrasesOf([...themeEntries(language), ...telling]);
  known.set(language, made);
  return made;
}

const mostVotes = 3;
const worth = 0.6;

/** The categories for English, and again for every other language: what English words are worth is better known. */
export const votesCount = worryCategories.length * 2;

/** How loudly the lexicon of a language speaks for each category, in the order of `worryCategories`, twice. */
export function votesOf(reading: Reading, language: LanguageCode): number[] {
  const votes = Array.from({ length: votesCount }, () => 0);
  const from = language === 'en' ? 0 : worryCategories.length;
  for (const category of foundIn(reading, topicsOf(language))) {
    const place = from + worryCategories.indexOf(category);
    votes[place] = (votes[place] ?? 0) + 1;
  }
  return votes.map((count) => Math.min(count, mostVotes) * worth);
}
