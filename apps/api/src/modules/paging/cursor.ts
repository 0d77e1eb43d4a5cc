import { validate } from 'uuid';
import { refuse } from '../../errors.ts';
import type { Seal } from '../../services/seals.ts';

/** The position in a list by time: the last item's moment (ISO 8601) and id. */
export interface NewestPosition {
  moment: string;
  id: string;
}

/** The position in a list that is sorted by time more finely than milliseconds. */
export interface OldestPosition {
  microseconds: number;
  id: string;
}

/** The position in a list of waiting items. */
export interface WaitingPosition extends NewestPosition {
  rank: number;
}

/** The position in a ranked list; all scores are those of `asOf` (milliseconds). */
export interface RankedPosition {
  asOf: number;
  score: number;
  id: string;
}

/** Writes the position where a page ended into a cursor and reads it back; `decode` refuses what is no cursor. */
export interface CursorKind<Position> {
  encode: (position: Position, seal: Seal) => string;
  decode: (cursor: string, seal: Seal) => Position;
  /** For a position at an item that the reader may not see; without it, `encode` serves. */
  encodeUnseen?: (position: Position, seal: Seal) => string;
}

interface Fields {
  numbers: number[];
  id: string;
}

const bad = (): never => refuse('cursor', 'validation.cursor');

function fieldsOf(text: string, letter: string): Fields | null {
  const [first, ...rest] = text.split(' ');
  const id = rest.pop() ?? '';
  const numbers = rest.map(Number);
  return first === letter && validate(id) && numbers.every(Number.isFinite) ? { numbers, id } : null;
}

// Sealed, because the position may name what its reader does not see: when somebody was last here, or a private post
// that a search looked through.
const seal = ({ close }: Seal, ...fields: (string | number)[]) => close(fields.join(' '));
const unseal = ({ open }: Seal, letter: string, cursor: string): Fields =>
  fieldsOf(open(cursor) ?? bad(), letter) ?? bad();

// Not sealed: a shown row and its shown moment tell the reader nothing new, and sealing would cost a tenth of a page.
const write = (letter: string, at: number, id: string) =>
  Buffer.from(`${letter} ${at} ${id}`).toString('base64url');
const read = (letter: string, cursor: string): Fields | null =>
  fieldsOf(Buffer.from(cursor, 'base64url').toString(), letter);

/** A scheduled post has no moment yet and comes first, at the end of time. */
const endOfTime = Date.UTC(9999, 0);

const isMoment = (ms: number) => ms >= 0 && ms <= endOfTime;
const millisecondsOf = (moment: string) => Math.min(Date.parse(moment), endOfTime);
const momentOf = (ms: number) => (isMoment(ms) ? new Date(ms).toISOString() : bad());

function newestOf({ numbers, id }: Fields): NewestPosition {
  const [at = bad()] = numbers;
  return { moment: momentOf(at), id };
}

export const newestCursor: CursorKind<NewestPosition> = {
  encode: ({ moment, id }, by) => seal(by, 'n', millisecondsOf(moment), id),
  decode: (cursor, by) => newestOf(unseal(by, 'n', cursor)),
};

/** For lists by a moment that their rows show. */
export const shownCursor: CursorKind<NewestPosition> = {
  encode: ({ moment, id }) => write('n', millisecondsOf(moment), id),
  encodeUnseen: newestCursor.encode,
  decode: (cursor, by) => {
    const fields = read('n', cursor);
    return fields ? newestOf(fields) : newestCursor.decode(cursor, by);
  },
};

export const oldestCursor = {
  encode: ({ microseconds, id }) => write('o', microseconds, id),
  decode: (cursor) => {
    const { numbers, id } = read('o', cursor) ?? bad();
    const [microseconds = bad()] = numbers;
    return isMoment(microseconds / 1_000) ? { microseconds, id } : bad();
  },
} satisfies CursorKind<OldestPosition>;

export const waitingCursor: CursorKind<WaitingPosition> = {
  encode: ({ rank, moment, id }, by) => seal(by, 'w', rank, millisecondsOf(moment), id),
  decode: (cursor, by) => {
    const { numbers, id } = unseal(by, 'w', cursor);
    const [rank = bad(), at = bad()] = numbers;
    return Number.isInteger(rank) && rank >= 0 && rank < 10 ? { rank, moment: momentOf(at), id } : bad();
  },
};

// The range is wider than any post's scores, and arithmetic beyond it would overflow.
const isScore = (score: number) => score >= 1e-12 && score <= 1e12;

export const rankedCursor: CursorKind<RankedPosition> = {
  encode: ({ asOf, score, id }, by) => seal(by, 'r', asOf, score, id),
  decode: (cursor, by) => {
    const { numbers, id } = unseal(by, 'r', cursor);
    const [asOf = bad(), score = bad()] = numbers;
    return isMoment(asOf) && isScore(score) ? { asOf, score, id } : bad();
  },
};
