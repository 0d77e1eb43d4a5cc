import { composed, maxLength } from './text.ts';

/** The overlap of two pieces is longer than any phrase that a rule looks for. */
const overlap = 400;
/** Pieces have half the size of what can be read at once, so that there are more pauses between them. */
const pieceLength = maxLength / 2;

/**
 * A text as it is, or in composed, overlapping pieces where it is longer than what is read at once. So an insult behind
 * thousands of emoji is read all the same.
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
