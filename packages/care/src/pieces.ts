import { composed, maxLength } from './text.ts';

/** Whatever decides anything is said in fewer characters than two pieces have in common. */
const overlap = 400;
/** Half of it, so that whoever gives way between steps does so the more often. */
const pieceLength = maxLength / 2;

/**
 * A text as it is, or, where it is longer than what is read at once, all of it in pieces, composed: whoever puts
 * thousands of emoji before an insult has it read all the same.
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
