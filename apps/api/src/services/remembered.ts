import type { Database } from '@halved/db';

/**
 * Caches the result of `load` for `maxAgeMs`, per database. Simultaneous callers share one load, and a failure is not
 * cached.
 */
export function remembered<Value>(
  maxAgeMs: number,
  load: (db: Database) => Promise<Value>,
): (db: Database) => Promise<Value> {
  const kept = new WeakMap<Database, { since: number; value: Promise<Value> }>();
  return (db) => {
    const found = kept.get(db);
    if (found && performance.now() - found.since < maxAgeMs) return found.value;
    const value = load(db);
    kept.set(db, { since: performance.now(), value });
    value.catch(() => kept.delete(db));
    return value;
  };
}
