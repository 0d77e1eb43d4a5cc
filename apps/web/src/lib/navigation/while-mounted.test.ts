import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useWhileMounted } from './while-mounted.ts';

it('does what is to be done as long as one is there, not once one has left', () => {
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

it('counts as left once the address is another, while the next page is on its way', () => {
  history.replaceState(null, '', '/profile/edit');
  const work = vi.fn();
  const { result } = renderHook(() => useWhileMounted());
  history.pushState(null, '', '/');
  result.current(work);
  expect(work).not.toHaveBeenCalled();
});
