import { directionOf, type LanguageCode } from '@halved/shared/languages';
import { useTranslation } from 'react-i18next';

interface TextLanguage {
  lang?: LanguageCode;
  dir?: 'ltr' | 'rtl';
}

/**
 * The attributes of a text in a language, so that it is pronounced and hyphenated as such. Empty for the interface's
 * own language.
 */
export function useTextLanguage(): (language: LanguageCode) => TextLanguage {
  const { i18n } = useTranslation();
  const own = i18n.language;
  return (language) => (language === own ? {} : { lang: language, dir: directionOf(language) });
}
