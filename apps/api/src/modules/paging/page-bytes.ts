import { isFields } from '@halved/shared/fields';
import { limits } from '@halved/shared/limits';

/** An estimate of the bytes that an item's JSON takes for its field names and nested fields, without the row's values. */
const frameBytes = 200;
const maxFieldBytes = 30;

/** An upper bound of a value's bytes as JSON. A UTF-16 unit takes at most three bytes. */
function maxBytesOf(value: unknown): number {
  if (typeof value === 'string') return value.length * 3;
  if (Array.isArray(value))
    return value.reduce<number>((maxBytes, part) => maxBytes + maxFieldBytes + maxBytesOf(part), frameBytes);
  if (!isFields(value) || value instanceof Date) return maxFieldBytes;
  let maxBytes = frameBytes;
  // The loop runs for every row of every page, and `Object.values` would take six times as long.
  for (const name in value) maxBytes += maxFieldBytes + maxBytesOf(value[name]);
  return maxBytes;
}

const bytesOf = (row: object): number => Buffer.byteLength(JSON.stringify(row)) + frameBytes;

/**
 * The number of rows at the start of a page that fit into one response, at least one. `partsOf` returns all rows that
 * are sent with a row; by default the row alone.
 */
export function countFitting<Row extends object>(
  rows: readonly Row[],
  partsOf: (row: Row) => readonly object[] = (row) => [row],
): number {
  let maxBytes = 0;
  for (const row of rows) for (const part of partsOf(row)) maxBytes += maxBytesOf(part);
  // Nearly every page fits even by this upper bound, and then its bytes are not counted exactly.
  if (maxBytes <= limits.page.bytes) return rows.length;
  let bytes = 0;
  const tooMuch = rows.findIndex((row) => {
    for (const part of partsOf(row)) bytes += bytesOf(part);
    return bytes > limits.page.bytes;
  });
  return tooMuch < 0 ? rows.length : Math.max(tooMuch, 1);
}
