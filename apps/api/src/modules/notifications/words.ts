import type { LanguageCode } from '@halved/shared/languages';
import { fill, sentence } from '../../messages.ts';
import type { NotificationRow } from './list-queries.ts';

type Told = Pick<NotificationRow, 'kind' | 'actors' | 'username' | 'displayName'>;

const rules = new Map<LanguageCode, Intl.PluralRules>();
const numbers = new Map<LanguageCode, Intl.NumberFormat>();

function rulesOf(language: LanguageCode): Intl.PluralRules {
  const made = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, made);
  return made;
}

function numbersOf(language: LanguageCode): Intl.NumberFormat {
  const made = numbers.get(language) ?? new Intl.NumberFormat(language);
  numbers.set(language, made);
  return made;
}

/** The sentence of a key for a number; a form that a language does not write apart is as `other`. */
function plural(language: LanguageCode, key: string, count: number): string {
  const exact = `${key}_${rulesOf(language).select(count)}`;
  const found = sentence(language, exact);
  return found === exact ? sentence(language, `${key}_other`) : found;
}

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A name that turns nothing around in the sentence that it stands in. */
function placed(name: string): string {
  const plain = name.replaceAll(/\p{Bidi_Control}/gu, '');
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** What a notification says in a reader’s language: names of people, never their words. */
export function wordsOf(language: LanguageCode, told: Told): { title: string; message: string } {
  const key = `notifications.${told.kind}`;
  const others = told.actors - 1;
  const message = others > 0 ? plural(language, `${key}Many`, others) : sentence(language, key);
  return {
    title: sentence(language, `${key}Title`),
    message: fill(message, {
      name: placed(told.displayName ?? told.username ?? ''),
      count: numbersOf(language).format(others),
    }),
  };
}
