import type { LanguageCode } from '@halved/shared/languages';

type Texts = Record<string, unknown>;
type Load = () => Promise<{ default: Texts }>;

/** A lazy chunk for each `./locales/<language>/<namespace>.json`. */
const localeLoaders = import.meta.glob<{ default: Texts }>('./locales/*/*.json');

const messageLoaders: Record<string, Load> = {
  en: () => import('@halved/shared/messages/en.json'),
  es: () => import('@halved/shared/messages/es.json'),
};

const loaderOf = (language: string, namespace: string): Load | undefined =>
  namespace === 'messages'
    ? messageLoaders[language]
    : localeLoaders[`./locales/${language}/${namespace}.json`];

/** The languages with texts of their own; the picker's other languages show English for now. */
export const translated = new Set(Object.keys(localeLoaders).map((path) => path.split('/')[2] ?? ''));

/** The texts of a namespace; empty if the language has none yet, so that English is shown. */
export async function loadTexts(language: LanguageCode | string, namespace: string): Promise<Texts> {
  const load = loaderOf(language, namespace);
  return load ? (await load()).default : {};
}
