import { isFields } from '@halved/shared/fields';
import { limits } from '@halved/shared/limits';

/** Of an item's JSON beyond that of its row: the names of what is nested in it. */
const frame = 200;
const fieldMost = 30;

/** No fewer bytes than a value has as JSON; a character of UTF-16 takes three at most. */
function mostBytes(value: unknown): number {
  if (typeof value === 'string') return value.length * 3;
  if (Array.isArray(value))
    return value.reduce<number>((most, part) => most + fieldMost + mostBytes(part), frame);
  if (!isFields(value) || value instanceof Date) return fieldMost;
  let most = frame;
  // Every row of every page comes past here: a list of its values would take six times as long.
  for (const name in value) most += fieldMost + mostBytes(value[name]);
  return most;
}

const bytesOf = (row: object): number => Buffer.byteLength(JSON.stringify(row)) + frame;

/**
 * So many of a page's rows, from the first on, as fit into one answer; one at least. `partsOf` tells what is shown with a
 * row, where that is more than itself.
 */
export function countFitting<Row extends object>(
  rows: readonly Row[],
  partsOf: (row: Row) => readonly object[] = (row) => [row],
): number {
  let most = 0;
  for (const row of rows) for (const part of partsOf(row)) most += mostBytes(part);
  // Nearly every page there is.
  if (most <= limits.page.bytes) return rows.length;
  let bytes = 0;
  const tooMuch = rows.findIndex((row) => {
    for (const part of partsOf(row)) bytes += bytesOf(part);
    return bytes > limits.page.bytes;
  });
  return tooMuch < 0 ? rows.length : Math.max(tooMuch, 1);
}
