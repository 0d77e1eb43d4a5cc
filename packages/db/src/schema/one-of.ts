import { type AnyColumn, sql } from 'drizzle-orm';
import { check } from 'drizzle-orm/pg-core';
import { literalTexts } from '../literal.ts';

/** A check that a text column holds one value of a list. A list is easier to extend than a PostgreSQL enum. */
export const oneOf = (name: string, column: AnyColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${literalTexts(values)})`);
