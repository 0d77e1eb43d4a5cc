import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { data, fakeFetch } from '../../testing/fetch.ts';
import {
  probeAgain,
  queuedWrites,
  reportAsleep,
  reportAwake,
  reportBusy,
  wakeDelayMs,
  wakeState,
  wokeUp,
} from './wake.ts';

const asleep = () => new TypeError('no line');

beforeEach(() => {
  vi.useFakeTimers();
  // No probe comes earlier than its nominal time.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  reportAwake();
  queuedWrites.set(0);
  show('visible');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const show = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a sleeping server', () => {
  it('is probed after pauses of 3, 6 and 12 seconds', async () => {
    expect([0, 1, 2].map(wakeDelayMs)).toEqual([3_000, 6_000, 12_000]);
    const calls = fakeFetch(asleep);
    reportAsleep();
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

  it('sleeps on while its host answers with a page', async () => {
    fakeFetch(() => new Response('<p>Starting…</p>', { headers: { 'content-type': 'text/html' } }));
    reportAsleep();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(wakeState.get()).toBe('waking');
  });

  it('that wakes up is announced to every listener', async () => {
    const listener = vi.fn();
    const stop = wokeUp.on(listener);
    fakeFetch((_, index) => (index === 0 ? asleep() : data({ status: 'awake' })));
    reportAsleep();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(wakeState.get()).toBe('awake');
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });

  it('can be probed again by hand after it did not answer', async () => {
    fakeFetch((_, index) => (index < 3 ? asleep() : data({ status: 'awake' })));
    reportAsleep();
    await vi.advanceTimersByTimeAsync(21_000);
    expect(wakeState.get()).toBe('gone');
    probeAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(wakeState.get()).toBe('awake');
  });

  it('that takes longer is probed every 30 seconds, until it answers', async () => {
    const calls = fakeFetch((_, index) => (index < 6 ? asleep() : data({ status: 'awake' })));
    reportAsleep();
    await vi.advanceTimersByTimeAsync(21_000 + 24_000 + 2 * 30_000);
    expect(calls).toHaveLength(6);
    expect(wakeState.get()).toBe('gone');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(wakeState.get()).toBe('awake');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(7);
  });

  it('is not probed by all tabs at the same moment', async () => {
    vi.mocked(Math.random).mockReturnValue(1);
    const calls = fakeFetch(asleep);
    reportAsleep();
    await vi.advanceTimersByTimeAsync(2_250);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4_500);
    expect(calls).toHaveLength(2);
  });

  it('is not probed by a hidden tab until the tab is shown', async () => {
    const calls = fakeFetch(() => data({ status: 'awake' }));
    reportAsleep();
    show('hidden');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(0);
    show('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(wakeState.get()).toBe('awake');
  });

  it('is probed by a hidden tab too when a write waits', async () => {
    const calls = fakeFetch(() => data({ status: 'awake' }));
    queuedWrites.set(1);
    reportAsleep();
    show('hidden');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(calls).toHaveLength(1);
  });

  it('is probed at once when the network is back', async () => {
    fakeFetch(() => data({ status: 'awake' }));
    reportAsleep();
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(wakeState.get()).toBe('awake');
  });

  it('is probed again after 3 seconds when the network was back, but did not carry anything yet', async () => {
    let isCarrying = false;
    fakeFetch(() => (isCarrying ? data({ status: 'awake' }) : asleep()));
    reportAsleep();
    await vi.advanceTimersByTimeAsync(9_000);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    isCarrying = true;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(wakeState.get()).toBe('awake');
  });
});

describe('a busy server', () => {
  it('is not probed before the pause that it requested is over, even if it answers other calls meanwhile', async () => {
    const calls = fakeFetch(() => data({ status: 'awake' }));
    reportBusy(5);
    reportAwake();
    await vi.advanceTimersByTimeAsync(4_999);
    expect([wakeState.get(), calls.length]).toEqual(['busy', 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([wakeState.get(), calls.length]).toEqual(['awake', 1]);
  });

  it('is probed after half a minute at the latest', async () => {
    fakeFetch(() => data({ status: 'awake' }));
    reportBusy(3_600);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(wakeState.get()).toBe('awake');
  });

  it('that does not answer after that time counts as asleep', async () => {
    fakeFetch((_, index) => (index === 0 ? asleep() : data({ status: 'awake' })));
    reportBusy(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(wakeState.get()).toBe('waking');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(wakeState.get()).toBe('awake');
  });
});
