import { defaultLanguage, type LanguageCode } from '@halved/shared/languages';
import en from '@halved/shared/messages/en.json' with { type: 'json' };
import es from '@halved/shared/messages/es.json' with { type: 'json' };

type Catalogue = Record<string, Record<string, string>>;

const catalogues: Partial<Record<LanguageCode, Catalogue>> & { [defaultLanguage]: Catalogue } = { en, es };

const find = (language: LanguageCode, namespace: string, name: string) =>
  catalogues[language]?.[namespace]?.[name];

/** The sentence of a key (`errors.NOT_FOUND`) in a language, else in English. An unknown key is returned unchanged. */
export function sentence(language: LanguageCode, key: string): string {
  const dot = key.indexOf('.');
  const [namespace, name] = [key.slice(0, dot), key.slice(dot + 1)];
  return find(language, namespace, name) ?? find(defaultLanguage, namespace, name) ?? key;
}

/**
 * The language in which a reader of `language` gets sentences: the same one if there are sentences in it, else English.
 */
export const responseLanguage = (language: LanguageCode): LanguageCode =>
  catalogues[language] ? language : defaultLanguage;

/** A sentence with its `{{names}}` filled in. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
