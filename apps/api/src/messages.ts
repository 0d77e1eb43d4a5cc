import { defaultLanguage, type LanguageCode } from '@halved/shared/languages';
import en from '@halved/shared/messages/en.json' with { type: 'json' };
import es from '@halved/shared/messages/es.json' with { type: 'json' };

type Catalogue = Record<string, Record<string, string>>;

const catalogues: Partial<Record<LanguageCode, Catalogue>> & { [defaultLanguage]: Catalogue } = { en, es };

const find = (language: LanguageCode, namespace: string, name: string) =>
  catalogues[language]?.[namespace]?.[name];

/** The sentence of a key (`errors.NOT_FOUND`) in a language, else in English; an unknown key is itself. */
export function sentence(language: LanguageCode, key: string): string {
  const [namespace = '', name = ''] = key.split('.');
  return find(language, namespace, name) ?? find(defaultLanguage, namespace, name) ?? key;
}
