import type { Operation } from '@halved/shared/contract/operation';
import {
  isByAddress,
  type RateLimit,
  type RateLimitName,
  rateLimits,
  youngAccounts,
} from '@halved/shared/rate-limits';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { fail } from '../errors.ts';
import { type Counter, type Counters, createCounters } from './counters.ts';

/** A caller. All calls of one caller are counted together. */
export interface Caller {
  /** The address as limits count it (`limitKeyOf`). */
  address: string;
  account: { id: string; accountAgeHours: number } | null;
}

export interface Limiter {
  /**
   * Counts a call against the operation's limit, or against the limit `name` if it is given. Fails with RATE_LIMITED
   * beyond the limit.
   */
  count(operation: Pick<Operation, 'limit'>, caller: Caller, name?: RateLimitName): Promise<void>;
  /** Counts a call under `key` against the limit `name`. */
  consume(name: RateLimitName, key: string): Promise<void>;
  /** Forgets the calls that were counted under `key` against the limit `name`. */
  forget(name: RateLimitName, key: string): Promise<void>;
}

export const retryAfterOf = (result: RateLimiterRes): number =>
  Math.max(1, Math.ceil(result.msBeforeNext / 1000));

interface LimiterOptions {
  /** Counters in memory by default. */
  counters?: Counters;
  /** For tests, which use other limits. */
  limitOf?: (name: RateLimitName) => RateLimit;
}

/** Counts calls by the limits of the contract times RATE_LIMIT_SCALE. */
export function createLimiter(
  scale: number,
  { counters = createCounters(), limitOf = (name) => rateLimits[name] }: LimiterOptions = {},
): Limiter {
  const countersById = new Map<string, Counter>();
  const counterOf = (name: RateLimitName, times = 1): Counter => {
    const { points, seconds } = limitOf(name);
    const id = `${name} ${times}`;
    const counter =
      countersById.get(id) ?? counters({ name: id, points: points * scale * times, duration: seconds });
    countersById.set(id, counter);
    return counter;
  };
  const consume = async (name: RateLimitName, key: string, times?: number) => {
    try {
      await counterOf(name, times).consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      fail('RATE_LIMITED', { retryAfter: retryAfterOf(error) });
    }
  };
  return {
    consume: (name, key) => consume(name, key),
    forget: async (name, key) => {
      await counterOf(name).delete(key);
    },
    async count(operation, { address, account }, name = operation.limit) {
      if (!account || isByAddress(operation.limit)) return consume(name, address);
      await consume(name, account.id);
      if (account.accountAgeHours < youngAccounts.hours) await consume(name, address, youngAccounts.times);
    },
  };
}

const withPort = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/;

/**
 * An address as limits count it: IPv6 by its /64, the smallest range that a household gets. The port that some proxies
 * write into X-Forwarded-For does not count, because it is another one for each connection.
 */
export function limitKeyOf(forwarded: string): string {
  const address = forwarded.replace(withPort, '$1$2').toLowerCase();
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/, '');
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
