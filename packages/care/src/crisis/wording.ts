import type { LanguageCode } from '@halved/shared/languages';
import { once } from '../once.ts';
import { letter, wordPart } from './letters.ts';
import { neededBy } from './needed.ts';

/** A pattern that costs nothing until a text holds what it needs: compiling all of a language takes a tenth of a second. */
export interface Wording {
  /** Whether it could be in a text at all. */
  mayBeIn: (plain: string) => boolean;
  /** Global, for whole words. Search with it; `test` would remember where it was. */
  regex: () => RegExp;
}

const between = '[ ,.،]';
const word = '[^\\s,.،]{1,12}';
const gap = /<(\d+)-(\d+)>/g;

/**
 * The regular expression that a pattern stands for: `\p{L}` a letter of a plain text, `<0-9>` up to nine words and what
 * stands between them. No separator is part of such a word, so that there is one way only to read them: where a
 * character may be either, forty dots can be shared out in more ways than anybody can try.
 */
export const expanded = (pattern: string): string =>
  pattern
    .replaceAll('\\p{L}', letter)
    .replaceAll(gap, (_, least, most) => `(?:${between}{1,8}${word}){${least},${most}}${between}{1,8}`);

const spaced = (source: string) => `(?<!${wordPart})(?:${source})(?!${wordPart})`;
const loose = (source: string) => `(?:${source})`;
const unspaced: readonly LanguageCode[] = ['ja', 'zh'];

/** A wording from a pattern; it matches whole words where the language has blanks. */
export function wordingOf(pattern: string, language: LanguageCode): Wording {
  const frame = unspaced.includes(language) ? loose : spaced;
  const source = expanded(pattern);
  const needed = once(() => neededBy(source));
  return {
    mayBeIn: (plain) => needed()?.some((part) => plain.includes(part)) ?? true,
    regex: once(() => new RegExp(frame(source), 'gu')),
  };
}

/** Whether a wording stands in a text. */
export const isIn = (plain: string, { mayBeIn, regex }: Wording): boolean =>
  mayBeIn(plain) && plain.search(regex()) >= 0;
