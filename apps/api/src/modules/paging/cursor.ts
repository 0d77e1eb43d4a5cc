import { validate } from 'uuid';
import { refuse } from '../../errors.ts';
import type { Seal } from '../../services/seals.ts';
import { countFitting } from './page-bytes.ts';

/** Where a list goes on, newest first: after the item that was shared at `at` (milliseconds) with this id. */
export interface NewestCursor {
  at: number;
  id: string;
}

/** Where a ranked list goes on: everything is judged as of `asOf` (milliseconds). */
export interface RankedCursor {
  asOf: number;
  score: number;
  id: string;
}

// A cursor may name what its reader does not see: when somebody was here, or a private worry that was looked through.
const encode = (seal: Seal, ...parts: (string | number)[]) => seal.close(parts.join(' '));

const bad = (): never => refuse('cursor', 'validation.cursor');

interface Place {
  numbers: number[];
  id: string;
}

function placeIn(text: string, kind: string): Place | null {
  const [name, ...rest] = text.split(' ');
  const id = rest.pop() ?? '';
  const numbers = rest.map(Number);
  return name === kind && validate(id) && numbers.every(Number.isFinite) ? { numbers, id } : null;
}

const decode = (seal: Seal, kind: string, cursor: string): Place =>
  placeIn(seal.open(cursor) ?? bad(), kind) ?? bad();

/** What has no time yet waits ahead of everything: its place is the end of time. */
export const endOfTime = Date.UTC(9999, 0);

const isMoment = (ms: number) => ms >= 0 && ms <= endOfTime;

function newestOf({ numbers, id }: Place): NewestCursor {
  const [at = bad()] = numbers;
  return isMoment(at) ? { at, id } : bad();
}

export const newestCursor = {
  encode: (seal: Seal, { at, id }: NewestCursor): string => encode(seal, 'n', at, id),
  decode: (seal: Seal, cursor: string): NewestCursor => newestOf(decode(seal, 'n', cursor)),
};

// Behind a row that was shown, in a list sorted by the moment that the row shows, a cursor tells nothing new. It is not
// sealed, which would cost a tenth of a page.
const encodeShown = (kind: string, at: number, id: string) =>
  Buffer.from(`${kind} ${at} ${id}`).toString('base64url');
const decodeShown = (kind: string, cursor: string): Place | null =>
  placeIn(Buffer.from(cursor, 'base64url').toString(), kind);

/** Where a list goes on, newest first, behind a row that was shown; behind one that was not, it is a `newestCursor`. */
export const shownCursor = {
  encode: ({ at, id }: NewestCursor): string => encodeShown('n', at, id),
  decode: (seal: Seal, cursor: string): NewestCursor => {
    const place = decodeShown('n', cursor);
    return place ? newestOf(place) : newestCursor.decode(seal, cursor);
  },
};

/** Where a list goes on, oldest first: after the item of `at` (microseconds, all that the database knows). */
export const oldestCursor = {
  encode: ({ at, id }: NewestCursor): string => encodeShown('o', at, id),
  decode: (cursor: string): NewestCursor => {
    const { numbers, id } = decodeShown('o', cursor) ?? bad();
    const [at = bad()] = numbers;
    return isMoment(at / 1_000) ? { at, id } : bad();
  },
};

/** Where a list of what waits goes on: after the one of a rank that has waited since `at` (milliseconds). */
export const waitingCursor = {
  encode: (seal: Seal, { rank, at, id }: NewestCursor & { rank: number }): string =>
    encode(seal, 'w', rank, at, id),
  decode: (seal: Seal, cursor: string): NewestCursor & { rank: number } => {
    const { numbers, id } = decode(seal, 'w', cursor);
    const [rank = bad(), at = bad()] = numbers;
    return Number.isInteger(rank) && rank >= 0 && rank < 10 && isMoment(at) ? { rank, at, id } : bad();
  },
};

/** The parts of a cursor as a statement's placeholders `at` and `id` want them; none for the first page. */
export function afterNewest(
  seal: Seal,
  cursor: string | undefined,
  { decode }: Pick<typeof newestCursor, 'decode'> = newestCursor,
): { at: string; id: string } | undefined {
  if (cursor === undefined) return undefined;
  const { at, id } = decode(seal, cursor);
  return { at: new Date(at).toISOString(), id };
}

// Wider than any worry's: nothing beyond can be reckoned with.
const isScore = (score: number) => score >= 1e-12 && score <= 1e12;

export const rankedCursor = {
  encode: (seal: Seal, { asOf, score, id }: RankedCursor): string => encode(seal, 'r', asOf, score, id),
  decode: (seal: Seal, cursor: string): RankedCursor => {
    const { numbers, id } = decode(seal, 'r', cursor);
    const [asOf = bad(), score = bad()] = numbers;
    return isMoment(asOf) && isScore(score) ? { asOf, score, id } : bad();
  },
};

/**
 * What of the rows read (one more than `limit`, where there is one) is shown, and how the list goes on: it ends early
 * where one answer has no room for more (`partsOf`: what is shown with a row).
 */
export function cutPage<Row extends object>(
  rows: Row[],
  limit: number,
  cursorOf: (last: Row) => string,
  partsOf?: (row: Row) => readonly object[],
) {
  const page = rows.slice(0, limit);
  const shown = page.slice(0, countFitting(page, partsOf));
  const last = shown.at(-1);
  const hasMore = rows.length > shown.length;
  return { shown, hasMore, nextCursor: hasMore && last !== undefined ? cursorOf(last) : null };
}
