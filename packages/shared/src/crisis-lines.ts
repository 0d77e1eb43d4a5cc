import { countryCodes } from './countries.ts';
import { africaMiddleEastLines } from './crisis-lines/africa-middle-east.ts';
import { americasLines } from './crisis-lines/americas.ts';
import { asiaPacificLines } from './crisis-lines/asia-pacific.ts';
import { europeNorthEastLines } from './crisis-lines/europe-north-east.ts';
import { europeSouthLines } from './crisis-lines/europe-south.ts';
import { europeWestLines } from './crisis-lines/europe-west.ts';
import { internationalLines } from './crisis-lines/international.ts';
import type { CrisisLine } from './crisis-lines/line.ts';

export type { CrisisLine } from './crisis-lines/line.ts';

const offeredCountries: readonly string[] = countryCodes;

/** The position of a country in the list of Settings. Countries that are not in the list come last. */
function position({ country }: CrisisLine): number {
  const index = offeredCountries.indexOf(country);
  return index === -1 ? offeredCountries.length : index;
}

const nationalLines: readonly CrisisLine[] = [
  ...americasLines,
  ...europeWestLines,
  ...europeSouthLines,
  ...europeNorthEastLines,
  ...asiaPacificLines,
  ...africaMiddleEastLines,
].sort((a, b) => position(a) - position(b));

/** Every entry: first the offered countries, then others, then the international ones. */
export const crisisLines: readonly CrisisLine[] = [...nationalLines, ...internationalLines];

/**
 * The lines to show to a person, the best first and never empty (docs/product.md §14.2). For a known country, these are
 * its lines, its emergency number and the directory of lines. Otherwise they are one line for each country where a line
 * answers in the language, and then the international ones. Works offline.
 */
export function crisisLinesFor(where: { country?: string | null; language?: string | null }): CrisisLine[] {
  const country = where.country?.toUpperCase();
  const own = crisisLines.filter((entry) => entry.country === country);
  if (own.length > 0 && country !== 'INT') return [...own, ...internationalLines.slice(0, 1)];
  const language = where.language?.toLowerCase().split(/[-_]/)[0] ?? '';
  return [...firstLinesIn(language), ...internationalLines];
}

function firstLinesIn(language: string): CrisisLine[] {
  const perCountry = new Map<string, CrisisLine>();
  const answering = nationalLines.filter(
    (entry) => entry.kind === 'line' && entry.languages.includes(language),
  );
  // In a country, a line whose first language matches comes before one whose second language matches.
  answering.sort((a, b) => a.languages.indexOf(language) - b.languages.indexOf(language));
  for (const entry of answering) {
    if (!perCountry.has(entry.country)) perCountry.set(entry.country, entry);
  }
  // A country whose first line answers in the language comes before one with a separate line for the language.
  const place = ({ country }: CrisisLine) =>
    nationalLines
      .filter((entry) => entry.country === country)
      .flatMap((entry) => entry.languages)
      .indexOf(language);
  return [...perCountry.values()].sort((a, b) => place(a) - place(b));
}

/** The link that calls a line with one tap; null if the line has no number. */
export function telLink(entry: Pick<CrisisLine, 'phone'>): string | null {
  return entry.phone === null ? null : `tel:${digits(entry.phone)}`;
}

/** The link that opens a text message to a line with its keyword filled in; null if the line accepts no messages. */
export function smsLink(entry: Pick<CrisisLine, 'text'>): string | null {
  if (entry.text === null) return null;
  const body = entry.text.keyword === null ? '' : `?body=${encodeURIComponent(entry.text.keyword)}`;
  return `sms:${digits(entry.text.number)}${body}`;
}

/** A number without spaces and hyphens. A star is dialled too, as in Chile's *4141. */
function digits(number: string): string {
  return number.replace(/[^0-9+*]/g, '');
}
