import { limits } from './limits.ts';

const lineEnds = /\r\n?/g;
// Embeddings, overrides and isolates, which would change the writing direction around a text.
const directions = /[\u202a-\u202e\u2066-\u2069]/g;
// A Braille pattern without dots and a musical note without a head are invisible, although Unicode classifies them as
// visible.
const visible = /[^\p{White_Space}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;
// Invisible characters between two marks do not separate them.
const tooManyMarks = new RegExp(`(?:\\p{M}\\p{Cf}*){${limits.marksInARow + 1}}`, 'u');

/** Whether nothing in a text is visible: it contains only white space, format characters and fillers. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** Whether a text has more combining marks in a row than any language uses. Sorting them takes quadratic time. */
export const hasTooManyMarks = (text: string): boolean => tooManyMarks.test(text);

/**
 * People's words as they are stored, except for composition (NFC), which the schema does. CRLF and CR become LF, and a
 * tab becomes a space. Characters that change the writing direction and surrounding white space are removed. A blank
 * text becomes empty.
 */
export function tidy(text: string): string {
  const plain = text.replace(lineEnds, '\n').replaceAll('\t', ' ').replace(directions, '').trim();
  return isBlank(plain) ? '' : plain;
}
