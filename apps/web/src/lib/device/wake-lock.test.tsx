import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as logging from '../state/log.ts';
import { useWakeLock } from './wake-lock.ts';

let visibility = 'visible';
const held: { released: boolean }[] = [];
const request = vi.fn();

function Awake({ active }: { active: boolean }) {
  useWakeLock(active);
  return null;
}

async function change(state: string) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  visibility = 'visible';
  held.length = 0;
  request.mockReset().mockImplementation(async () => {
    const lock = { released: false };
    held.push(lock);
    return {
      release: () => {
        lock.released = true;
      },
    };
  });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    visibility === 'visible' ? 'visible' : 'hidden',
  );
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('the screen is kept on as long as a component asks for it, and not afterwards', async () => {
  const { rerender, unmount } = render(<Awake active={false} />);
  expect(request).not.toHaveBeenCalled();
  rerender(<Awake active />);
  await settle();
  expect(held).toEqual([{ released: false }]);
  unmount();
  await settle();
  expect(held).toEqual([{ released: true }]);
});

test('the screen is not kept on while the tab is hidden, and again when the tab is shown', async () => {
  render(<Awake active />);
  await settle();
  await change('hidden');
  expect(held).toEqual([{ released: true }]);
  await change('visible');
  expect(held).toEqual([{ released: true }, { released: false }]);
});

test('nothing fails in a browser that refuses to keep the screen on, or cannot', async () => {
  const log = vi.spyOn(logging, 'log').mockImplementation(() => undefined);
  request.mockRejectedValue(new Error('The battery is low.'));
  render(<Awake active />).unmount();
  await settle();
  expect(log).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'wakeLock');
  render(<Awake active />).unmount();
  expect(log).toHaveBeenCalledOnce();
});
