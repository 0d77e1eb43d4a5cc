import { withPlainApostrophes } from '@halved/shared/apostrophes';

/** A text without the differences that a search ignores: case, accents, and the form of letters and apostrophes. */
const folded = (text: string): string =>
  withPlainApostrophes(text).normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase();

/** A check whether texts contain every word of a search, in any order. An empty search matches everything. */
export function searchFor(query: string | undefined): (texts: readonly string[]) => boolean {
  const words = folded(query ?? '')
    .split(/\s+/u)
    .filter(Boolean);
  if (words.length === 0) return () => true;
  return (texts) => {
    const text = folded(texts.join('\n'));
    return words.every((word) => text.includes(word));
  };
}
