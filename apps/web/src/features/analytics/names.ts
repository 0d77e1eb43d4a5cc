import { type CountryCode, countryName } from '@halved/shared/countries';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { hookPerLanguage } from '../../lib/texts/hook-per-language.ts';

/** The name of a country in the reader's language. */
export function useCountryName(): (code: CountryCode) => string {
  const { t, i18n } = useTranslation('analytics');
  const language = i18n.language;
  return useCallback(
    (code) =>
      countryName(
        code,
        language,
        t(($) => $.otherCountries),
      ),
    [language, t],
  );
}

/** A name that is short enough for a map, such as "US" or "Germany". */
export const useShortCountryName = hookPerLanguage((language) => {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', style: 'short' });
  return (code: CountryCode) => names.of(code) ?? code;
});
