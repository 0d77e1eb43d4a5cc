import type { LanguageCode } from '@halved/shared/languages';
import { unspaced } from '../language/traits.ts';
import { once } from '../once.ts';
import { letter, wordPart } from './letters.ts';

/**
 * A pattern that is compiled only when a text contains its needed strings. Compiling all patterns of a language takes a
 * tenth of a second.
 */
export interface Wording {
  /**
   * The compiled pattern, global and for whole words. Use it with `search`, because `test` would store its position in
   * the shared expression.
   */
  regex: () => RegExp;
}

const between = '[ ,.،]';
const word = '[^\\s,.،]{1,12}';
const fewWords = /<(\d+)-(\d+)>/g;
/** Single Korean letters as keyboards type them (ㅋㅋ, ㅈㅎ). A plain text has them composed (NFKC). */
const typedJamo = /[\u3131-\u318e]/g;

/**
 * The regular expression of a pattern. `\p{L}` means a letter of a plain text, and `<0-9>` up to nine words with their
 * separators. Words and separators share no character, so that there is only one way to match them. Otherwise forty
 * dots could be divided in more ways than any engine can try.
 */
export const expanded = (pattern: string): string =>
  pattern
    .replaceAll(typedJamo, (one) => one.normalize('NFKC'))
    .replaceAll('\\p{L}', letter)
    .replaceAll(fewWords, (_, least, most) => `(?:${between}{1,8}${word}){${least},${most}}${between}{1,8}`);

const spaced = (source: string) => `(?<!${wordPart})(?:${source})(?!${wordPart})`;
const loose = (source: string) => `(?:${source})`;

/** Creates a wording from a pattern. It matches whole words if the language has spaces between words. */
export function wordingOf(pattern: string, language: LanguageCode): Wording {
  const frame = unspaced.has(language) ? loose : spaced;
  return { regex: once(() => new RegExp(frame(expanded(pattern)), 'gu')) };
}
