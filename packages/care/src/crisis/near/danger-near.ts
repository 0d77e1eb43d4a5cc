import type { LanguageCode } from '@halved/shared/languages';
import { rulesFor } from '../../crisis.ts';
import { isFulfilled } from '../../near/rule.ts';
import { finderOf, type Places, termWordsOf } from '../../near/terms.ts';
import { wordsOf } from '../../words/words-of.ts';
import { withoutIdioms } from '../rules.ts';
import { type DangerList, dangerLists } from './lists.ts';
import { type DangerRule, dangerRules } from './rules.ts';

type Finder = (words: readonly string[]) => Places<DangerList>;

const finders = new Map<LanguageCode, Finder>();

function finderFor(language: LanguageCode): Finder {
  const finder = finders.get(language) ?? finderOf(wordsOf(language).dangerTerms ?? {}, dangerLists);
  finders.set(language, finder);
  return finder;
}

function rulesIn(plain: string, language: LanguageCode): DangerRule[] {
  const places = finderFor(language)(termWordsOf(plain, language));
  return places.size === 0 ? [] : dangerRules.filter((rule) => isFulfilled(rule, places));
}

/**
 * The rules that the words of a plain text fulfil, also without its idioms. Takes time linear in its length. Idioms are
 * removed only if it matters, because most texts fulfil no rule.
 */
export const dangerNear = (plain: string, language: LanguageCode): DangerRule[] =>
  rulesIn(plain, language).length === 0 ? [] : rulesIn(withoutIdioms(plain, rulesFor(language)), language);
