import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchEscape } from './leave.ts';

const press = (key = 'Escape', init: KeyboardEventInit = {}) =>
  dispatchEvent(new KeyboardEvent('keydown', { key, ...init }));
const leave = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  leave.mockReset();
  stop = watchEscape(leave);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('leaving quickly', () => {
  it('takes Escape three times', () => {
    press();
    press();
    expect(leave).not.toHaveBeenCalled();
    press();
    expect(leave).toHaveBeenCalledOnce();
  });

  it.each([
    ['a dialog', '<dialog open></dialog>'],
    ['a menu', '<button aria-haspopup="menu" aria-expanded="true"></button>'],
  ])('does not count an Escape that closes %s', (_, open) => {
    document.body.innerHTML = open;
    press();
    document.body.replaceChildren();
    press();
    press();
    expect(leave).not.toHaveBeenCalled();
    press();
    expect(leave).toHaveBeenCalledOnce();
  });

  it('does not count presses of another time, another key, or a key held down', () => {
    press();
    press();
    vi.advanceTimersByTime(10_000);
    press();
    press('a');
    press('Escape', { repeat: true });
    press('Escape', { isComposing: true });
    expect(leave).not.toHaveBeenCalled();
  });
});
