import { withPlainApostrophes } from '@halved/shared/apostrophes';

/** Arabic vowel signs and the stroke that only lengthens a word. Most people write words without them. */
const arabicSigns = /[\u0640\u064B-\u0652]/g;

/**
 * Signs that change only how their word looks: invisible ones, such as where it may be divided and whether it is an emoji
 * or text, and the colour of its skin. Some keyboards write them, and others do not.
 */
const looks = /\p{Default_Ignorable_Code_Point}|[\u{1F3FB}-\u{1F3FF}]/gu;

/** Accents, and the dot below a letter of Devanagari. People leave them out. */
const accents = /[\u0300-\u036F\u093C]/g;

/** Arabic writes the article, and the short words before it, as the beginning of the next word. */
const article = /^[وف]?(?:[بك]?ال|لل)(?=.{3})/;

/** Korean writes its particles as the end of a word. A word of one syllable is also the beginning of many others. */
const hangul = /^[가-힣]+$/;
const syllableAndParticle = /^.[가은는을를의에도만이과와로]$/;

/** The same word in small and capital letters, in wide and narrow ones, and without its accents becomes the same text. */
const fold = (text: string): string =>
  withPlainApostrophes(text)
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toUpperCase()
    .toLowerCase()
    .replace(arabicSigns, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(looks, '')
    .replaceAll('_', ' ');

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
  const words = segments ? Array.from(segments, ({ segment }) => segment) : (folded.match(plainWords) ?? []);
  return words.filter((word) => !onlySpaceOrPunctuation.test(word)).map((word) => word.replace(article, ''));
}

const isSame = (word: string, sought: string): boolean =>
  word === sought ||
  (word.startsWith(sought) && hangul.test(sought) && (sought.length > 1 || syllableAndParticle.test(word)));

const hasSequence = (words: readonly string[], sought: readonly string[]): boolean =>
  sought.length > 0 &&
  words.some((_, start) => sought.every((word, index) => isSame(words[start + index] ?? '', word)));

/** Whether one of the texts contains a muted word, or several muted words in their order, as whole words. */
export function containsMuted(texts: readonly (string | null)[], muted: readonly string[]): boolean {
  if (muted.length === 0) return false;
  const sought = muted.map(wordsOf);
  return texts.some((text) => {
    const words = text ? wordsOf(text) : [];
    return sought.some((sequence) => hasSequence(words, sequence));
  });
}
