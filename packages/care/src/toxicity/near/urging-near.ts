import type { LanguageCode } from '@halved/shared/languages';
import { isFulfilled, type NearRule } from '../../near/rule.ts';
import { findersOf, termWordsOf } from '../../near/terms.ts';
import type { Reading } from '../../text.ts';
import { wordsOf } from '../../words/words-of.ts';
import { type UrgingList, urgingLists } from './lists.ts';

const near = (all: readonly UrgingList[], within: number): NearRule<UrgingList> => ({
  all,
  within,
  unless: ['hold'],
});

/** A hand that holds, anywhere in the text, outweighs every rule. */
const rules: readonly NearRule<UrgingList>[] = [
  near(['push'], Infinity),
  near(['tool', 'yours'], 7),
  near(['nobody', 'missing'], 6),
  near(['better', 'without'], 10),
  near(['still', 'coward'], 9),
  near(['burden', 'leave'], 12),
  near(['burden', 'without'], 12),
  near(['end', 'yours'], 6),
];

const finderFor = findersOf((language) => wordsOf(language).urgingTerms, urgingLists);

/** Whether a text says near each other what urges somebody to harm themselves. Takes time linear in its length. */
export function isUrgingNear({ words }: Pick<Reading, 'words'>, language: LanguageCode): boolean {
  const places = finderFor(language)(termWordsOf(words, language));
  return places.size > 0 && rules.some((rule) => isFulfilled(rule, places));
}
