import { validate } from 'uuid';
import { refuse } from '../../errors.ts';
import type { Seal } from '../../services/seals.ts';

/** A position in a list that is sorted by time: the last item's moment (ISO 8601) and id. */
export interface NewestPosition {
  moment: string;
  id: string;
}

/** A position in a list that is sorted by time to the microsecond. */
export interface OldestPosition {
  microseconds: number;
  id: string;
}

/** A position in a list that is sorted by rank and waiting time. */
export interface WaitingPosition extends NewestPosition {
  rank: number;
}

/** A position in a list that is sorted by score. All scores are those of the moment `asOf` (milliseconds). */
export interface RankedPosition {
  asOf: number;
  score: number;
  id: string;
}

/**
 * Encodes the position where a page ended as a cursor, and decodes it. `decode` rejects a text that is not such a
 * cursor.
 */
export interface CursorKind<Position> {
  encode: (position: Position, seal: Seal) => string;
  decode: (cursor: string, seal: Seal) => Position;
  /** Encodes a position at an item that the reader may not see. `encode` does so by default. */
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

// This cursor is sealed, because its position may hold what the reader may not see: when a member was last active, or
// the id of a private post that a search scanned.
const seal = ({ close }: Seal, ...fields: (string | number)[]) => close(fields.join(' '));
const unseal = ({ open }: Seal, letter: string, cursor: string): Fields =>
  fieldsOf(open(cursor) ?? bad(), letter) ?? bad();

// This cursor is not sealed. The reader sees the row and its moment anyway, and sealing would add a tenth to the cost
// of a page.
const write = (letter: string, at: number, id: string) =>
  Buffer.from(`${letter} ${at} ${id}`).toString('base64url');
const read = (letter: string, cursor: string): Fields | null =>
  fieldsOf(Buffer.from(cursor, 'base64url').toString(), letter);

/** The moment at which lists sort scheduled posts, which have no moment yet and come first. */
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

/** The cursor of lists that are sorted by a moment that their rows show. */
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

// No post has a score outside this range, and arithmetic beyond it would overflow.
const isScore = (score: number) => score >= 1e-12 && score <= 1e12;

export const rankedCursor: CursorKind<RankedPosition> = {
  encode: ({ asOf, score, id }, by) => seal(by, 'r', asOf, score, id),
  decode: (cursor, by) => {
    const { numbers, id } = unseal(by, 'r', cursor);
    const [asOf = bad(), score = bad()] = numbers;
    return isMoment(asOf) && isScore(score) ? { asOf, score, id } : bad();
  },
};
