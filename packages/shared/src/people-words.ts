import { limits } from './limits.ts';

const lineEnds = /\r\n?/g;
// Embeddings, overrides and isolates: they would turn round the writing beside a text.
const directions = /[\u202a-\u202e\u2066-\u2069]/g;
// A Braille pattern without dots and a musical note without head are drawn as nothing, whatever Unicode calls them.
const visible = /[^\p{White_Space}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;
// Invisible characters between two marks do not separate them.
const pile = new RegExp(`(?:\\p{M}\\p{Cf}*){${limits.marksInARow + 1}}`, 'u');

/** Whether a text has nothing to see in it: only blanks, format characters and fillers. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** Whether more marks stand in a row than any language writes; putting those in order takes their square in time. */
export const pilesMarks = (text: string): boolean => pile.test(text);

/**
 * People's words as they are kept, but for their composition: CRLF and CR are LF, a tab is a space, what turns the
 * direction of writing round is gone, so are blanks around them, and a blank text is empty.
 */
export function tidy(text: string): string {
  const plain = text.replace(lineEnds, '\n').replaceAll('\t', ' ').replace(directions, '').trim();
  return isBlank(plain) ? '' : plain;
}
