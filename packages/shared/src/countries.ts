import { perLanguage } from './per-language.ts';

/** The countries that a member can choose in Settings, in the order of the list. */
export const countryCodes = [
  'US',
  'CA',
  'GB',
  'AU',
  'DE',
  'FR',
  'ES',
  'IT',
  'JP',
  'KR',
  'BR',
  'MX',
  'IN',
  'CN',
  'OTHER',
] as const;

/** An ISO 3166-1 alpha-2 code, or OTHER for every country that is not in the list. */
export type CountryCode = (typeof countryCodes)[number];

/** Whether a text is one of the codes. Only capitals are valid, as they are stored. */
export function isCountryCode(value: string): value is CountryCode {
  return countryCodes.some((code) => code === value);
}

const namesIn = perLanguage((language) => new Intl.DisplayNames([language, 'en'], { type: 'region' }));

/** The name of any country in the reader's language, from the runtime's tables: "Deutschland" for DE in de. */
export const nameOfCountry = (code: string, language: string): string => namesIn(language).of(code) ?? code;

/** The name of a country that a member can choose. The runtime has no name for OTHER, so the caller passes its label. */
export const countryName = (code: CountryCode, language: string, otherLabel: string): string =>
  code === 'OTHER' ? otherLabel : nameOfCountry(code, language);
