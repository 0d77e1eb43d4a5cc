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

const spaced = (source: string) => `(?<!${wordPart})(?:${source})(?!${wordPart})`;
const loose = (source: string) => `(?:${source})`;
const unspaced: readonly LanguageCode[] = ['ja', 'zh'];

/** A wording from the source of a regular expression; it matches whole words where the language has blanks. */
export function wordingOf(source: string, language: LanguageCode): Wording {
  const frame = unspaced.includes(language) ? loose : spaced;
  const needed = once(() => neededBy(source));
  return {
    mayBeIn: (plain) => needed()?.some((part) => plain.includes(part)) ?? true,
    regex: once(() => new RegExp(frame(source.replaceAll('\\p{L}', letter)), 'gu')),
  };
}

/** Whether a wording stands in a text. */
export const isIn = (plain: string, { mayBeIn, regex }: Wording): boolean =>
  mayBeIn(plain) && plain.search(regex()) >= 0;
