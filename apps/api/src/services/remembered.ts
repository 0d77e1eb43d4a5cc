import type { Database } from '@halved/db';

/** A cached value of each database. */
export interface Remembered<Value> {
  (db: Database): Promise<Value>;
  /** Drops what is cached, after a change. */
  forget(): void;
}

/**
 * Caches the result of `load` for `maxAgeMs`, per database. Simultaneous callers share one load, and a failure is not
 * cached.
 */
export function remembered<Value>(
  maxAgeMs: number,
  load: (db: Database) => Promise<Value>,
): Remembered<Value> {
  let cache = new WeakMap<Database, { since: number; value: Promise<Value> }>();
  const recall = (db: Database): Promise<Value> => {
    const cached = cache.get(db);
    if (cached && performance.now() - cached.since < maxAgeMs) return cached.value;
    const value = load(db);
    cache.set(db, { since: performance.now(), value });
    value.catch(() => cache.delete(db));
    return value;
  };
  const forget = () => {
    cache = new WeakMap();
  };
  return Object.assign(recall, { forget });
}
