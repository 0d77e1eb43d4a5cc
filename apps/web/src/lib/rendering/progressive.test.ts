import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useInTransition, useProgressiveCount } from './progressive.ts';

/** The number of items in each render of a list of `count` items. */
function rendersOf(count: number | undefined, first?: number): number[] {
  const counts: number[] = [];
  renderHook(() => counts.push(useProgressiveCount(count, 3, first)));
  return counts;
}

describe('a list that is rendered in steps', () => {
  it('grows by some items with each render until all are rendered', () => {
    expect(rendersOf(8)).toEqual([0, 3, 6, Infinity]);
    expect(rendersOf(0)).toEqual([0, Infinity]);
  });

  it('waits until the number of items is known, and renders all at once if requested', () => {
    expect(rendersOf(undefined)).toEqual([0]);
    expect(rendersOf(8, Infinity)).toEqual([Infinity]);
  });
});

describe('a part that is rendered in a transition', () => {
  it('appears in a render after it became ready, or at once if it was ready from the start, and then stays', () => {
    const states: boolean[] = [];
    const { rerender } = renderHook((ready: boolean) => states.push(useInTransition(ready)), {
      initialProps: false,
    });
    rerender(true);
    rerender(false);
    expect(states).toEqual([false, false, true, true]);
    expect(renderHook(() => useInTransition(true)).result.current).toBe(true);
  });
});
