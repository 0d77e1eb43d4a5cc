import { validate } from 'uuid';
import { refuse } from '../../errors.ts';
import type { Cipher } from '../../services/ciphers.ts';

/** A row's position in a list: the numbers that the list is sorted by, and the row's id. */
export type Position = readonly [...numbers: number[], id: string];

/** Values for the placeholders of a statement. */
export type Values = Record<string, unknown>;

/**
 * Encodes the position where a page ended as a cursor, and decodes a cursor to the values for `Order.position`.
 * `decode` rejects a text that is not a cursor of this kind.
 */
export interface CursorKind {
  encode: (position: Position, cipher: Cipher) => string;
  decode: (cursor: string, cipher: Cipher) => Values;
  /** Encodes the position of a row that the reader may not see; `encode` by default. */
  encodeUnseen?: (position: Position, cipher: Cipher) => string;
}

/** A number in a cursor. */
interface Field {
  isValid: (value: number) => boolean;
  /** Returns the value of the placeholder for this number. By default the value is the number itself. */
  toValue?: (value: number) => string;
}

/** The numbers of a cursor, in the order of the position. Each key is the name of a placeholder. */
type Fields = Record<string, Field>;

const bad = (): never => refuse('cursor', 'validation.cursor');

/**
 * The text of a cursor. The letter stands for the order of the list, and a list of another order rejects the cursor.
 */
const textOf = (letter: string, position: Position) => [letter, ...position].join(' ');

function valuesOf(text: string | null, letter: string, fields: Fields): Values | null {
  const [first, ...rest] = text?.split(' ') ?? [];
  const afterId = rest.pop() ?? '';
  if (first !== letter || !validate(afterId)) return null;
  const values: Values = { afterId };
  for (const [name, { isValid, toValue }] of Object.entries(fields)) {
    const value = Number(rest.shift());
    if (!isValid(value)) return null;
    values[name] = toValue ? toValue(value) : value;
  }
  return values;
}

/**
 * An encrypted cursor. Its position may hold what the reader may not see: when a member was last active, or the id of a
 * post across a block that a search scanned.
 */
const encrypted = (letter: string, fields: Fields): CursorKind => ({
  encode: (position, { encrypt }) => encrypt(textOf(letter, position)),
  decode: (cursor, { decrypt }) => valuesOf(decrypt(cursor), letter, fields) ?? bad(),
});

// Cursors made by `write` are not encrypted. The reader sees the row and its moment anyway, and encryption would add a
// tenth to the cost of a page.
const write = (letter: string, position: Position) =>
  Buffer.from(textOf(letter, position)).toString('base64url');
const read = (letter: string, cursor: string, fields: Fields) =>
  valuesOf(Buffer.from(cursor, 'base64url').toString(), letter, fields);

/** Lists sort scheduled posts as if they were published at this moment, so that they come first. */
const endOfTime = Date.UTC(9999, 0);

const isMoment = (ms: number) => ms >= 0 && ms <= endOfTime;
const moment: Field = { isValid: isMoment, toValue: (ms) => new Date(ms).toISOString() };
const microseconds: Field = { isValid: (value) => isMoment(value / 1_000) };
const rank: Field = { isValid: (value) => Number.isInteger(value) && value >= 0 && value < 10 };
// No post has a score outside this range, and arithmetic beyond it would overflow.
const score: Field = { isValid: (value) => value >= 1e-12 && value <= 1e12 };

/** The position of a row at a moment (ISO 8601). */
export const atMoment = (moment: string, id: string): Position => [
  Math.min(Date.parse(moment), endOfTime),
  id,
];

const byMoment: Fields = { afterMoment: moment };
export const newestCursor = encrypted('n', byMoment);

/** The cursor of lists that are sorted by a moment that their rows show. */
export const shownCursor: CursorKind = {
  encode: (position) => write('n', position),
  encodeUnseen: newestCursor.encode,
  decode: (cursor, cipher) => read('n', cursor, byMoment) ?? newestCursor.decode(cursor, cipher),
};

export const oldestCursor = {
  encode: (position) => write('o', position),
  decode: (cursor) => read('o', cursor, { afterMicroseconds: microseconds }) ?? bad(),
} satisfies CursorKind;

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** The cursor of a list in memory: how many items come before the next page, and the last of them. */
export const memoryCursor = {
  encode: (position) => write('m', position),
  decode: (cursor) => read('m', cursor, { afterCount: { isValid: isCount } }) ?? bad(),
} satisfies CursorKind;

export const waitingCursor = encrypted('w', { afterRank: rank, afterMoment: moment });

/** The cursor of a ranked list. All scores are those of the moment `asOf`. */
export const rankedCursor = encrypted('r', { asOf: moment, afterScore: score });
