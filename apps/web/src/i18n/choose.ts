import { defaultLanguage, isLanguageCode, type LanguageCode } from '@halved/shared/languages';

/** The storage key of the language chosen on this device. */
export const languageKey = 'halved_language';

/** The language of a tag without its region: `pt` of `pt-BR`. */
export const primarySubtag = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/**
 * The language at the start of a visit (docs/product.md §13). It is the language chosen on this device, else the first
 * known language of the browser, else that of the page, else English.
 */
export function chooseLanguage(
  stored: string | null,
  browser: readonly string[],
  pageTag: string,
): LanguageCode {
  const candidates = [stored ?? '', ...browser.map(primarySubtag), primarySubtag(pageTag)];
  return candidates.find(isLanguageCode) ?? defaultLanguage;
}
