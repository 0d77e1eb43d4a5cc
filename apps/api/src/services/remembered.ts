import type { Database } from '@halved/db';

/**
 * Caches the result of `load` for `maxAgeMs`, per database. Simultaneous callers share one load, and a failure is not
 * cached.
 */
export function remembered<Value>(
  maxAgeMs: number,
  load: (db: Database) => Promise<Value>,
): (db: Database) => Promise<Value> {
  const cache = new WeakMap<Database, { since: number; value: Promise<Value> }>();
  return (db) => {
    const cached = cache.get(db);
    if (cached && performance.now() - cached.since < maxAgeMs) return cached.value;
    const value = load(db);
    cache.set(db, { since: performance.now(), value });
    value.catch(() => cache.delete(db));
    return value;
  };
}
