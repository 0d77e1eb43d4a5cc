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

/**
 * A country's name in the reader's language, from the runtime's tables ("Deutschland" for DE in de). The tables have no
 * name for OTHER, so the caller passes its label.
 */
export function countryName(code: CountryCode, language: string, otherLabel: string): string {
  if (code === 'OTHER') return otherLabel;
  return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code;
}
