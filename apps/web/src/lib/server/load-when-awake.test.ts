import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { data, fakeFetch } from '../../testing/fetch.ts';
import { loadWhenAwake } from './load-when-awake.ts';
import { reportAwake, wakeState } from './wake.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  reportAwake();
  vi.useRealTimers();
});

const missing = new TypeError('Failed to fetch dynamically imported module');

it('a chunk that a sleeping server did not deliver is requested again once it is awake', async () => {
  let awake = false;
  fakeFetch(() => (awake ? data({ status: 'awake' }) : new Response('', { status: 503 })));
  const load = vi.fn(async () => {
    if (!awake) throw missing;
    return 'part';
  });
  const chunk = loadWhenAwake(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(wakeState.get()).toBe('waking');
  awake = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await chunk).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

it('a chunk whose request was broken off is requested again at once', async () => {
  fakeFetch(() => data({ status: 'awake' }));
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(missing).mockResolvedValue('part');
  expect(await loadWhenAwake(load)).toBe('part');
  expect(wakeState.get()).toBe('awake');
});

it('a chunk that an awake server does not have is an error', async () => {
  fakeFetch(() => data({ status: 'awake' }));
  await expect(loadWhenAwake(() => Promise.reject(missing))).rejects.toBe(missing);
  expect(wakeState.get()).toBe('awake');
});
