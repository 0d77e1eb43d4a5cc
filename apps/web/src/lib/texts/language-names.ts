import { perLanguage } from '@halved/shared/per-language';

const namesIn = perLanguage((language) => new Intl.DisplayNames([language, 'en'], { type: 'language' }));
const listIn = perLanguage((language) => new Intl.ListFormat(language, { type: 'conjunction' }));

/** The names of languages, such as "English and Spanish", in the reader's language. */
export const languageNames = (codes: readonly string[], language: string): string =>
  listIn(language).format(codes.map((code) => namesIn(language).of(code) ?? code));
