import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { data, failure, fakeFetch } from '../../testing/fetch.ts';
import { session } from './session.ts';
import { register } from './sign-in.ts';
import { queuedWrites, reportAwake } from './wake.ts';

const user = aUser();

beforeEach(() => {
  localStorage.clear();
  session.set({ status: 'visitor' });
});
afterEach(() => {
  reportAwake();
  vi.useRealTimers();
});

describe('a registration', () => {
  const input = { email: 'noor@example.org', username: 'noor', password: 'Quiet-harbour-7' };
  const stubServer = (laterResponse: Response) =>
    fakeFetch(({ url }, index) => {
      if (url === '/api/wake') return data({ status: 'awake' });
      if (url === '/api/auth/login') return data({ token: 'a', refreshToken: 'b', user });
      return index === 0 ? new TypeError('the response was lost') : laterResponse;
    });

  it('waits, then signs in to the created account if a sleeping server lost the response', async () => {
    vi.useFakeTimers();
    const calls = stubServer(failure(409, 'EMAIL_TAKEN'));
    const registered = register(input);
    await vi.advanceTimersByTimeAsync(0);
    expect(queuedWrites.get()).toBe(1);
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    expect(await registered).toEqual(user);
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/auth/register',
      '/api/wake',
      '/api/auth/register',
      '/api/auth/login',
    ]);
  });

  it('is refused as usual if the server answers at once', async () => {
    const calls = fakeFetch(() => failure(409, 'EMAIL_TAKEN'));
    await expect(register(input)).rejects.toMatchObject({ data: { code: 'EMAIL_TAKEN' } });
    expect(calls).toHaveLength(1);
  });
});
