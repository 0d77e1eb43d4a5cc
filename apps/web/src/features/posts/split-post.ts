import { firstGraphemes, fitsGraphemes } from '@halved/shared/graphemes';
import { limits } from '@halved/shared/limits';

/** Splits a text into the part that fits into `max` graphemes and the rest, between words where possible. */
export function splitPost(
  text: string,
  max: number = limits.shortContent.max,
): { fits: string; rest: string } {
  if (fitsGraphemes(text, max)) return { fits: text, rest: '' };
  const first = firstGraphemes(text, max);
  const splitAt = /\s/.test(text.charAt(first.length)) ? first.length : first.search(/\s\S*$/);
  const fits = splitAt > 0 ? first.slice(0, splitAt) : first;
  return { fits: fits.trimEnd(), rest: text.slice(fits.length).trimStart() };
}
