import { limits } from './limits.ts';

let segmenter: Intl.Segmenter | undefined;
// The segmenter is created when a text first needs it, because a phone takes a tenth of a second for that.
function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

// Letters and signs that are one unit and one character and do not join with a neighbour. Texts of these, the common
// case, are counted without the segmenter.
const plain =
  /^[\n\x20-\x7e\u00a0-\u02ff\u0370-\u0482\u048a-\u052f\u05d0-\u05ea\u0620-\u064a\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]*$/;

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

/** Whether a text holds at most `max` graphemes. The count stops there. */
export const fitsGraphemes = (text: string, max: number): boolean =>
  text.length <= max || countUpTo(text, max) <= max;

/** Whether a text has on average more UTF-16 units per character than any text that people write. */
export const isFlood = (text: string): boolean =>
  text.length > limits.unitsPerGrapheme && text.length > countGraphemes(text) * limits.unitsPerGrapheme;

/** The text, shortened to its first `max` graphemes if it is longer. */
export function firstGraphemes(text: string, max: number): string {
  if (text.length <= max) return text;
  // Some text after the cut is needed, because it decides whether the cut is inside a character.
  if (plain.test(text.slice(0, max + 1))) return text.slice(0, max);
  let count = 0;
  for (const { index } of segmentsOf(text)) if (count++ === max) return text.slice(0, index);
  return text;
}

/** The text, shortened to its first `max` graphemes and an ellipsis if it is longer. */
export function cutToGraphemes(text: string, max: number): string {
  const first = firstGraphemes(text, max);
  return first === text ? text : `${first}…`;
}
