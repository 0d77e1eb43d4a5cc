import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useInTransition, useProgressiveCount } from './progressive.ts';

/** The number of items that each render of a list of `count` draws. */
function rendersOf(count: number | undefined, first?: number): number[] {
  const seen: number[] = [];
  renderHook(() => seen.push(useProgressiveCount(count, 3, first)));
  return seen;
}

describe('a list that is drawn in parts', () => {
  it('grows by some items with each render until it is whole', () => {
    expect(rendersOf(8)).toEqual([0, 3, 6, Infinity]);
    expect(rendersOf(0)).toEqual([0, Infinity]);
  });

  it('waits until there are items, and is whole at once when it has to be', () => {
    expect(rendersOf(undefined)).toEqual([0]);
    expect(rendersOf(8, Infinity)).toEqual([Infinity]);
  });
});

describe('what is drawn in slices', () => {
  it('appears with a render of its own once it is ready, at once when it was ready from the start, and stays', () => {
    const seen: boolean[] = [];
    const { rerender } = renderHook((ready: boolean) => seen.push(useInTransition(ready)), {
      initialProps: false,
    });
    rerender(true);
    rerender(false);
    expect(seen).toEqual([false, false, true, true]);
    expect(renderHook(() => useInTransition(true)).result.current).toBe(true);
  });
});
