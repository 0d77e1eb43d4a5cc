import type { Pool, PoolClient } from 'pg';

/** The same object with one of its functions replaced. */
const withReplaced = <Thing extends object>(
  thing: Thing,
  name: keyof Thing,
  make: (real: (...args: unknown[]) => unknown) => unknown,
): Thing =>
  new Proxy(thing, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      const real = (...args: unknown[]): unknown => Reflect.apply(value, target, args);
      return key === name ? make(real) : real;
    },
  });

/** A pool that runs `action` right after the first statement of each transaction. */
export function withMeanwhile(pool: Pool, action: () => Promise<unknown>): Pool {
  const paused = (client: PoolClient): PoolClient => {
    let sent = 0;
    return withReplaced(client, 'query', (real) => async (...args: unknown[]) => {
      const result = await real(...args);
      // BEGIN is not counted as the first statement.
      if (++sent === 2) await action();
      return result;
    });
  };
  return withReplaced(pool, 'connect', () => async () => paused(await pool.connect()));
}

/** A pool that runs `action` right before each transaction. */
export const withEarlier = (pool: Pool, action: () => Promise<unknown>): Pool =>
  withReplaced(pool, 'connect', () => async () => {
    await action();
    return pool.connect();
  });
