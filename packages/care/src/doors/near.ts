import type { LanguageCode } from '@halved/shared/languages';
import { matterWordsOf, withoutAccents, withoutHamzas } from '../bare.ts';
import { oncePerLanguage } from '../once.ts';
import { findIn, type StringIndex, stringIndexOf } from '../string-index.ts';
import { composed, type Reading } from '../text.ts';
import { wordsOf } from '../words/words-of.ts';
import type { DoorWords } from './door-words.ts';

const kinds = [
  'people',
  'danger',
  'eating',
  'violence',
  'addiction',
  'money',
  'grief',
] as const satisfies (keyof DoorWords)[];

/** Languages in which an entry matches anywhere, because articles and particles are joined to words. */
const joined: readonly LanguageCode[] = ['ar', 'ja', 'ko', 'zh'];

/** The number of lists: of `kinds`, then of the wide words of `kinds`. */
const listCount = 2 * kinds.length;

/** An entry as it is compared with the words of a text. */
const bare = (text: string): string => withoutHamzas(withoutAccents(composed(text)));

/** The entries of a language with their numbers. The remainder of a number by `listCount` is the place of its list. */
const entriesFor = oncePerLanguage((language): StringIndex<number> => {
  const { doors, wideDoors } = wordsOf(language);
  return stringIndexOf(
    [doors, wideDoors]
      .flatMap((of) => kinds.map((kind) => of[kind]))
      .flatMap((items, list) =>
        [...new Set(bare(items.toLowerCase()).split(', '))].map(
          (item, place) => [item.replace(/_$/, ' '), place * listCount + list] as const,
        ),
      ),
  );
});

/** The lists of the entries that a text contains, each entry once. */
function listsIn(text: string, language: LanguageCode): number[] {
  const found = new Set<number>();
  const beginnings = joined.includes(language) ? 'characters' : 'words';
  findIn(text, entriesFor(language), beginnings, (entry) => found.add(entry));
  return [...found].map((entry) => entry % listCount);
}

const most = 3;
const worth = 0.5;

/** The number of values of `nearOf`. */
export const nearCount = listCount + 3;

/**
 * How many words of each list a text contains, up to three: of the words themselves, then of the wide ones. The last
 * values are positive if the text names somebody and a danger, somebody and a wide word of danger, or somebody and a
 * death. Takes time linear in the length of the text.
 */
export function nearOf(reading: Reading, language: LanguageCode): number[] {
  const counts = Array.from({ length: listCount }, () => 0);
  for (const list of listsIn(`${matterWordsOf(reading).join(' ')} `, language)) {
    counts[list] = Math.min(most * worth, (counts[list] ?? 0) + worth);
  }
  const count = (kind: (typeof kinds)[number], from = 0) => counts[kinds.indexOf(kind) + from] ?? 0;
  const together =
    count('people') > 0 ? [count('danger'), count('danger', kinds.length), count('grief')] : [0, 0, 0];
  return [...counts, ...together];
}

/** Whether a text contains a listed word of a door, or names somebody and a danger. The wide words are not asked. */
export function speaksOfDoor(reading: Reading, language: LanguageCode): boolean {
  const near = nearOf(reading, language);
  return [...near.slice(2, kinds.length), ...near.slice(listCount, listCount + 1)].some((count) => count > 0);
}
