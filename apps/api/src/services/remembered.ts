import type { Database } from '@halved/db';

/** A cached result of each database. */
export interface Remembered<Value> {
  (db: Database): Promise<Value>;
  /** Drops the result after a change, so that the change takes effect at once in this process. */
  forget(db: Database): void;
}

/**
 * Caches the result of `load` for `maxAgeMs`, per database. Simultaneous callers share one load, and a failure is not
 * cached.
 */
export function remembered<Value>(
  maxAgeMs: number,
  load: (db: Database) => Promise<Value>,
): Remembered<Value> {
  const cache = new WeakMap<Database, { since: number; value: Promise<Value> }>();
  const read = (db: Database) => {
    const cached = cache.get(db);
    if (cached && performance.now() - cached.since < maxAgeMs) return cached.value;
    const value = load(db);
    const entry = { since: performance.now(), value };
    cache.set(db, entry);
    value.catch(() => cache.get(db) === entry && cache.delete(db));
    return value;
  };
  return Object.assign(read, { forget: (db: Database) => void cache.delete(db) });
}
