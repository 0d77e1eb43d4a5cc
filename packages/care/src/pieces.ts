import { composed, maxLength } from './text.ts';

/** The overlap of two pieces. It is longer than any phrase that a rule matches. */
const overlap = 400;
/** A piece has half the size of what can be analysed at once, so that there are more pauses between pieces. */
const pieceLength = maxLength / 2;

/**
 * Returns a text unchanged, or in composed, overlapping pieces if it is too long to be analysed at once. So an insult
 * behind thousands of emoji is found too.
 */
export function piecesOf(text: string): string[] {
  const whole = composed(text);
  if (Math.max(text.length, whole.length) <= maxLength) return [text];
  const pieces: string[] = [];
  for (let start = 0; start === 0 || start + overlap < whole.length; start += pieceLength - overlap) {
    pieces.push(whole.slice(start, start + pieceLength));
  }
  return pieces;
}
