import { validate } from 'uuid';
import { refuse } from '../../errors.ts';
import type { Seal } from '../../services/seals.ts';

/** The last item of a page in a list by time: its moment (ISO 8601) and its id. */
export interface NewestPosition {
  moment: string;
  id: string;
}

/** The last item in a list by time that is sorted finer than milliseconds. */
export interface OldestPosition {
  microseconds: number;
  id: string;
}

/** The last item in a list of what waits. */
export interface WaitingPosition extends NewestPosition {
  rank: number;
}

/** The last item in a ranked list; everything is judged as of `asOf` (milliseconds). */
export interface RankedPosition {
  asOf: number;
  score: number;
  id: string;
}

/** How the position where a page ended is written into a cursor and read from it; what is no cursor is refused. */
export interface CursorKind<Position> {
  encode: (position: Position, seal: Seal) => string;
  decode: (cursor: string, seal: Seal) => Position;
  /** Behind an item that the reader may not see; left out, as behind any other. */
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

// A cursor may name what its reader does not see: when somebody was here, or a private post that was looked through.
const seal = ({ close }: Seal, ...fields: (string | number)[]) => close(fields.join(' '));
const unseal = ({ open }: Seal, letter: string, cursor: string): Fields =>
  fieldsOf(open(cursor) ?? bad(), letter) ?? bad();

// Behind a row that was shown, in a list sorted by the moment that the row shows, a cursor tells nothing new. It is not
// sealed, which would cost a tenth of a page.
const write = (letter: string, at: number, id: string) =>
  Buffer.from(`${letter} ${at} ${id}`).toString('base64url');
const read = (letter: string, cursor: string): Fields | null =>
  fieldsOf(Buffer.from(cursor, 'base64url').toString(), letter);

/** What has no time yet waits ahead of everything: it stands at the end of time. */
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

/** Behind a row that was shown, in a list by the moment that it shows. */
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

// Wider than any post's: nothing beyond can be reckoned with.
const isScore = (score: number) => score >= 1e-12 && score <= 1e12;

export const rankedCursor: CursorKind<RankedPosition> = {
  encode: ({ asOf, score, id }, by) => seal(by, 'r', asOf, score, id),
  decode: (cursor, by) => {
    const { numbers, id } = unseal(by, 'r', cursor);
    const [asOf = bad(), score = bad()] = numbers;
    return isMoment(asOf) && isScore(score) ? { asOf, score, id } : bad();
  },
};
