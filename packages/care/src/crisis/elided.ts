import { slot } from './slots.ts';

/** Letters with a sign that people leave out on a telephone, and the same without it. */
const plainLetters: Readonly<Record<string, string>> = {
  à: 'a',
  â: 'a',
  ç: 'c',
  è: 'e',
  é: 'e',
  ê: 'e',
  î: 'i',
  ï: 'i',
  ì: 'i',
  ò: 'o',
  ô: 'o',
  ù: 'u',
  û: 'u',
};

/** A pattern in which the accents of its letters may be missing. It must have none within a class of characters. */
export const withoutAccents = (pattern: string): string =>
  pattern
    .replaceAll('œ', '(?:œ|oe)')
    .replaceAll(/[àâçèéêîïìòôùû]/g, (letter) => `[${letter}${plainLetters[letter]}]`);

/** A slot of a Romance language: a word may follow an article or a pronoun with an apostrophe ("l'eau", "m'endormir"). */
export const elided = (words: string): string => `(?:(?:qu|dell|dall|nell|all|[cdjlmnst])')?${slot(words)}`;
