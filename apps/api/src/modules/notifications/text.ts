import type { LanguageCode } from '@halved/shared/languages';
import { fill, sentence } from '../../messages.ts';
import type { NotificationRow } from './list-queries.ts';

type Event = Pick<NotificationRow, 'kind' | 'actors' | 'username' | 'displayName'>;

const pluralRules = new Map<LanguageCode, Intl.PluralRules>();
const numberFormats = new Map<LanguageCode, Intl.NumberFormat>();

function pluralRulesOf(language: LanguageCode): Intl.PluralRules {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules;
}

function numberFormatOf(language: LanguageCode): Intl.NumberFormat {
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language);
  numberFormats.set(language, format);
  return format;
}

/** The text of a key in the plural form for a number. A form without its own text uses the text of the form `other`. */
function plural(language: LanguageCode, key: string, count: number): string {
  const exact = `${key}_${pluralRulesOf(language).select(count)}`;
  const text = sentence(language, exact);
  return text === exact ? sentence(language, `${key}_other`) : text;
}

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Isolates a name, so that it does not change the direction of the sentence around it. */
function isolated(name: string): string {
  const plain = name.replaceAll(/\p{Bidi_Control}/gu, '');
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/**
 * The title and the message of a notification in a reader’s language. They hold names of members, never their texts.
 */
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
