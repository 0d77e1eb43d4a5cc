import { withPlainApostrophes } from '@halved/shared/apostrophes';
import { limits } from '@halved/shared/limits';
import { withAmounts, withAmountsAsDigits, withoutAmounts } from './amounts.ts';
import { withApostrophes } from './apostrophes.ts';
import { withoutDisguises } from './disguises.ts';
import { withoutLookalikes } from './lookalikes.ts';

/** The most units of a text that are analysed at once. Worries have 280 characters, long texts 10,000. */
export const maxLength = 20_000;

const pile = new RegExp(`(\\p{M}{${limits.marksInARow}})\\p{M}+`, 'gu');

/**
 * Two Arabic ligatures expand to phrases of 18 and 8 letters, of which only the first word is kept. No other character
 * expands to more than six.
 */
const sentences = /[\ufdfa\ufdfb]/g;
const shortSentences: Record<string, string> = { '\ufdfa': 'صلى', '\ufdfb': 'جل' };

/**
 * Characters of which a reader sees nothing, such as a soft hyphen in copied words. The signs that choose the colour of an
 * emoji are among them only after a letter.
 */
const invisible = /(?<=[\p{L}\p{M}])[\ufe00-\ufe0f]+|(?![\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}+/gu;

/**
 * Marks on a letter with which Unicode has no letter, such as a line through it. The alphabets of Europe do not need
 * them, and people read the word all the same.
 */
const drawnOver = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** The stroke that lengthens a word of Arabic. */
const lengthening = /\u0640/g;

/** The signs of Arabic vowels. */
export const arabicSigns = /[\u064b-\u0652\u0670]/g;
const everySixth = 6;

/** Somebody who types every vowel of Arabic writes words that hardly anybody writes so. A few signs are usual. */
const withoutVowels = (text: string): string =>
  (text.match(arabicSigns)?.length ?? 0) * everySixth > text.length ? text.replaceAll(arabicSigns, '') : text;

/** A text as people see it. Within a word, an invisible character would hide it from the analysis, but from no reader. */
export const withoutInvisible = (text: string): string => text.replaceAll(invisible, '');

/**
 * Composes a text without its invisible characters, and replaces compatibility forms, such as full-width letters (NFKC).
 * Marks beyond the number that any language uses are removed, because sorting them takes quadratic time. Arabic loses the
 * strokes that lengthen a word, the signs of a text that has all of them, and two letters of Persian keyboards.
 */
export const composed = (text: string): string =>
  isAscii.test(text)
    ? text
    : withoutVowels(
        withPlainApostrophes(withoutInvisible(text))
          .replaceAll(pile, '$1')
          .replaceAll(sentences, (one) => shortSentences[one] ?? one)
          .normalize('NFKC')
          .replaceAll(drawnOver, '')
          .replaceAll(lengthening, '')
          .replaceAll('ی', 'ي')
          .replaceAll('ک', 'ك'),
      );

/** Of these characters none is composed, invisible or drawn over. */
const isAscii = /^[\0-\x7f]*$/;

/** Composes the beginning of a text. It reads at most `length` units and returns at most as many. */
export const composedStart = (text: string, length: number): string =>
  composed(text.slice(0, length)).slice(0, length);

/** The plain form of a text, which every part of the analysis reads. */
export interface Reading {
  plain: string;
  words: readonly string[];
  /**
   * The plain text in one line, with each drawn-out letter once, large amounts of pills as 00, and blanks between words
   * of Korean; only if it differs. Patterns read it too.
   */
  evened?: string;
  /** The plain text with each drawn-out letter three times; only if it has such letters (`readingIn`). */
  drawn?: string;
}

/** Tears and laughter, as Korean keyboards type them, without a blank beside a word. */
const besideTears = /(?<=[가-힣])(?=[ᅮᅲᄏᄒ])|(?<=[ᅮᅲᄏᄒ]{2})(?=[가-힣])/g;
/** Words of Korean with which people speak of danger, in a run of letters without blanks: "너무힘들어서죽고싶어요". */
const withinRun =
  /(?<=[가-힣])(?=(?:죽고|죽어|죽을|살고|살기|자살|자해|사라지|없어지|없으면|손목|그었|뛰어내|끝내고|목매|태어나|좋겠|모를|행복|눈안|내가|나만)[가-힣]{2})/g;
const hangulRun = /[가-힣]{7,}/g;
/** A text of Korean that is typed without blanks, with blanks before some of its words. */
const withBlanks = (text: string): string =>
  text.replaceAll(hangulRun, (run) => run.replaceAll(withinRun, ' '));

/** Blanks other than one space or one end of a line. */
const oddBlanks = /\s{2,}|[^\S \n]/g;
const drawnOut = /(\p{L})\1{2,}/gu;
const repeatedStops = /([.,!?…。、！？~-])\1{3,}/gu;
const bare = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
/** What separates the characters of a word in a script without spaces. */
const betweenUnspaced = new RegExp(`(?<=${bare})\\s(?=${bare})`, 'gu');
/** Three characters or more, each apart from the next. */
const letterByLetter = new RegExp(`(?<!${bare})${bare}(?:[ \n]${bare}(?!${bare})){2,}`, 'gu');

/**
 * Makes a text plain: composed (NFKC) and in lower case. Addresses and account names become one placeholder each, and
 * digits become 0, large amounts of pills 00 in the evened form. A word in two alphabets becomes one in the alphabet that
 * it looks like, disguised words are spelled out, and blanks become one. What a blank tore apart is put together:
 * "don t", and words of Chinese and Japanese. Repeated letters and stops ("soooo......") are shortened. Takes time linear
 * in the length. The dotted capital I is replaced first, because it is the only letter whose lower case has two
 * characters.
 */
function plainFormsOf(text: string): Omit<Reading, 'words'> {
  const lowered = composedStart(text, maxLength).replaceAll('İ', 'i').toLowerCase();
  const even = withAmounts(withoutDisguises(withoutLookalikes(lowered)))
    .replaceAll('`', "'")
    .replaceAll(/https?:\/\/[^\s]{1,500}|www\.[^\s]{1,500}/g, ' urllink ')
    .replaceAll(/@[\p{L}\p{N}_]{1,50}/gu, ' @ ')
    .replaceAll(/\p{Nd}+/gu, '0')
    .replaceAll(repeatedStops, '$1$1$1')
    .replaceAll(oddBlanks, (blanks) => (blanks.includes('\n') ? '\n' : ' '));
  const whole = withApostrophes(
    isAscii.test(even)
      ? even
      : even
          .replaceAll(besideTears, ' ')
          .replaceAll(letterByLetter, (letters) => letters.replaceAll(/[ \n]/g, '')),
  );
  const uncounted = withoutAmounts(whole);
  const plain = uncounted.replaceAll(drawnOut, '$1$1');
  const joined = isAscii.test(whole) ? whole : withBlanks(whole.replaceAll(betweenUnspaced, ''));
  const evened = withAmountsAsDigits(joined).replaceAll('\n', ' ').replaceAll(drawnOut, '$1');
  if (evened === plain) return { plain };
  const drawn = uncounted.replaceAll(drawnOut, '$1$1$1');
  return drawn === plain ? { plain, evened } : { plain, evened, drawn };
}

/** The plain form of a text (`plainFormsOf`). */
export const plainOf = (text: string): string => plainFormsOf(text).plain;

/** Emoji, and the signs that people type for a heart or kisses: "<3" (whose digit is 0 in a plain text), "xx". */
const emoji = /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*|(?<!\S)(?:<0|x{2,3})(?!\S)/gu;

/** A plain text without its emoji. */
export const withoutEmoji = (plain: string): string =>
  plain.replaceAll(emoji, ' ').replaceAll(/ {2,}/g, ' ').trim();

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*|\p{Extended_Pictographic}/gu;

/**
 * The words of a plain text in order; an emoji is a word. Han, Kana and Thai characters are returned in runs, because
 * these scripts have no spaces between words.
 */
export const wordsIn = (plain: string): string[] => plain.match(wordPattern) ?? [];

/** The words with their positions. */
export const placedWordsIn = (plain: string): { word: string; index: number }[] =>
  [...plain.matchAll(wordPattern)].map(({ 0: word, index }) => ({ word, index }));

/** An emoji, or lone letters of Korean, which are tears and laughter: "ㅠㅠ", "ㅋㅋ". */
const isEmoji = /^(?:\p{Extended_Pictographic}|[\u1100-\u11ff]+$)/u;

/** The words without emoji. */
export const spokenWordsOf = ({ words }: Pick<Reading, 'words'>): readonly string[] =>
  words.some((word) => isEmoji.test(word)) ? words.filter((word) => !isEmoji.test(word)) : words;

export const readingOfPlain = (plain: string): Reading => ({ plain, words: wordsIn(plain) });

export function readingOf(text: string): Reading {
  const forms = plainFormsOf(text);
  return { ...forms, words: wordsIn(forms.plain) };
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a run is in a script without spaces, so that it can only be split into characters. */
export const isUnspaced = (word: string): boolean => word.charCodeAt(0) > 0x2e7f && unspaced.test(word);

const fewestWords = 4;
const fewestLetters = 6;

/** Whether a text has enough words, or letters in a script without spaces, for a learnt reader of danger or urging. */
export const isJudgeable = (words: readonly string[]): boolean =>
  words.length >= fewestWords || words.some((word) => isUnspaced(word) && word.length >= fewestLetters);

const shortened = /(?:(?<!ca)n't|'(?:d|ll|m|re|s|t|ve))$/;
const tiedOn =
  /^(?:[cdjlmnst]|qu|(?:jus|lors|puis)qu|un|(?:d|n)ell|all|sull|quell|quest)'(?=[\p{L}\p{M}]{2})/u;

/** A word without the part that an apostrophe joins to it: "they'd" means "they", "l'esame" means "esame". */
export const withoutElision = (word: string): string =>
  word.includes("'") ? word.replace(shortened, '').replace(tiedOn, '') : word;
