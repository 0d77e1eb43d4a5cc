import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeBeside } from './close-beside.ts';

let stop = () => {};
afterEach(() => {
  stop();
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
});

const beside = { clientX: 5, clientY: 5 };
const inside = { clientX: 150, clientY: 150 };

describe('a dialog in a browser that does not know `closedby`, such as Safari', () => {
  const open = () => {
    document.body.innerHTML = '<dialog open><p>Really?</p></dialog>';
    const [dialog, words] = [document.querySelector('dialog'), document.querySelector('p')];
    if (!dialog || !words) throw new Error('There is no dialog.');
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 100, 100);
    const cancelled = vi.fn();
    dialog.addEventListener('cancel', cancelled);
    stop = closeBeside();
    return { cancelled, dialog, words };
  };
  const press = (down: Element, up: Element, at = beside) => {
    down.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, ...at }));
    up.dispatchEvent(new MouseEvent('click', { bubbles: true, ...at }));
  };

  it('is closed by a press beside it', () => {
    const { cancelled, dialog } = open();
    press(dialog, dialog);
    expect(cancelled).toHaveBeenCalledOnce();
  });

  it('stays open after a press on itself, and after words were marked to beyond its edge', () => {
    const { cancelled, dialog, words } = open();
    press(dialog, dialog, inside);
    press(words, dialog);
    press(words, words);
    expect(cancelled).not.toHaveBeenCalled();
  });

  it('is left to a browser that does', () => {
    Object.defineProperty(HTMLDialogElement.prototype, 'closedBy', { value: 'any', configurable: true });
    const { cancelled, dialog } = open();
    press(dialog, dialog);
    expect(cancelled).not.toHaveBeenCalled();
  });
});
