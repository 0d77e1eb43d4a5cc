import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { type Counters, createCounters } from './counters.ts';

/**
 * Makes counters that all processes with the same Redis share. While Redis is away each process counts in its own
 * memory. Keys are hashed with `secret`, which all processes share, so that Redis holds no address, account or email.
 */
export function createSharedCounters(redis: Redis, secret: string): Counters {
  const inMemory = createCounters();
  const mac = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'halved counters', 32)));

  class SharedCounter extends RateLimiterRedis {
    override getKey(key: string | number): string {
      return super.getKey(createHmac('sha256', mac).update(`${key}`).digest('base64url'));
    }
  }

  return (options) =>
    new SharedCounter({
      ...options,
      keyPrefix: options.name.replaceAll(' ', '-'),
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: inMemory(options),
    });
}
