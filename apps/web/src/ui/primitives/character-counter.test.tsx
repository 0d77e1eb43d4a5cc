import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CharacterCounter } from './text-area.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const counter = (length: number) => (
  <CharacterCounter
    text={'x'.repeat(length)}
    max={280}
    warnAbove={250}
    label={(count) => `${count} characters of 280`}
  />
);

it('a count near the limit is announced when the writer pauses, not with each letter', () => {
  const { container, rerender } = render(counter(255));
  const spoken = () => container.querySelector('[aria-live=polite]')?.textContent;
  for (const length of [256, 257, 258]) {
    rerender(counter(length));
    act(() => vi.advanceTimersByTime(300));
    expect(spoken()).toBe('255 characters of 280');
  }
  act(() => vi.advanceTimersByTime(1000));
  expect(spoken()).toBe('258 characters of 280');
});
