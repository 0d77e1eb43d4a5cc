import type { CountryCode } from '@halved/shared/countries';
import type { LanguageCode } from '@halved/shared/languages';

export interface Place {
  country: CountryCode;
  region: string;
  cities: readonly string[];
  /** How many of a thousand members live here. */
  members: number;
  /** The language that most people here write; the others write English. */
  language: LanguageCode;
  /** The share of the people here who write that language. */
  native: number;
  hoursFromUtc: number;
}

/** Where members live. Most live in the first ten regions, which belong to six countries; a few live elsewhere. */
export const places: readonly Place[] = [
  place('GB', 'England', ['London', 'Leeds', 'Bristol', 'Norwich', 'Sheffield'], 240, 'en', 1, 0),
  place('GB', 'Scotland', ['Glasgow', 'Edinburgh', 'Dundee'], 80, 'en', 1, 0),
  place('US', 'California', ['Sacramento', 'Oakland', 'Fresno'], 95, 'en', 0.97, -8),
  place('US', 'New York', ['Buffalo', 'Queens', 'Albany'], 90, 'en', 1, -5),
  place('US', 'Texas', ['Austin', 'El Paso', 'Houston'], 70, 'en', 0.97, -6),
  place('DE', 'Berlin', ['Berlin'], 70, 'de', 0.6, 1),
  place('DE', 'Bayern', ['Nürnberg', 'Augsburg', 'München'], 55, 'de', 0.65, 1),
  place('ES', 'Comunidad de Madrid', ['Madrid', 'Getafe', 'Alcalá de Henares'], 70, 'es', 0.75, 1),
  place('FR', 'Île-de-France', ['Paris', 'Montreuil', 'Versailles'], 60, 'fr', 0.6, 1),
  place('BR', 'São Paulo', ['São Paulo', 'Campinas', 'Santos'], 55, 'pt', 0.7, -3),
  place('CA', 'Ontario', ['Toronto', 'Ottawa'], 30, 'en', 1, -5),
  place('AU', 'Victoria', ['Melbourne', 'Geelong'], 25, 'en', 1, 10),
  place('IN', 'Karnataka', ['Bengaluru', 'Mysuru'], 20, 'en', 1, 5),
  place('IT', 'Lombardia', ['Milano', 'Bergamo'], 20, 'it', 0.8, 1),
  place('MX', 'Jalisco', ['Guadalajara'], 12, 'es', 1, -6),
  place('OTHER', 'Leinster', ['Dublin'], 8, 'en', 1, 0),
];

function place(
  country: CountryCode,
  region: string,
  cities: readonly string[],
  members: number,
  language: LanguageCode,
  native: number,
  hoursFromUtc: number,
): Place {
  return { country, region, cities, members, language, native, hoursFromUtc };
}

/** Whether people of the country use American words such as "apartment". */
export const isAmerican = (country: string): boolean => country === 'US' || country === 'CA';
