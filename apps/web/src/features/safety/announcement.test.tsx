import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcement } from './announcement.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('an announcement comes into a region that is there before, and leaves it again, so that nobody reads it twice', () => {
  const { container } = render(<Announcement text="You do not have to carry this alone" />);
  const region = container.querySelector('[aria-live=polite]');
  expect(region?.textContent).toBe('');
  act(() => vi.advanceTimersByTime(1000));
  expect(region?.textContent).toBe('You do not have to carry this alone');
  act(() => vi.advanceTimersByTime(10_000));
  expect(region?.textContent).toBe('');
});
