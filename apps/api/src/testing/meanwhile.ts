import type { Pool, PoolClient } from 'pg';

/** The object with one of its functions replaced. */
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

/** A pool that runs something right after the first statement of each of its transactions. */
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
