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

/** What a tab does once somebody looks at it. */
function draw() {
  for (const frame of frames.values()) frame();
  vi.runAllTimers();
}

it('a page that is looked at begins with the rest once it is drawn, and once only', () => {
  const done = vi.fn();
  afterPaint(done);
  draw();
  expect(done).toHaveBeenCalledOnce();
});

it('a tab that was opened in the background begins without a frame, and not again when it is looked at', () => {
  const done = vi.fn();
  afterPaint(done);
  vi.advanceTimersByTime(1_000);
  expect(done).toHaveBeenCalledOnce();
  draw();
  expect(done).toHaveBeenCalledOnce();
});

it('what is taken back never comes', () => {
  const done = vi.fn();
  afterPaint(done)();
  draw();
  expect(done).not.toHaveBeenCalled();
});
