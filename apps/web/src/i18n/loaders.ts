import type { LanguageCode } from '@halved/shared/languages';

type Load = () => Promise<{ default: object }>;

interface Language {
  common: object;
  /** A lazy chunk for each other `locales/<language>/<namespace>.json`, by its path. */
  namespaces: Readonly<Record<string, Load>>;
  messages: Load;
}

/**
 * Each language is a chunk of its own: its common texts, which every page needs, and the names of the files with the
 * others. So nobody loads the names of the files of twelve languages.
 */
const languages: Readonly<Record<LanguageCode, () => Promise<Language>>> = {
  ar: () => import('./languages/ar.ts'),
  de: () => import('./languages/de.ts'),
  en: () => import('./languages/en.ts'),
  es: () => import('./languages/es.ts'),
  fr: () => import('./languages/fr.ts'),
  hi: () => import('./languages/hi.ts'),
  it: () => import('./languages/it.ts'),
  ja: () => import('./languages/ja.ts'),
  ko: () => import('./languages/ko.ts'),
  pt: () => import('./languages/pt.ts'),
  ru: () => import('./languages/ru.ts'),
  zh: () => import('./languages/zh.ts'),
};

/** The texts of a namespace. Rejects for one that does not exist. */
export async function loadTexts(language: LanguageCode, namespace: string): Promise<object> {
  const { common, namespaces, messages } = await languages[language]();
  if (namespace === 'common') return common;
  const load = namespace === 'messages' ? messages : namespaces[`../locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`There are no texts for ${namespace} in ${language}`);
  return (await load()).default;
}
