import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { data, failure, fakeFetch } from '../../testing/fetch.ts';
import { anInstance } from '../../testing/instance-factories.ts';
import { storeTokens } from './tokens.ts';
import { wakeState } from './wake.ts';

/** The module as a new page loads it, with what the device has stored. */
async function newPage() {
  vi.resetModules();
  return import('./instance.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('what is known about the instance', () => {
  it('is unknown on a new device, then loaded, and known at once on the next page', async () => {
    const calls = fakeFetch(() => data(anInstance({ name: 'Lighthouse' })));
    const first = await newPage();
    expect(first.instance.get()).toBeUndefined();
    await first.loadInstance();
    expect(first.instance.get()?.name).toBe('Lighthouse');
    expect(calls[0]?.headers.get('accept-language')).toBe('en');
    const second = await newPage();
    expect(second.instance.get()?.name).toBe('Lighthouse');
    expect(second.isInstanceOld()).toBe(false);
    expect(second.isInstanceOld(Date.now() + second.instanceFreshMs + 1_000)).toBe(true);
  });

  it('is requested once for several callers at the same time', async () => {
    const calls = fakeFetch(() => data(anInstance()));
    const { loadInstance } = await newPage();
    await Promise.all([loadInstance(), loadInstance()]);
    expect(calls).toHaveLength(1);
  });

  it('is requested with the token of whoever is signed in, and without a token that the server refuses', async () => {
    storeTokens({ token: 'old', refreshToken: 'older' });
    const calls = fakeFetch(({ headers }) =>
      headers.has('authorization') ? failure(401, 'TOKEN_EXPIRED') : data(anInstance()),
    );
    const { instance, loadInstance } = await newPage();
    await loadInstance();
    expect(instance.get()).toEqual(anInstance());
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', null]);
  });

  it.each([
    ['a failure', () => failure(503, 'SERVICE_UNAVAILABLE')],
    ['no network', () => new TypeError('offline')],
    ['an answer of another shape', () => data({ contactEmail: 'me@example.org' })],
  ])('stays unknown after %s, without a notice that the server sleeps', async (_, respond) => {
    fakeFetch(respond);
    const { instance, loadInstance } = await newPage();
    await loadInstance();
    expect(instance.get()).toBeNull();
    expect(wakeState.get()).toBe('awake');
  });

  it('stays as it was after a failure', async () => {
    fakeFetch((_, index) =>
      index === 0 ? data(anInstance({ name: 'Lighthouse' })) : failure(500, 'INTERNAL'),
    );
    const { instance, loadInstance } = await newPage();
    await loadInstance();
    await loadInstance();
    expect(instance.get()?.name).toBe('Lighthouse');
  });

  it.each(['no json', '{}', '{"instance":{"name":1},"language":"en","at":1}', 'null'])(
    'is unknown if the device has stored %s',
    async (text) => {
      localStorage.setItem('halved_instance', text);
      expect((await newPage()).instance.get()).toBeUndefined();
    },
  );
});
