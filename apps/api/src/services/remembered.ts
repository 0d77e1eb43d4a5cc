import type { Database } from '@halved/db';

/**
 * Gives what `load` found no longer ago than `maxAgeMs`, remembered in the process for each database; asked for at
 * once, it is loaded once, and what failed is not kept.
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
