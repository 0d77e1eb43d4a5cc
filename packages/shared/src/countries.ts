/** The countries a member can choose in Settings, in the order they are offered. */
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

/** ISO 3166-1 alpha-2, or OTHER for every country that is not offered by name. */
export type CountryCode = (typeof countryCodes)[number];

/** Whether a text is one of the offered codes, in capitals as they are stored. */
export function isCountryCode(value: string): value is CountryCode {
  return countryCodes.some((code) => code === value);
}

/**
 * A country's name in the reader's language, from the runtime's own tables ("Deutschland" for DE in de).
 * OTHER has no name there: the interface's own word for it is given as `otherLabel`.
 */
export function countryName(code: CountryCode, language: string, otherLabel: string): string {
  if (code === 'OTHER') return otherLabel;
  return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code;
}
