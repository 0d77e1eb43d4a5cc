import { type WorryCategory, worryCategories } from '@halved/shared/categories';
import type { LanguageCode } from '@halved/shared/languages';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { foundIn, type Phrases, phrasesOf } from '../lexicon/phrases.ts';
import { themesOf } from '../lexicon/themes.ts';
import type { Reading } from '../text.ts';

/** How much a word speaks for each category, in the order of `worryCategories`. */
type Shares = readonly number[];

const known = new Map<LanguageCode, Phrases<Shares>>();

/** The words of a lexicon are more telling than those of the wide net beside it. */
const tellingWorth = 1.5;
const elided: readonly LanguageCode[] = ['fr', 'it'];

function* entriesOf(
  language: LanguageCode,
): Generator<[phrase: string, category: WorryCategory, worth: number]> {
  const themes = themesOf(language);
  const { topics } = lexiconOf(language);
  for (const category of worryCategories) {
    for (const phrase of themes[category].split(' ')) yield [phrase.replaceAll('_', ' '), category, 1];
    for (const phrase of topics[category] ?? []) yield [phrase, category, tellingWorth];
  }
}

/** What speaks for several categories says less of each. */
function shared(worths: ReadonlyMap<WorryCategory, number>): Shares {
  const all = worryCategories.map((category) => worths.get(category) ?? 0);
  const sum = all.reduce((total, worth) => total + worth, 0);
  const most = Math.max(...all);
  return all.map((worth) => (worth * most) / sum);
}

function topicsOf(language: LanguageCode): Phrases<Shares> {
  const before = known.get(language);
  if (before) return before;
  const worths = new Map<string, Map<WorryCategory, number>>();
  for (const [phrase, category, worth] of entriesOf(language)) {
    const mine = worths.get(phrase) ?? new Map<WorryCategory, number>();
    worths.set(phrase, mine.set(category, Math.max(worth, mine.get(category) ?? 0)));
  }
  const entries = worths.entries().map(([phrase, mine]) => [phrase, shared(mine)] as const);
  const made = phrasesOf(entries, elided.includes(language));
  known.set(language, made);
  return made;
}

const mostVotes = 3;
const worth = 0.6;

export const votesCount = worryCategories.length;

/** How loudly the lexicon of a language speaks for each category, in the order of `worryCategories`. */
export function votesOf(reading: Reading, language: LanguageCode): number[] {
  const votes = Array.from({ length: votesCount }, () => 0);
  for (const shares of foundIn(reading, topicsOf(language))) {
    for (const [place, share] of shares.entries()) votes[place] = (votes[place] ?? 0) + share;
  }
  return votes.map((count) => Math.min(count, mostVotes) * worth);
}
