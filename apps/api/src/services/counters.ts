import { LRUCache } from 'lru-cache';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

export interface CounterOptions {
  /** Separates its keys from those of other counters. */
  name: string;
  points: number;
  /** How long a window is, in seconds. */
  duration: number;
}

/** Counts by key, and begins anew after each window. */
export type Counter = RateLimiterAbstract;

/** Makes counters, each with keys of its own. */
export type Counters = (options: CounterOptions) => Counter;

/** At half a kilobyte each, about 25 MB. */
const most = 50_000;

/**
 * Makes counters in memory that together hold a bounded number of keys. The key that was counted longest ago is dropped
 * first, so that active callers stay.
 */
export function createCounters(max = most) {
  const known = new LRUCache<string, RateLimiterMemory>({
    max,
    dispose: (counter, key) => void counter.delete(counter.parseKey(key)),
  });

  class BoundedCounter extends RateLimiterMemory {
    #note(key: string | number) {
      const name = this.getKey(key);
      if (!known.get(name)) known.set(name, this);
    }
    override consume(...call: Parameters<RateLimiterMemory['consume']>) {
      this.#note(call[0]);
      return super.consume(...call);
    }
    override penalty(...call: Parameters<RateLimiterMemory['penalty']>) {
      this.#note(call[0]);
      return super.penalty(...call);
    }
    override reward(...call: Parameters<RateLimiterMemory['reward']>) {
      this.#note(call[0]);
      return super.reward(...call);
    }
  }

  return ({ name, ...options }: CounterOptions): RateLimiterMemory =>
    new BoundedCounter({ keyPrefix: name, ...options });
}
