/** Arabic vowel signs and the stroke that only lengthens a word. Most people write words without them. */
const arabicSigns = /[\u0640\u064B-\u0652]/g;

/** They choose whether a sign is shown as an emoji or as text. Some keyboards write them, and others do not. */
const variationSelectors = /[\uFE0E\uFE0F]/g;

/** The same word in small and capital letters, and in wide and narrow ones, becomes the same text. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('’', "'")
    .toUpperCase()
    .toLowerCase()
    .replace(arabicSigns, '')
    .replace(variationSelectors, '');

const onlySpaceOrPunctuation = /^[\p{White_Space}\p{P}]*$/u;
/** What counts as a word where the browser cannot divide texts: letters, marks and digits, or one other sign. */
const plainWords = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*|\p{S}/gu;

let segmenter: Intl.Segmenter | undefined;

/**
 * Divides a text into words, punctuation and blanks; null where the browser cannot. The segmenter is created when
 * somebody has muted a word, because it loads tables that nobody else needs.
 */
function segmentsOf(text: string): Intl.Segments | null {
  if (!('Segmenter' in Intl)) return null;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return segmenter.segment(text);
}

/** The folded words of a text in their order; also of scripts that put no spaces between words, such as Japanese. */
function wordsOf(text: string): string[] {
  const folded = fold(text);
  const segments = segmentsOf(folded);
  if (!segments) return folded.match(plainWords) ?? [];
  return Array.from(segments, ({ segment }) => segment).filter(
    (segment) => !onlySpaceOrPunctuation.test(segment),
  );
}

const hasSequence = (words: readonly string[], sought: readonly string[]): boolean =>
  sought.length > 0 && words.some((_, start) => sought.every((word, index) => words[start + index] === word));

/** Whether one of the texts contains a muted word, or several muted words in their order, as whole words. */
export function containsMuted(texts: readonly (string | null)[], muted: readonly string[]): boolean {
  if (muted.length === 0) return false;
  const sought = muted.map(wordsOf);
  return texts.some((text) => {
    const words = text ? wordsOf(text) : [];
    return sought.some((sequence) => hasSequence(words, sequence));
  });
}
