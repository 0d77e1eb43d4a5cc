import type { CountryCode } from './countries.ts';
import { americas } from './regions/americas.ts';
import { asiaPacific } from './regions/asia-pacific.ts';
import { europe } from './regions/europe.ts';
import type { RegionRow } from './regions/row.ts';

export interface Region {
  /** The ISO 3166-2 code, such as DE-BY. */
  code: string;
  /** The name that people there use, in Latin letters. */
  name: string;
  otherNames: readonly string[];
}

/**
 * The regions of the countries that a member can choose: their first subdivisions in ISO 3166-2, such as states and
 * provinces. Regions without inhabitants are left out, and so are Hong Kong, Macao and Taiwan, whose people look for
 * them among the countries.
 */
const rows: Readonly<Record<Exclude<CountryCode, 'OTHER'>, readonly RegionRow[]>> = {
  ...americas,
  ...europe,
  ...asiaPacific,
};

const regions = new Map<string, readonly Region[]>(
  Object.entries(rows).map(([country, own]) => [
    country,
    own.map(([code, name, ...otherNames]) => ({ code: `${country}-${code}`, name, otherNames })),
  ]),
);

/** The regions of a country in the order of their names. Another country has none. */
export const regionsOf = (country: string): readonly Region[] => regions.get(country) ?? [];

/** The name of a region by its code. Null if there is no such region. */
export const regionName = (code: string): string | null =>
  regionsOf(code.slice(0, 2)).find((region) => region.code === code)?.name ?? null;

/** A text without case, accents and punctuation. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{Mc}\p{N}]+/gu, ' ')
    .trim();

// Words for the kind of region, which people write before or after its name.
const kindBefore =
  /^(?:(?:state|province|region) of |(?:estado|provincia|region|comunidad) (?:de |del |do |da )?|regione |land |freistaat )/u;
const kindAfter =
  /(?: (?:state|province|prefecture|region|ken|fu|to|do|si|sheng|shi|zizhiqu)|[都府県縣省市도시]|自治区|自治區|특별시|광역시|특별자치시|특별자치도)$/u;

const codes = new Map<string, ReadonlyMap<string, string>>();

/** The code of a region by each of its names. It is built for a country when somebody names a region of it. */
function codesOf(country: string): ReadonlyMap<string, string> {
  const built = codes.get(country);
  if (built) return built;
  const byName = new Map(
    regionsOf(country).flatMap(({ code, name, otherNames }) =>
      [code, code.slice(3), name, ...otherNames].map((known) => [fold(known), code]),
    ),
  );
  codes.set(country, byName);
  return byName;
}

/**
 * The code of the region that a member of a country means. Null if the text names no region of it. Case, accents and
 * the kind of region do not matter, and the text may add a city or the country, separated by a comma.
 */
export function regionCodeOf(country: string, text: string): string | null {
  if (!regions.has(country)) return null;
  const known = codesOf(country);
  const find = (part: string): string[] => {
    const folded = fold(part);
    const found = [folded, folded.replace(kindAfter, ''), folded.replace(kindBefore, '')].map((name) =>
      known.get(name),
    );
    return found.filter((code) => code !== undefined).slice(0, 1);
  };
  const whole = find(text);
  const found = new Set(whole.length > 0 ? whole : text.split(/[,;/()]/u).flatMap(find));
  const [code] = found;
  return found.size === 1 && code !== undefined ? code : null;
}

/**
 * The names to offer while a member of a country types: for each region the name that begins like the text, in whatever
 * language, else its own.
 */
export function offeredNames(country: string, text: string): string[] {
  const typed = fold(text);
  return regionsOf(country).map(
    ({ name, otherNames }) => [name, ...otherNames].find((known) => fold(known).startsWith(typed)) ?? name,
  );
}
