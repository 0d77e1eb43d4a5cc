import { type WorryCategory, worryCategories } from '@halved/shared/categories';
import type { LanguageCode } from '@halved/shared/languages';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { foundIn, type Phrases, phrasesOf } from '../lexicon/phrases.ts';
import type { Reading } from '../text.ts';

const known = new Map<LanguageCode, Phrases<WorryCategory>>();

function topicsOf(language: LanguageCode): Phrases<WorryCategory> {
  const before = known.get(language);
  if (before) return before;
  const { topics } = lexiconOf(language);
  const made = phrasesOf(
    worryCategories.flatMap((category) =>
      (topics[category] ?? []).map((phrase) => [phrase, category] as const),
    ),
  );
  known.set(language, made);
  return made;
}

const mostVotes = 3;
const worth = 0.3;

/** How loudly the lexicon of a language speaks for each category, in the order of `worryCategories`. */
export function votesOf(reading: Reading, language: LanguageCode): number[] {
  const votes = worryCategories.map(() => 0);
  for (const category of foundIn(reading, topicsOf(language))) {
    const place = worryCategories.indexOf(category);
    votes[place] = (votes[place] ?? 0) + 1;
  }
  return votes.map((count) => Math.min(count, mostVotes) * worth);
}
