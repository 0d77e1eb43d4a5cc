import { type SQL, sql } from 'drizzle-orm';

/**
 * A validated whole number written into the statement itself. PostgreSQL plans a bound LIMIT or OFFSET anew every time,
 * a literal one once. Only this file may use `sql.raw`.
 */
export function literalInt(value: number): SQL {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number: ${value}`);
  return sql.raw(String(value));
}

/** Several whole numbers, separated by commas. */
export const literalInts = (values: readonly number[]): SQL => sql.join(values.map(literalInt), sql`, `);

/** Fixed words of ours (never a caller's) as SQL literals, for constraints and constants in plans. */
export function literalTexts(values: readonly string[]): SQL {
  if (!values.every((value) => /^[a-z_]+$/.test(value))) throw new RangeError('Not plain words');
  return sql.raw(values.map((value) => `'${value}'`).join(', '));
}

/** Fixed column names of ours as an SQL list, where Drizzle would put the table's name before each. */
export const literalNames = (names: readonly string[]): SQL => {
  if (!names.every((name) => /^[a-z_]+$/.test(name))) throw new RangeError('Not plain names');
  return sql.raw(names.map((name) => `"${name}"`).join(', '));
};
