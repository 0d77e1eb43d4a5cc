import { slot } from './slots.ts';

/** A pattern in which the accents of its letters may be missing. It must have none within a class of characters. */
export const withOptionalAccents = (pattern: string): string =>
  pattern
    .replaceAll('œ', '(?:œ|oe)')
    .replaceAll(/[àâçèéêîïìòôùû]/g, (letter) => `[${letter}${letter.normalize('NFD').charAt(0)}]`);

/** A slot of a Romance language: a word may follow an article or a pronoun with an apostrophe ("l'eau", "m'endormir"). */
export const elidedSlot = (words: string): string =>
  `(?:(?:qu|dell|dall|nell|all|[cdjlmnst])')?${slot(words)}`;
