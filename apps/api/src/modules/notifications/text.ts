import type { LanguageCode } from '@halved/shared/languages';
import { fill, sentence } from '../../messages.ts';
import type { NotificationRow } from './list-queries.ts';

type Event = Pick<NotificationRow, 'kind' | 'actors' | 'username' | 'displayName'>;

const pluralRules = new Map<LanguageCode, Intl.PluralRules>();
const numberFormats = new Map<LanguageCode, Intl.NumberFormat>();

function pluralRulesOf(language: LanguageCode): Intl.PluralRules {
  const known = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, known);
  return known;
}

function numberFormatOf(language: LanguageCode): Intl.NumberFormat {
  const known = numberFormats.get(language) ?? new Intl.NumberFormat(language);
  numberFormats.set(language, known);
  return known;
}

/** The sentence of a key for a number; a form that a language does not write apart is as `other`. */
function plural(language: LanguageCode, key: string, count: number): string {
  const exact = `${key}_${pluralRulesOf(language).select(count)}`;
  const found = sentence(language, exact);
  return found === exact ? sentence(language, `${key}_other`) : found;
}

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A name that does not turn the direction of the sentence that it stands in. */
function isolated(name: string): string {
  const plain = name.replaceAll(/\p{Bidi_Control}/gu, '');
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** What a notification says in a reader’s language: names of people, never their words. */
export function textOf(language: LanguageCode, notification: Event): { title: string; message: string } {
  const key = `notifications.${notification.kind}`;
  const others = notification.actors - 1;
  const message = others > 0 ? plural(language, `${key}Many`, others) : sentence(language, key);
  return {
    title: sentence(language, `${key}Title`),
    message: fill(message, {
      name: isolated(notification.displayName ?? notification.username ?? ''),
      count: numberFormatOf(language).format(others),
    }),
  };
}
