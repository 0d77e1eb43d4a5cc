import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let frames: Map<number, () => void>;

beforeEach(() => {
  vi.useFakeTimers();
  frames = new Map();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.set(frames.size + 1, draw).size);
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Paints a frame, as a visible tab does. */
function draw() {
  for (const frame of frames.values()) frame();
  vi.runAllTimers();
}

it('a visible page starts the later work once it is drawn, and only once', () => {
  const done = vi.fn();
  afterPaint(done);
  draw();
  expect(done).toHaveBeenCalledOnce();
});

it('a background tab starts the later work without a frame, and not again when it becomes visible', () => {
  const done = vi.fn();
  afterPaint(done);
  vi.advanceTimersByTime(1_000);
  expect(done).toHaveBeenCalledOnce();
  draw();
  expect(done).toHaveBeenCalledOnce();
});

it('cancelled later work never runs', () => {
  const done = vi.fn();
  afterPaint(done)();
  draw();
  expect(done).not.toHaveBeenCalled();
});
