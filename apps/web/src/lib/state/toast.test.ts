import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, holdToasts, toast, toasts } from './toast.ts';

const texts = () => toasts.get().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
  vi.useRealTimers();
});

describe('a message', () => {
  it('disappears after four seconds', () => {
    toast.success('Welcome back!');
    vi.advanceTimersByTime(3_999);
    expect(texts()).toEqual(['Welcome back!']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('pauses while the pointer or the focus is on it, and then stays for its remaining time', () => {
    toast.error('Failed');
    vi.advanceTimersByTime(3_000);
    holdToasts(true);
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['Failed']);
    holdToasts(false);
    vi.advanceTimersByTime(999);
    expect(texts()).toEqual(['Failed']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('that was dismissed under the pointer does not pause the next message', () => {
    toast.success('one');
    holdToasts(true);
    dismissToast(toasts.get()[0]?.id ?? 0);
    toast.success('two');
    vi.advanceTimersByTime(4_000);
    expect(texts()).toEqual([]);
  });
});
