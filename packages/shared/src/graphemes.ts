import { limits } from './limits.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

// One unit, one character, and no CR: the common case, counted without the segmenter.
const plain = /^[\n\x20-\x7e\u00a0-\u02ff]*$/;

/** The number of characters as a person counts them: an emoji with its skin tone is one. */
export function countGraphemes(text: string): number {
  if (plain.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}

/** Whether a text holds at most `max` graphemes; lengths are looked at before the text is taken apart. */
export const fitsGraphemes = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= max * limits.unitsPerGrapheme && countGraphemes(text) <= max);

/** Whether a text piles more than ten UTF-16 units on one character on average. */
export const isFlood = (text: string): boolean =>
  text.length > limits.unitsPerGrapheme && text.length > countGraphemes(text) * limits.unitsPerGrapheme;
