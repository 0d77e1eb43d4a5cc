import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { data, fakeFetch } from '../../testing/fetch.ts';
import { apiFetch } from './api-fetch.ts';
import { reportAwake, wakeState } from './wake.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  reportAwake();
});

describe('a server that is silent', () => {
  it('shows the wake notice after eight seconds of silence, and hides it when it answers at last', async () => {
    let answer = (_: Response): void => undefined;
    fakeFetch(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const response = apiFetch('/api/posts');
    await vi.advanceTimersByTimeAsync(7_999);
    expect(wakeState.get()).toBe('awake');
    await vi.advanceTimersByTimeAsync(1);
    expect(wakeState.get()).toBe('waking');
    answer(data({}));
    expect((await response).status).toBe(200);
    expect(wakeState.get()).toBe('awake');
  });

  it('shows no wake notice if it has answered in time', async () => {
    fakeFetch(() => data({}));
    await apiFetch('/api/posts');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(wakeState.get()).toBe('awake');
  });
});
