import { arabicSigns, type Reading, spokenWordsOf } from './text.ts';

/**
 * People leave accents, dots and hamzas out, and write ß as ss. So words are compared in a bare form: without the
 * accents of Latin, Greek and Cyrillic letters, and in Devanagari without the dot below a letter and with one sign for
 * both nasal ones. The other marks of Devanagari, and those of other scripts, remain.
 */
export const withoutAccents = (text: string): string =>
  marked.test(text)
    ? text
        .normalize('NFD')
        .replaceAll(accents, '')
        .normalize('NFC')
        .replaceAll('ँ', 'ं')
        .replaceAll(joinedLetters, (letter) => apart[letter] ?? letter)
    : text;

/** The letters that may have accents, and those that are two letters. */
const marked = /[\u00c0-\u024f]|[\u0300-\u04ff]|[\u0900-\u097f]|[\u1e00-\u1fff]/;
const accents = /[\u0300-\u036f\u093c]/g;
const joinedLetters = /[ßœæ]/g;
const apart: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae' };

const alefs = /[أإآٱ]/g;

/** Arabic as in hurried writing: without vowels, without hamzas on an alef, and each of two similar last letters as one. */
export const withoutHamzas = (text: string): string =>
  text.replaceAll(arabicSigns, '').replaceAll(alefs, 'ا').replaceAll('ة', 'ه').replaceAll('ى', 'ي');

const matters = new WeakMap<readonly string[], readonly string[]>();

/**
 * What a text is about, as words in their bare form: without emoji, which say how somebody feels and seldom what about.
 * Several parts of the analysis ask for them.
 */
export function matterWordsOf(reading: Pick<Reading, 'words'>): readonly string[] {
  const before = matters.get(reading.words);
  if (before) return before;
  const words = spokenWordsOf(reading);
  const bare = words.length === 0 ? words : withoutHamzas(withoutAccents(words.join(' '))).split(' ');
  matters.set(reading.words, bare);
  return bare;
}
