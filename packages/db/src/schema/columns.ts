import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** A UUIDv7 made by the application, so that ids sort by the time they were made. */
export const newId = (): string => v7();

export const idColumn = () => uuid().primaryKey().$defaultFn(newId);

/** A moment in UTC, to the millisecond, so that a JavaScript date holds it whole; the database's clock decides. */
export const momentColumn = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () => momentColumn().notNull().defaultNow();

/** Raw bytes, such as a hash. */
export const bytesColumn = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
