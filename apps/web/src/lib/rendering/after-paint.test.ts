import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let frames: Map<number, () => void>;

beforeEach(() => {
  vi.useFakeTimers();
  frames = new Map();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.set(frames.size + 1, frame).size);
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Paints a frame, as a visible tab does. */
function paint() {
  for (const frame of frames.values()) frame();
  vi.runAllTimers();
}

it('a visible page runs deferred work as soon as it is painted, and only once', () => {
  const callback = vi.fn();
  afterPaint(callback);
  paint();
  expect(callback).toHaveBeenCalledOnce();
});

it('a background tab runs deferred work without a frame, and not again when it becomes visible', () => {
  const callback = vi.fn();
  afterPaint(callback);
  vi.advanceTimersByTime(1_000);
  expect(callback).toHaveBeenCalledOnce();
  paint();
  expect(callback).toHaveBeenCalledOnce();
});

it('cancelled deferred work never runs', () => {
  const callback = vi.fn();
  afterPaint(callback)();
  paint();
  expect(callback).not.toHaveBeenCalled();
});
