import type { LanguageCode } from '@halved/shared/languages';

type Texts = Record<string, unknown>;
type Load = () => Promise<{ default: Texts }>;

/** A lazy chunk for each `./locales/<language>/<namespace>.json`. */
const localeLoaders = import.meta.glob<{ default: Texts }>('./locales/*/*.json');

const messageLoaders: Readonly<Record<LanguageCode, Load>> = {
  ar: () => import('@halved/shared/messages/ar.json'),
  de: () => import('@halved/shared/messages/de.json'),
  en: () => import('@halved/shared/messages/en.json'),
  es: () => import('@halved/shared/messages/es.json'),
  fr: () => import('@halved/shared/messages/fr.json'),
  hi: () => import('@halved/shared/messages/hi.json'),
  it: () => import('@halved/shared/messages/it.json'),
  ja: () => import('@halved/shared/messages/ja.json'),
  ko: () => import('@halved/shared/messages/ko.json'),
  pt: () => import('@halved/shared/messages/pt.json'),
  ru: () => import('@halved/shared/messages/ru.json'),
  zh: () => import('@halved/shared/messages/zh.json'),
};

const loaderOf = (language: LanguageCode, namespace: string): Load | undefined =>
  namespace === 'messages'
    ? messageLoaders[language]
    : localeLoaders[`./locales/${language}/${namespace}.json`];

/** The texts of a namespace. Rejects for one that does not exist. */
export async function loadTexts(language: LanguageCode, namespace: string): Promise<Texts> {
  const load = loaderOf(language, namespace);
  if (!load) throw new Error(`There are no texts for ${namespace} in ${language}`);
  return (await load()).default;
}
