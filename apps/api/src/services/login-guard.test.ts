import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../errors.ts';
import { createLoginGuard } from './login-guard.ts';

const wait = vi.fn<(ms: number) => Promise<void>>(async () => {});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  wait.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);
const attempt = (email = 'ana@example.org', address = '203.0.113.7') => ({ email, address });

async function refusal(work: Promise<void>): Promise<number | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'RATE_LIMITED') throw error;
    return error.retryAfter;
  }
}

async function failTimes(guard: ReturnType<typeof createLoginGuard>, count: number, who = attempt()) {
  for (let time = 0; time < count; time++) {
    await guard.begin(who);
    await guard.failed(who);
  }
}

describe('guessing a password', () => {
  it('is refused after ten failures, and allowed again fifteen minutes later', async () => {
    const guard = createLoginGuard(1, { wait });
    await failTimes(guard, 10);
    const seconds = await refusal(guard.begin(attempt('ANA@example.org')));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    minutes(15);
    expect(await refusal(guard.begin(attempt()))).toBeUndefined();
  });

  it('locks neither the account for other addresses nor other accounts at the same address', async () => {
    const guard = createLoginGuard(1, { wait });
    await failTimes(guard, 10);
    expect(await refusal(guard.begin(attempt('ana@example.org', '198.51.100.1')))).toBeUndefined();
    expect(await refusal(guard.begin(attempt('bea@example.org')))).toBeUndefined();
  });

  it('is refused after 25 failures at one address within five minutes, across accounts', async () => {
    const guard = createLoginGuard(1, { wait });
    for (let at = 0; at < 25; at++) await failTimes(guard, 1, attempt(`person${at}@example.org`));
    expect(await refusal(guard.begin(attempt('new@example.org')))).toBeGreaterThan(0);
    expect(await refusal(guard.begin(attempt('new@example.org', '198.51.100.1')))).toBeUndefined();
    minutes(5);
    expect(await refusal(guard.begin(attempt('new@example.org')))).toBeUndefined();
  });

  it('is counted together for the IPv6 addresses of one household', async () => {
    const guard = createLoginGuard(1, { wait });
    for (let at = 0; at < 25; at++) {
      await failTimes(guard, 1, attempt(`person${at}@example.org`, `2001:db8:1:2:${at}::1`));
    }
    expect(await refusal(guard.begin(attempt('new@example.org', '2001:db8:1:2:ffff::9')))).toBeGreaterThan(0);
    expect(await refusal(guard.begin(attempt('new@example.org', '2001:db8:1:3::1')))).toBeUndefined();
  });

  it('is slower with every failure after the fourth', async () => {
    const guard = createLoginGuard(1, { wait });
    await failTimes(guard, 4);
    expect(wait).not.toHaveBeenCalled();
    await failTimes(guard, 3);
    expect(wait.mock.calls).toEqual([[250], [500], [750]]);
  });

  it('starts again from zero failures after a success', async () => {
    const guard = createLoginGuard(1, { wait });
    await failTimes(guard, 9);
    await guard.begin(attempt());
    await guard.succeeded(attempt());
    await failTimes(guard, 9);
    expect(await refusal(guard.begin(attempt()))).toBeUndefined();
  });

  it('is limited to ten attempts even if thirty are made at once', async () => {
    const guard = createLoginGuard(1, { wait });
    const results = await Promise.all(Array.from({ length: 30 }, () => refusal(guard.begin(attempt()))));
    expect(results.filter((seconds) => seconds === undefined).length).toBeLessThanOrEqual(10);
  });

  it('counts refused attempts at nothing, so that trying on at one account keeps no other account out', async () => {
    const guard = createLoginGuard(1, { wait });
    await failTimes(guard, 10);
    for (let time = 0; time < 40; time++) expect(await refusal(guard.begin(attempt()))).toBeGreaterThan(0);
    expect(await refusal(guard.begin(attempt('bea@example.org')))).toBeUndefined();
  });

  it('is limited less strictly if an operator scales the limits', async () => {
    const guard = createLoginGuard(10, { wait });
    await failTimes(guard, 40);
    expect(wait).not.toHaveBeenCalled();
    expect(await refusal(guard.begin(attempt()))).toBeUndefined();
  });
});

describe('an attempt at signing in that could not be checked', () => {
  it('is not counted, so that a sleeping database locks nobody out', async () => {
    const guard = createLoginGuard(1, { wait });
    for (let at = 0; at < 40; at++) {
      await guard.begin(attempt());
      await guard.undecided(attempt());
    }
    await failTimes(guard, 9);
    expect(await refusal(guard.begin(attempt()))).toBeUndefined();
  });
});

describe('signing in with the right password', () => {
  it('is possible again at once for those whom a rush at their address kept out', async () => {
    const guard = createLoginGuard(1, { wait });
    const rush = Array.from({ length: 40 }, (_, at) => attempt(`person${at}@example.org`));
    const seconds = await Promise.all(rush.map((who) => refusal(guard.begin(who))));
    const [admitted, others] = [0, 1].map((isRefused) =>
      rush.filter((_, at) => Number(seconds[at] !== undefined) === isRefused),
    );
    expect(admitted).toHaveLength(25);
    for (const who of admitted ?? []) await guard.succeeded(who);
    for (const who of others ?? []) {
      expect(await refusal(guard.begin(who))).toBeUndefined();
    }
  });

  it('many times at once from one address does not count as guessing', async () => {
    const guard = createLoginGuard(1, { wait });
    for (let at = 0; at < 60; at++) {
      const who = attempt(`person${at}@example.org`);
      await guard.begin(who);
      await guard.succeeded(who);
    }
    expect(await refusal(guard.begin(attempt()))).toBeUndefined();
  });
});

describe('a new password', () => {
  it('clears its owner’s failures at the address, and those of no other account', async () => {
    const guard = createLoginGuard(1, { wait });
    await failTimes(guard, 10);
    await failTimes(guard, 10, attempt('bea@example.org'));
    await guard.forgive(attempt());
    expect(await refusal(guard.begin(attempt()))).toBeUndefined();
    expect(await refusal(guard.begin(attempt('bea@example.org')))).toBeGreaterThan(0);
  });
});
