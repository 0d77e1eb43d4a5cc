import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { usePolling } from './polling.ts';

describe('polling', () => {
  it('pauses while the tab is hidden', () => {
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const { result, rerender } = renderHook(() => usePolling(30_000));
    expect(result.current).toBe(30_000);
    visible.mockReturnValue('hidden');
    rerender();
    expect(result.current).toBe(false);
  });
});
