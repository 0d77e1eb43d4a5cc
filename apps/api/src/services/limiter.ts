import { type RateLimitName, rateLimits } from '@halved/shared/limits';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { fail } from '../errors.ts';

export interface Limiter {
  /** Counts one call; fails with RATE_LIMITED once there are too many. */
  consume(name: RateLimitName, key: string): Promise<void>;
}

export const retryAfterOf = (result: RateLimiterRes): number =>
  Math.max(1, Math.ceil(result.msBeforeNext / 1000));

/** Counts calls per account or address in memory, by the limits of the contract times RATE_LIMIT_SCALE. */
export function createLimiter(scale: number): Limiter {
  const limiters = new Map<RateLimitName, RateLimiterMemory>();
  const limiterFor = (name: RateLimitName) => {
    const { points, seconds } = rateLimits[name];
    const limiter =
      limiters.get(name) ??
      new RateLimiterMemory({ keyPrefix: name, points: points * scale, duration: seconds });
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    async consume(name, key) {
      try {
        await limiterFor(name).consume(key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        fail('RATE_LIMITED', { retryAfter: retryAfterOf(refused) });
      }
    },
  };
}

/** An address as limits count it: IPv6 by its /64, the smallest thing one household is given. */
export function limitKeyOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/, '');
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
