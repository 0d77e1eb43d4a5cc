import { slot } from './slots.ts';

/** "And", "the", "with", "for", and the marks of the future and of the present before a verb. */
const before = '(?:[وف]?(?:ال|لل|[بلكسهح])?)';

const typed = (words: string): string =>
  words
    .trim()
    .split(/\s+/)
    .map((word) =>
      word
        .replaceAll(/(^|_|(?:^|_)ال)ا(?!ل)/g, '$1[اأإآ]')
        .replaceAll(/[ةه](?=_|$)/g, '[ةه]')
        .replaceAll(/[ىي](?=_|$)/g, '[ىي]'),
    )
    .join(' ');

/**
 * A slot of Arabic words. Each may have a particle before it; an alef at its beginning may have a hamza, and the last
 * letter may be written as people type it (ه for ة, ي for ى).
 */
export const arabicSlot = (words: string): string => `${before}${slot(typed(words))}`;

/** As `arabicSlot`, with a particle of at most one letter, for patterns of several slots: they take fewer steps. */
export const arabicWords = (words: string): string => `[وفبلكه]?${slot(typed(words))}`;
