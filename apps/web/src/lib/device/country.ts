import { nameOfCountry } from '@halved/shared/countries';
import { crisisLines } from '@halved/shared/crisis-lines';
import { perLanguage } from '@halved/shared/per-language';
import { readLocal, writeLocal } from './storage.ts';

const key = 'halved_country';
/** The pseudo-country of crisis lines that answer everywhere. */
const international = 'INT';

/** The countries with known crisis lines, as ISO codes. */
const knownCountries: readonly string[] = [
  ...new Set(crisisLines.map((line) => line.country).filter((country) => country !== international)),
];

/** Whether crisis lines of a country are known. */
export const isKnownCountry = (country: string): boolean => knownCountries.includes(country);

const regionOf = (tag: string): string => {
  try {
    return new Intl.Locale(tag).region ?? '';
  } catch {
    return '';
  }
};

/** The country chosen on this device, else the account's; '' when neither is known. */
export function chosenCountry(accountCountry: string | null): string {
  const stored = readLocal(key);
  if (stored !== null) return stored;
  return accountCountry && isKnownCountry(accountCountry) ? accountCountry : '';
}

/** The country chosen on this device, else the region in the browser's languages; '' when neither is known. */
export function guessCountry(): string {
  const stored = readLocal(key);
  if (stored !== null) return stored;
  return navigator.languages.map(regionOf).find(isKnownCountry) ?? '';
}

/** Stores the choice on this device alone; nothing is sent. */
export const rememberCountry = (country: string): void => writeLocal(key, country);

/** The known countries with their names in a language, in the alphabetical order of that language. */
export const listCountries = perLanguage((language): readonly { code: string; name: string }[] => {
  const { compare } = new Intl.Collator(language);
  return knownCountries
    .map((code) => ({ code, name: nameOfCountry(code, language) }))
    .sort((a, b) => compare(a.name, b.name));
});
