import type { LanguageCode } from '@halved/shared/languages';
import { rulesFor } from '../../crisis.ts';
import { isFulfilled } from '../../near/rule.ts';
import { findersOf, type Placed, type Places, termWordsOf } from '../../near/terms.ts';
import { wordsIn } from '../../text.ts';
import { wordsOf } from '../../words/words-of.ts';
import { withoutIdioms } from '../rules.ts';
import { type DangerList, dangerLists } from './lists.ts';
import { type DangerRule, dangerRules } from './rules.ts';

const finderFor = findersOf((language) => wordsOf(language).dangerTerms, dangerLists);

/** The terms of a part of a text. */
export interface DangerTermsFound {
  places: Places<DangerList>;
  /** The number of words of the part. */
  length: number;
}

export function dangerTermsIn(words: readonly string[], language: LanguageCode): DangerTermsFound {
  const terms = termWordsOf(words, language);
  return { places: finderFor(language)(terms), length: terms.length };
}

/** The places of terms in parts that follow each other. */
function placesOf(parts: readonly DangerTermsFound[]): Places<DangerList> {
  const [only, ...others] = parts;
  if (!only || others.length === 0) return only?.places ?? new Map();
  const all = new Map<DangerList, Placed[]>();
  let before = 0;
  for (const { places, length } of parts) {
    for (const [name, own] of places) {
      const moved = own.map(({ from, to }) => ({ from: from + before, to: to + before }));
      all.set(name, [...(all.get(name) ?? []), ...moved]);
    }
    before += length;
  }
  return all;
}

function rulesIn(parts: readonly DangerTermsFound[]): DangerRule[] {
  const places = placesOf(parts);
  return places.size === 0 ? [] : dangerRules.filter((rule) => isFulfilled(rule, places));
}

/**
 * The rules that the terms of a plain text, which consists of parts, fulfil also without the idioms of the text. Takes
 * time linear in its length. Idioms are removed only if it matters, because most texts fulfil no rule.
 */
export function dangerNear(
  plain: string,
  parts: readonly DangerTermsFound[],
  language: LanguageCode,
): DangerRule[] {
  const found = rulesIn(parts);
  if (found.length === 0) return found;
  const rest = withoutIdioms(plain, rulesFor(language));
  return rest === plain ? found : rulesIn([dangerTermsIn(wordsIn(rest), language)]);
}
