import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { data, fakeFetch } from '../testing/fetch.ts';
import { knockAgain, reportAsleep, reportAwake, wakeDelayMs, wakeState, wokeUp } from './wake.ts';

const asleep = () => new TypeError('no line');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  reportAwake();
  vi.useRealTimers();
});

describe('a sleeping server', () => {
  it('is knocked at after 3, 6 and 12 seconds', async () => {
    expect([0, 1, 2].map(wakeDelayMs)).toEqual([3_000, 6_000, 12_000]);
    const calls = fakeFetch(asleep);
    reportAsleep('network');
    await vi.advanceTimersByTimeAsync(2_999);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(calls).toHaveLength(2);
    expect(wakeState.get()).toBe('waking');
    await vi.advanceTimersByTimeAsync(12_000);
    expect(calls.map(({ url }) => url)).toEqual(['/api/wake', '/api/wake', '/api/wake']);
    expect(wakeState.get()).toBe('gone');
  });

  it('that wakes is told to everybody who waits', async () => {
    const told = vi.fn();
    const stop = wokeUp.on(told);
    fakeFetch((_, index) => (index === 0 ? asleep() : data({ status: 'awake' })));
    reportAsleep('status');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(wakeState.get()).toBe('awake');
    expect(told).toHaveBeenCalledOnce();
    stop();
  });

  it('can be knocked at again after it did not answer', async () => {
    fakeFetch((_, index) => (index < 3 ? asleep() : data({ status: 'awake' })));
    reportAsleep('timeout');
    await vi.advanceTimersByTimeAsync(21_000);
    expect(wakeState.get()).toBe('gone');
    knockAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(wakeState.get()).toBe('awake');
  });
});
