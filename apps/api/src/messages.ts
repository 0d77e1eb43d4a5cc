import { defaultLanguage, type LanguageCode } from '@halved/shared/languages';
import { perLanguage } from '@halved/shared/per-language';
import { catalogueOf } from './catalogue-of.ts';

const find = (language: LanguageCode, namespace: string, name: string) =>
  catalogueOf(language)[namespace]?.[name];

/** The sentence of a key (`errors.NOT_FOUND`) in a language, else in English. An unknown key is returned unchanged. */
export function sentence(language: LanguageCode, key: string): string {
  const dot = key.indexOf('.');
  const [namespace, name] = [key.slice(0, dot), key.slice(dot + 1)];
  return find(language, namespace, name) ?? find(defaultLanguage, namespace, name) ?? key;
}

const pluralRulesOf = perLanguage((language) => new Intl.PluralRules(language));

/** The sentence of a key (`previews.own`) in the plural form of a language for a number. Every language has all its forms. */
export const plural = (language: LanguageCode, key: string, count: number): string =>
  sentence(language, `${key}_${pluralRulesOf(language).select(count)}`);

/** A sentence with its `{{names}}` filled in. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
