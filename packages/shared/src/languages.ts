/** The twelve languages of the interface (docs/product.md §13). */
export const languages = [
  { code: 'en', name: 'English', nativeName: 'English', direction: 'ltr' },
  { code: 'es', name: 'Spanish', nativeName: 'Español', direction: 'ltr' },
  { code: 'fr', name: 'French', nativeName: 'Français', direction: 'ltr' },
  { code: 'de', name: 'German', nativeName: 'Deutsch', direction: 'ltr' },
  { code: 'it', name: 'Italian', nativeName: 'Italiano', direction: 'ltr' },
  { code: 'pt', name: 'Portuguese', nativeName: 'Português', direction: 'ltr' },
  { code: 'ja', name: 'Japanese', nativeName: '日本語', direction: 'ltr' },
  { code: 'ko', name: 'Korean', nativeName: '한국어', direction: 'ltr' },
  { code: 'zh', name: 'Chinese', nativeName: '中文', direction: 'ltr' },
  { code: 'ru', name: 'Russian', nativeName: 'Русский', direction: 'ltr' },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', direction: 'rtl' },
  { code: 'hi', name: 'Hindi', nativeName: 'हिन्दी', direction: 'ltr' },
] as const;

export type LanguageCode = (typeof languages)[number]['code'];

export const languageCodes = languages.map((language) => language.code);

/** The language if nobody has chosen one and nothing else is known. */
export const defaultLanguage: LanguageCode = 'en';

/** The direction in which a language is written; from left to right for an unknown one. */
export const directionOf = (code: string): 'ltr' | 'rtl' =>
  languages.find((language) => language.code === code)?.direction ?? 'ltr';

export const isLanguageCode = (code: string): code is LanguageCode =>
  languageCodes.some((known) => known === code);

/**
 * The best of our languages for an Accept-Language header, or null if it contains none of them. Quality values are
 * respected; `pt-BR` matches `pt`.
 */
export function languageFromHeader(header: string | undefined): LanguageCode | null {
  if (!header) return null;
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const q = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      const quality = q ? Number(q.slice(2)) : 1;
      return { code: tag.trim().toLowerCase().split('-')[0] ?? '', quality, order };
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order);
  for (const { code } of wanted) if (isLanguageCode(code)) return code;
  return null;
}
