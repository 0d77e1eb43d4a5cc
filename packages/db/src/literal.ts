import { type SQL, sql } from 'drizzle-orm';

/**
 * A validated whole number as an SQL literal. PostgreSQL plans a statement at every call if its LIMIT or OFFSET is a
 * parameter, and only once if it is a literal. Only this file may use `sql.raw`.
 */
export function literalInt(value: number): SQL {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number: ${value}`);
  return sql.raw(String(value));
}

/** A validated number as an SQL literal, for statements whose plan depends on it. */
export function literalNumber(value: number): SQL {
  if (!Number.isFinite(value)) throw new RangeError(`Not a number: ${value}`);
  return sql.raw(String(value));
}

/** Several whole numbers, separated by commas. */
export const literalInts = (values: readonly number[]): SQL => sql.join(values.map(literalInt), sql`, `);

/**
 * Words from our own code as SQL literals, for constraints and for statements whose plan depends on them. Never pass a
 * caller's words.
 */
export function literalTexts(values: readonly string[]): SQL {
  if (!values.every((value) => /^[a-z0-9_]*$/.test(value))) throw new RangeError('Not plain words');
  return sql.raw(values.map((value) => `'${value}'`).join(', '));
}

/** Column names from our own code as an SQL list. Drizzle would put the table's name before each of them. */
export const literalNames = (names: readonly string[]): SQL => {
  if (!names.every((name) => /^[a-z_]+$/.test(name))) throw new RangeError('Not plain names');
  return sql.raw(names.map((name) => `"${name}"`).join(', '));
};
