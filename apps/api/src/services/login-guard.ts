import { setTimeout as wait } from 'node:timers/promises';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { fail } from '../errors.ts';
import { limitKeyOf, retryAfterOf } from './limiter.ts';

interface Attempt {
  email: string;
  address: string;
}

/** Slows down and then refuses guessing, without ever locking an account (design: security, "Signing in"). */
export interface LoginGuard {
  /** Fails with RATE_LIMITED where too many attempts have failed. */
  check(attempt: Attempt): Promise<void>;
  /** Counts a failure, and waits the longer the more there were. */
  failed(attempt: Attempt): Promise<void>;
  succeeded(attempt: Attempt): Promise<void>;
}

const perAccount = { points: 10, duration: 15 * 60 };
const perAddress = { points: 25, duration: 5 * 60 };
const freeFailures = 4;
const stepMs = 250;

export function createLoginGuard(scale: number): LoginGuard {
  const scaled = ({ points, duration }: typeof perAccount) => ({ points: points * scale, duration });
  const accounts = new RateLimiterMemory(scaled(perAccount));
  const addresses = new RateLimiterMemory(scaled(perAddress));
  const keys = ({ email, address }: Attempt) => {
    const place = limitKeyOf(address);
    return { place, pair: `${place} ${email.toLowerCase()}` };
  };
  return {
    async check(attempt) {
      const { place, pair } = keys(attempt);
      for (const [limiter, key] of [
        [accounts, pair],
        [addresses, place],
      ] as const) {
        const state = await limiter.get(key);
        if (state && state.consumedPoints >= limiter.points) {
          fail('RATE_LIMITED', { retryAfter: retryAfterOf(state) });
        }
      }
    },
    async failed(attempt) {
      const { place, pair } = keys(attempt);
      await addresses.penalty(place);
      const { consumedPoints } = await accounts.penalty(pair);
      const beyond = Math.floor(consumedPoints / scale) - freeFailures;
      if (beyond > 0) await wait(beyond * stepMs);
    },
    async succeeded(attempt) {
      await accounts.delete(keys(attempt).pair);
    },
  };
}
