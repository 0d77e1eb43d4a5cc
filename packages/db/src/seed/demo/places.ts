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

/**
 * Where members live. Most live in the first ten regions, which belong to six countries; a few live elsewhere. In those
 * ten enough members write for the numbers of analytics (docs/product.md §22).
 */
export const places: readonly Place[] = [
  place('GB', 'England', ['London', 'Leeds', 'Bristol', 'Norwich', 'Sheffield'], 150, 'en', 1, 0),
  place('GB', 'Scotland', ['Glasgow', 'Edinburgh', 'Dundee'], 75, 'en', 1, 0),
  place('US', 'California', ['Sacramento', 'Oakland', 'Fresno'], 110, 'en', 0.97, -8),
  place('US', 'New York', ['Buffalo', 'Queens', 'Albany'], 90, 'en', 1, -5),
  place('US', 'Texas', ['Austin', 'El Paso', 'Houston'], 90, 'en', 0.97, -6),
  place('DE', 'Berlin', ['Berlin'], 85, 'de', 0.5, 1),
  place('DE', 'Bayern', ['Nürnberg', 'Augsburg', 'München'], 75, 'de', 0.48, 1),
  place('ES', 'Comunidad de Madrid', ['Madrid', 'Getafe', 'Alcalá de Henares'], 85, 'es', 0.62, 1),
  place('FR', 'Île-de-France', ['Paris', 'Montreuil', 'Versailles'], 80, 'fr', 0.45, 1),
  place('BR', 'São Paulo', ['São Paulo', 'Campinas', 'Santos'], 75, 'pt', 0.5, -3),
  place('CA', 'Ontario', ['Toronto', 'Ottawa'], 20, 'en', 1, -5),
  place('AU', 'Victoria', ['Melbourne', 'Geelong'], 18, 'en', 1, 10),
  place('IN', 'Karnataka', ['Bengaluru', 'Mysuru'], 15, 'en', 1, 5),
  place('IT', 'Lombardia', ['Milano', 'Bergamo'], 14, 'it', 0.9, 1),
  place('MX', 'Jalisco', ['Guadalajara'], 10, 'es', 1, -6),
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
