import type { WorryCategory } from '@halved/shared/categories';
import type { CountryCode } from '@halved/shared/countries';
import type { LanguageCode } from '@halved/shared/languages';

export interface Place {
  country: CountryCode;
  region: string;
  cities: readonly string[];
  /** How many of a thousand members live here. */
  members: number;
  /** The language in which many people here write; the others write English. */
  language: LanguageCode;
  /** The share of the people here who write that language. */
  native: number;
  hoursFromUtc: number;
  /** What people here write about more than elsewhere. */
  concerns: readonly WorryCategory[];
}

export const england = place(
  'GB',
  'England',
  ['London', 'Leeds', 'Bristol', 'Norwich', 'Sheffield'],
  155,
  'en',
  1,
  0,
  ['work', 'family', 'health'],
);

/**
 * Where members live. Most live in the first ten regions, which belong to six countries; a few live elsewhere. People of
 * the larger ones write so much that analytics can show what about, also of the last month (docs/product.md §22).
 */
export const places: readonly Place[] = [
  england,
  place('GB', 'Scotland', ['Glasgow', 'Edinburgh', 'Dundee'], 58, 'en', 1, 0, ['family', 'finances', 'work']),
  place('US', 'California', ['Sacramento', 'Oakland', 'Fresno'], 130, 'en', 0.98, -8, [
    'work',
    'social',
    'health',
  ]),
  place('US', 'New York', ['Buffalo', 'Queens', 'Albany'], 58, 'en', 1, -5, ['work', 'finances', 'social']),
  place('US', 'Texas', ['Austin', 'El Paso', 'Houston'], 58, 'en', 0.96, -6, ['family', 'health', 'work']),
  place('DE', 'Berlin', ['Berlin'], 115, 'de', 0.42, 1, ['work', 'family', 'social']),
  place('DE', 'Bayern', ['Nürnberg', 'Augsburg', 'München'], 58, 'de', 0.42, 1, ['work', 'family', 'health']),
  place('ES', 'Comunidad de Madrid', ['Madrid', 'Getafe', 'Alcalá de Henares'], 110, 'es', 0.42, 1, [
    'family',
    'work',
    'social',
  ]),
  place('FR', 'Île-de-France', ['Paris', 'Montreuil', 'Versailles'], 105, 'fr', 0.33, 1, [
    'work',
    'social',
    'health',
  ]),
  place('BR', 'São Paulo', ['São Paulo', 'Campinas', 'Santos'], 95, 'pt', 0.33, -3, [
    'work',
    'family',
    'social',
  ]),
  place('CA', 'Ontario', ['Toronto', 'Ottawa'], 11, 'en', 1, -5),
  place('AU', 'Victoria', ['Melbourne', 'Geelong'], 10, 'en', 1, 10),
  place('IN', 'Karnataka', ['Bengaluru', 'Mysuru'], 8, 'en', 1, 5),
  place('IT', 'Lombardia', ['Milano', 'Bergamo'], 14, 'it', 0.9, 1),
  place('MX', 'Jalisco', ['Guadalajara'], 8, 'es', 1, -6),
  place('OTHER', 'Leinster', ['Dublin'], 6, 'en', 1, 0),
];

function place(
  country: CountryCode,
  region: string,
  cities: readonly string[],
  members: number,
  language: LanguageCode,
  native: number,
  hoursFromUtc: number,
  concerns: readonly WorryCategory[] = [],
): Place {
  return { country, region, cities, members, language, native, hoursFromUtc, concerns };
}

/** Whether people of the country use American words such as "apartment". */
export const isAmerican = (country: string): boolean => country === 'US' || country === 'CA';
