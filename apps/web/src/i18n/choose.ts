import { defaultLanguage, isLanguageCode, type LanguageCode, languages } from '@halved/shared/languages';

/** Where the choice is kept on the device (decisions). */
export const languageKey = 'halved_language';

const primary = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';

/** Detection order of spec 1 §9: local storage, the browser's languages, the page's tag; English last. */
export function chooseLanguage(
  stored: string | null,
  browser: readonly string[],
  pageTag: string,
): LanguageCode {
  const candidates = [stored ?? '', ...browser.map(primary), primary(pageTag)];
  return candidates.find(isLanguageCode) ?? defaultLanguage;
}

export const directionOf = (code: string): 'ltr' | 'rtl' =>
  languages.find((language) => language.code === code)?.direction ?? 'ltr';
