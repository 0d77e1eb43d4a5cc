import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useWhileMounted } from './while-mounted.ts';

it('a screen acts on a response while it is shown, and not once it has been left', () => {
  history.replaceState(null, '', '/profile/edit');
  const work = vi.fn();
  const { result, unmount } = renderHook(() => useWhileMounted());
  result.current(work);
  expect(work).toHaveBeenCalledTimes(1);
  history.pushState(null, '', '/profile/edit?tab=2');
  result.current(work);
  expect(work).toHaveBeenCalledTimes(2);
  unmount();
  result.current(work);
  expect(work).toHaveBeenCalledTimes(2);
});

it('a screen counts as left once the URL has changed, while the next page is still loading', () => {
  history.replaceState(null, '', '/profile/edit');
  const work = vi.fn();
  const { result } = renderHook(() => useWhileMounted());
  history.pushState(null, '', '/');
  result.current(work);
  expect(work).not.toHaveBeenCalled();
});
