import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { MAX, NIL, v7 } from 'uuid';

/** A UUIDv7 that the application generates, so that ids sort by the time of creation. */
export const newId = (): string => v7();

/** The lowest and the highest possible id. Jobs that read all rows in the order of their ids start at one of them. */
export const [lowestId, highestId] = [NIL, MAX];

export const idColumn = () => uuid().primaryKey().$defaultFn(newId);

/**
 * A moment in UTC by the database's clock. It has milliseconds only, so that a JavaScript date holds it without loss.
 */
export const momentColumn = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () => momentColumn().notNull().defaultNow();

/** Raw bytes, such as a hash. */
export const bytesColumn = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
