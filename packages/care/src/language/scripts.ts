import type { LanguageCode } from '@halved/shared/languages';
import { dense } from './traits.ts';

/** The number of letters of each script in a text. */
interface Letters {
  latin: number;
  han: number;
  kana: number;
  hangul: number;
  cyrillic: number;
  arabic: number;
  devanagari: number;
}

const writings: readonly (readonly [keyof Letters, RegExp])[] = [
  ['latin', /\p{Script=Latin}/gu],
  ['han', /\p{Script=Han}/gu],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['hangul', /\p{Script=Hangul}/gu],
  ['cyrillic', /\p{Script=Cyrillic}/gu],
  ['arabic', /\p{Script=Arabic}/gu],
  ['devanagari', /\p{Script=Devanagari}/gu],
];

function lettersOf(text: string): Letters {
  const letters = { latin: 0, han: 0, kana: 0, hangul: 0, cyrillic: 0, arabic: 0, devanagari: 0 };
  for (const [writing, pattern] of writings) letters[writing] = text.match(pattern)?.length ?? 0;
  return letters;
}

/** Latin letters count less than those of other scripts, because every language contains foreign words and names. */
const latinShare = 0.35;
const latinWord = /\p{Script=Latin}+/gu;
/** In a text with fewer Latin words than this, the interface language decides how much they count. */
const enoughLatinWords = 6;

/** How many letters the Latin words of a text count for, if the interface has the language `hint`. */
function weightOfLatin(text: string, letters: number, hint: string | undefined): number {
  const weight = letters * latinShare;
  if (!hint || !dense.has(hint)) return weight;
  const words = text.match(latinWord)?.length ?? 0;
  return words < enoughLatinWords ? Math.min(weight, words) : weight;
}

/**
 * The languages that the script of a text allows. Seven languages share Latin letters (Hindi is often typed in them),
 * and two share Han characters. `hint` is the language of the interface: "emo了" is Chinese there.
 */
export function languagesByWriting(text: string, hint?: string): readonly LanguageCode[] {
  const { latin, han, kana, hangul, cyrillic, arabic, devanagari } = lettersOf(text);
  const eastern = han + kana;
  const most = Math.max(eastern, hangul, cyrillic, arabic, devanagari);
  if (weightOfLatin(text, latin, hint) > most) return ['en', 'es', 'fr', 'de', 'it', 'pt', 'hi'];
  if (most === 0) return [];
  if (most === hangul) return ['ko'];
  if (most === cyrillic) return ['ru'];
  if (most === arabic) return ['ar'];
  if (most === devanagari) return ['hi'];
  return kana > 0 ? ['ja'] : ['zh', 'ja'];
}
