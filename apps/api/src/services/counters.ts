import { LRUCache } from 'lru-cache';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import { growingTo } from './cache-size.ts';

export interface CounterOptions {
  /** Separates the keys of this counter from those of other counters. */
  name: string;
  points: number;
  /** The length of a window, in seconds. */
  duration: number;
}

/** Counts by key, and starts from zero after each window. */
export type Counter = RateLimiterAbstract;

/** Makes counters, each with keys of its own. */
export type Counters = (options: CounterOptions) => Counter;

/** The most keys, unless another number is given. At half a kilobyte each, they take about 25 MB. */
const defaultMax = 50_000;

/**
 * Makes counters in memory that together hold a bounded number of keys. The key that was counted longest ago is dropped
 * first, so that active callers stay.
 */
export function createCounters(max = defaultMax) {
  const counterOf = new LRUCache<string, RateLimiterMemory>({
    ...growingTo(max),
    dispose: (counter, key) => void counter.delete(counter.parseKey(key)),
  });

  class BoundedCounter extends RateLimiterMemory {
    #note(key: string | number) {
      const name = this.getKey(key);
      if (!counterOf.get(name)) counterOf.set(name, this);
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
