import type { LanguageCode } from '@halved/shared/languages';
import { simplified } from './language/simplified.ts';
import { dense } from './language/traits.ts';
import { worthOf } from './similar/rarity.ts';
import { kinds, termOf, unitsOf } from './similar/terms.ts';
import { type Reading, readingOf, readingOfPlain } from './text.ts';

const word = /[\p{L}\p{M}']+/gu;
const drawnOut = /(\p{L})\1{2,}/gu;
const longest = 40;
const mostDrawn = 4;

/** How much rarer the word with one letter has to be, as a logarithm. The stored numbers confuse some words. */
const clearly = 0.5;
/** "Well", "kill" and "miss" have the same stems as "wel", "kil" and "mis", so their rarity does not tell them apart. */
const doubleEnd = /^[^aeiou]*[aeiou](?:ll|ss|ff|zz)$/;

const rarityOf = (of: string, language: LanguageCode): number =>
  Math.max(...unitsOf(of, language).map((unit) => worthOf(termOf(unit, kinds.word), language).rarity));

function isDouble(once: string, twice: string, language: LanguageCode): boolean {
  const gain = rarityOf(once, language) - rarityOf(twice, language);
  return gain > clearly || (gain === 0 && language === 'en' && doubleEnd.test(twice));
}

/** A word with each drawn-out letter once, or twice if the word is known so: "sooo" is "so", "feeel" is "feel". */
export function knownWordOf(drawn: string, language: LanguageCode): string {
  const often = (drawn.match(drawnOut) ?? []).map(() => 1);
  const written = () => {
    let place = 0;
    return drawn.replaceAll(drawnOut, (_, letter: string) => letter.repeat(often[place++] ?? 1));
  };
  let known = written();
  if (dense.has(language) || drawn.length > longest || often.length > mostDrawn) return known;
  for (const place of often.keys()) {
    often[place] = 2;
    const twice = written();
    if (isDouble(known, twice, language)) known = twice;
    else often[place] = 1;
  }
  return known;
}

const umlaut = /[äöü]/;
/** Two letters for an umlaut, but not those of "neue", "sauer", "quer", "zuerst", "ich tue", "aktuell" and "Michael". */
const inTwoLetters = /(?<![aeqz]|(?<!\p{L})t)ue(?!(?<=[dnstvx]ue)ll)|ae(?!l(?!\p{L}))|(?<!p)oe/gu;
const inOneLetter: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };

/** A German text with umlauts, if its keyboard had none: "fuer" is "für". */
const withUmlauts = (text: string): string =>
  umlaut.test(text) ? text : text.replaceAll(inTwoLetters, (letters) => inOneLetter[letters] ?? letters);

/** How the texts of a language were written that it was learnt from, if there are several ways. */
const usual: Partial<Record<LanguageCode, (text: string) => string>> = { de: withUmlauts, zh: simplified };

/** The reading of a text in the usual writing of its language. */
function asUsual(reading: Reading, language: LanguageCode): Reading {
  const write = usual[language];
  if (!write) return reading;
  const plain = write(reading.plain);
  if (plain === reading.plain) return reading;
  return { ...reading, ...readingOfPlain(plain), ...(reading.evened && { evened: write(reading.evened) }) };
}

/**
 * A reading in the light of its language: drawn-out words as they are known, German with umlauts, and Chinese in
 * simplified characters.
 */
export function readingIn(reading: Reading, language: LanguageCode): Reading {
  const { evened, drawn } = reading;
  if (drawn === undefined || dense.has(language)) return asUsual(reading, language);
  const known = readingOfPlain(drawn.replaceAll(word, (one) => knownWordOf(one, language)));
  return asUsual({ ...known, evened }, language);
}

/** The reading of a text to learn from. Which words are known is not asked, because this follows from the training. */
export const readingToLearn = (text: string, language: LanguageCode): Reading =>
  asUsual(readingOf(text), language);
