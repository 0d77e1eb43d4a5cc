import type { Pool, PoolClient } from 'pg';

/** The thing itself but for one of its functions. */
const instead = <Thing extends object>(
  thing: Thing,
  name: keyof Thing,
  make: (real: (...given: unknown[]) => unknown) => unknown,
): Thing =>
  new Proxy(thing, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      const real = (...given: unknown[]): unknown => Reflect.apply(value, target, given);
      return key === name ? make(real) : real;
    },
  });

/** A pool in whose transactions something else happens, each time, right after the first statement. */
export function withMeanwhile(pool: Pool, happens: () => Promise<unknown>): Pool {
  const paused = (client: PoolClient): PoolClient => {
    let sent = 0;
    return instead(client, 'query', (real) => async (...given: unknown[]) => {
      const answer = await real(...given);
      // The first is BEGIN.
      if (++sent === 2) await happens();
      return answer;
    });
  };
  return instead(pool, 'connect', () => async () => paused(await pool.connect()));
}
