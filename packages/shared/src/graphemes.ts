import { limits } from './limits.ts';

let segmenter: Intl.Segmenter | undefined;
// Made when a text first needs it: that takes a phone a tenth of a second.
function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

// One unit, one character, and no CR: the common case, counted without the segmenter.
const plain = /^[\n\x20-\x7e\u00a0-\u02ff]*$/;

/** Counts until there are more than `enough`. */
function countUpTo(text: string, enough: number): number {
  let count = 0;
  for (const _ of segmentsOf(text)) {
    count++;
    if (count > enough) break;
  }
  return count;
}

/** The number of characters as a person counts them: an emoji with its skin tone is one. */
export const countGraphemes = (text: string): number =>
  plain.test(text) ? text.length : countUpTo(text, Number.POSITIVE_INFINITY);

/** Whether a text holds at most `max` graphemes; of a longer one no more than that is taken apart. */
export const fitsGraphemes = (text: string, max: number): boolean =>
  text.length <= max || countUpTo(text, max) <= max;

/** Whether a text piles more than ten UTF-16 units on one character on average. */
export const isFlood = (text: string): boolean =>
  text.length > limits.unitsPerGrapheme && text.length > countGraphemes(text) * limits.unitsPerGrapheme;

/** A text as it is, or its first `max` graphemes and an ellipsis. */
export function cutToGraphemes(text: string, max: number): string {
  if (fitsGraphemes(text, max)) return text;
  let count = 0;
  for (const { index } of segmentsOf(text)) if (count++ === max) return `${text.slice(0, index)}…`;
  return text;
}
