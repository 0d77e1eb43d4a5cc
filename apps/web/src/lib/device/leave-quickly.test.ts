import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLeaving } from './leave-quickly.ts';

const press = (key = 'Escape', init: KeyboardEventInit = {}) =>
  dispatchEvent(new KeyboardEvent('keydown', { key, ...init }));
const leave = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  leave.mockReset();
  stop = watchLeaving(leave);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('leaving quickly', () => {
  it('happens at the third Escape', () => {
    press();
    press();
    expect(leave).not.toHaveBeenCalled();
    press();
    expect(leave).toHaveBeenCalledOnce();
  });

  it.each([
    ['a dialog', '<dialog open></dialog>'],
    ['a menu', '<button aria-haspopup="menu" aria-expanded="true"></button>'],
  ])('counts an Escape that closes %s', (_, open) => {
    document.body.innerHTML = open;
    press();
    document.body.replaceChildren();
    press();
    press();
    expect(leave).toHaveBeenCalledOnce();
  });

  it('happens at one press on the button or on its content, even when an open dialog or menu stops the event', () => {
    document.body.innerHTML = '<div><button data-leave><b>Leave</b></button></div><button>Other</button>';
    document.body.firstElementChild?.addEventListener('click', (event) => event.stopPropagation(), true);
    document.querySelector<HTMLElement>('button:not([data-leave])')?.click();
    expect(leave).not.toHaveBeenCalled();
    document.querySelector<HTMLElement>('b')?.click();
    expect(leave).toHaveBeenCalledOnce();
  });

  it('does not count slow presses of Escape, another key, a key held down, or what an input method takes', () => {
    press();
    press();
    vi.advanceTimersByTime(10_000);
    press();
    press('a');
    press('Escape', { repeat: true });
    press('Escape', { isComposing: true });
    press('Escape', { keyCode: 229 });
    press('Escape', { keyCode: 229 });
    expect(leave).not.toHaveBeenCalled();
  });
});
