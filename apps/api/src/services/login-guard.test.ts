import { describe, expect, it } from 'vitest';
import { Failure } from '../errors.ts';
import { createLoginGuard } from './login-guard.ts';

const attempt = (email: string, address = '203.0.113.7') => ({ email, address });

const refusals = async (attempts: Promise<void>[]) => {
  const settled = await Promise.allSettled(attempts);
  return settled.filter((one) => one.status === 'rejected').map((one) => one.reason);
};

describe('the login guard', () => {
  it('lets ten guesses at one account through, also when twenty come at once', async () => {
    const guard = createLoginGuard(1);
    const guesses = Array.from({ length: 20 }, () => guard.begin(attempt('ada@example.org')));
    const refused = await refusals(guesses);

    expect(refused).toHaveLength(10);
    expect(refused[0]).toBeInstanceOf(Failure);
    expect(refused[0]).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 900 });
  });

  it('writes an account one way, however its address is written', async () => {
    const guard = createLoginGuard(1);
    const spellings = ['ada@example.org', 'ADA@example.org'];
    const guesses = Array.from({ length: 11 }, (_, n) => guard.begin(attempt(spellings[n % 2] ?? '')));

    expect(await refusals(guesses)).toHaveLength(1);
  });

  it('lets twenty-five failures from one address through, whomever they try', async () => {
    const guard = createLoginGuard(1);
    const guesses = Array.from({ length: 30 }, (_, n) => guard.begin(attempt(`member${n}@example.org`)));

    expect(await refusals(guesses)).toHaveLength(5);
  });

  it('never refuses whoever knows the password, from whichever address', async () => {
    const guard = createLoginGuard(1);
    for (let n = 0; n < 40; n++) {
      await guard.begin(attempt('ada@example.org'));
      await guard.succeeded(attempt('ada@example.org'));
    }
    const guesses = Array.from({ length: 12 }, () => guard.begin(attempt('ben@example.org')));
    expect(await refusals(guesses)).toHaveLength(2);
    await guard.begin(attempt('ben@example.org', '198.51.100.9'));
  });

  it('counts a household of IPv6 addresses as one', async () => {
    const guard = createLoginGuard(1);
    const guesses = Array.from({ length: 12 }, (_, n) =>
      guard.begin(attempt('ada@example.org', `2001:db8:1:2::${n}`)),
    );
    expect(await refusals(guesses)).toHaveLength(2);
    await guard.begin(attempt('ada@example.org', '2001:db8:1:3::1'));
  });
});
