import { slot } from './slots.ts';

/** "And", "the", "with", "for", and the marks of the future and of the present before a verb. */
const before = '(?:[وف]?(?:ال|لل|[بلكسهح])?)';

/**
 * A slot of Arabic words. Each may have a particle before it; an alef at its beginning may have a hamza, and the last
 * letter may be written as people type it (ه for ة, ي for ى).
 */
export const arabicSlot = (words: string): string => {
  const typed = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/^ا/, '[اأإآ]').replace(/[ةه]$/, '[ةه]').replace(/[ىي]$/, '[ىي]'));
  return `${before}${slot(typed.join(' '))}`;
};
