import { setTimeout as pause } from 'node:timers/promises';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { fail } from '../errors.ts';
import { type Counter, type Counters, createCounters } from './counters.ts';
import { limitKeyOf, retryAfterOf } from './limiter.ts';

interface Attempt {
  email: string;
  address: string;
}

/** Slows down guesses at a password, and then refuses them. It never locks an account (docs/product.md §2.2). */
export interface LoginGuard {
  /**
   * Counts an attempt before its password is checked, so that simultaneous attempts cannot avoid the limit. Fails with
   * RATE_LIMITED. A refused attempt is not counted, since nothing was guessed with it.
   */
  begin(attempt: Attempt): Promise<void>;
  /** Ends an attempt with a wrong password. It stays counted, and each further failure makes the caller wait longer. */
  failed(attempt: Attempt): Promise<void>;
  /** Ends an attempt with the right password. Removes the attempt, and the account's failures from this address. */
  succeeded(attempt: Attempt): Promise<void>;
  /** Removes an attempt that the server could not check. */
  undecided(attempt: Attempt): Promise<void>;
  /**
   * Forgets an account's failures from an address, once its owner has a new password. Failures from other addresses
   * remain.
   */
  forgive(attempt: Attempt): Promise<void>;
}

const perAccount = { points: 10, duration: 15 * 60 };
const perAddress = { points: 25, duration: 5 * 60 };
const freeFailures = 4;
const stepMs = 250;

const isBeyond = ({ points }: Counter, { consumedPoints }: RateLimiterRes): boolean =>
  consumedPoints > points;
const refuse = (state: RateLimiterRes) => fail('RATE_LIMITED', { retryAfter: retryAfterOf(state) });

interface LoginGuardOptions {
  /** Counters in memory by default. */
  counters?: Counters;
  /** For tests, which do not wait. */
  wait?: (ms: number) => Promise<unknown>;
}

export function createLoginGuard(
  scale: number,
  { counters = createCounters(), wait = pause }: LoginGuardOptions = {},
): LoginGuard {
  const scaled = ({ points, duration }: typeof perAccount) => ({ points: points * scale, duration });
  const accounts = counters({ name: 'account', ...scaled(perAccount) });
  const addresses = counters({ name: 'address', ...scaled(perAddress) });
  const keys = ({ email, address }: Attempt) => {
    const addressKey = limitKeyOf(address);
    return { addressKey, pair: `${addressKey} ${email.toLowerCase()}` };
  };
  const uncount = async (attempt: Attempt) => {
    const { addressKey, pair } = keys(attempt);
    await accounts.reward(pair);
    await addresses.reward(addressKey);
  };
  return {
    async begin(attempt) {
      const { addressKey, pair } = keys(attempt);
      const address = await addresses.penalty(addressKey);
      if (isBeyond(addresses, address)) {
        await addresses.reward(addressKey);
        refuse(address);
      }
      const account = await accounts.penalty(pair);
      if (isBeyond(accounts, account)) {
        await uncount(attempt);
        refuse(account);
      }
    },
    async failed(attempt) {
      const failures = (await accounts.get(keys(attempt).pair))?.consumedPoints ?? 0;
      const excess = Math.floor(failures / scale) - freeFailures;
      if (excess > 0) await wait(excess * stepMs);
    },
    async succeeded(attempt) {
      const { addressKey, pair } = keys(attempt);
      await accounts.delete(pair);
      await addresses.reward(addressKey);
    },
    undecided: uncount,
    async forgive(attempt) {
      await accounts.delete(keys(attempt).pair);
    },
  };
}
