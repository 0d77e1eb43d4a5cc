import { defaultLanguage, isLanguageCode, type LanguageCode, languages } from '@halved/shared/languages';

/** Where the choice is kept on the device. */
export const languageKey = 'halved_language';

const primary = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';

/**
 * The language of somebody who comes (docs/product.md §13): their choice on this device, else the first known one of
 * the browser, else the page's, else English.
 */
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
