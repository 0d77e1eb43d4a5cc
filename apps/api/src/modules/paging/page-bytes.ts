import { isFields } from '@halved/shared/fields';
import { limits } from '@halved/shared/limits';

/** The bytes of an item's JSON beyond the values of its row: field names and nested fields. */
const frame = 200;
const fieldMost = 30;

/** An upper bound of a value's bytes as JSON. A UTF-16 unit takes at most three bytes. */
function mostBytes(value: unknown): number {
  if (typeof value === 'string') return value.length * 3;
  if (Array.isArray(value))
    return value.reduce<number>((most, part) => most + fieldMost + mostBytes(part), frame);
  if (!isFields(value) || value instanceof Date) return fieldMost;
  let most = frame;
  // This runs for every row of every page, and `Object.values` would take six times as long.
  for (const name in value) most += fieldMost + mostBytes(value[name]);
  return most;
}

const bytesOf = (row: object): number => Buffer.byteLength(JSON.stringify(row)) + frame;

/**
 * The number of rows at the start of a page that fit into one response, at least one. `partsOf` returns all rows that
 * are sent with a row; by default the row alone.
 */
export function countFitting<Row extends object>(
  rows: readonly Row[],
  partsOf: (row: Row) => readonly object[] = (row) => [row],
): number {
  let most = 0;
  for (const row of rows) for (const part of partsOf(row)) most += mostBytes(part);
  // Nearly every page fits by this upper bound, so that its bytes need no exact count.
  if (most <= limits.page.bytes) return rows.length;
  let bytes = 0;
  const tooMuch = rows.findIndex((row) => {
    for (const part of partsOf(row)) bytes += bytesOf(part);
    return bytes > limits.page.bytes;
  });
  return tooMuch < 0 ? rows.length : Math.max(tooMuch, 1);
}
