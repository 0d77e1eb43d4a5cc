import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { completeBrowser } from '../../testing/complete-browser.ts';
import { Dialog } from './dialog.tsx';

completeBrowser();
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
});

const beside = { clientX: 5, clientY: 5 };
const inside = { clientX: 150, clientY: 150 };

describe('a dialog in a browser that does not know `closedby`, such as Safari', () => {
  const open = () => {
    const close = vi.fn();
    render(
      <Dialog open title="Delete" closeLabel="Close" onClose={close}>
        <p>Really?</p>
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 100, 100);
    return { close, dialog };
  };
  const press = (down: Element, up: Element, at = beside) => {
    fireEvent.pointerDown(down, at);
    fireEvent.click(up, at);
  };

  it('is closed by a press beside it', () => {
    const { close, dialog } = open();
    press(dialog, dialog);
    expect(close).toHaveBeenCalledOnce();
  });

  it('stays open after a press on itself, and after words were marked to beyond its edge', () => {
    const { close, dialog } = open();
    press(dialog, dialog, inside);
    press(screen.getByText('Really?'), dialog);
    press(screen.getByText('Really?'), screen.getByText('Really?'));
    expect(close).not.toHaveBeenCalled();
  });

  it('leaves it to a browser that does', () => {
    Object.defineProperty(HTMLDialogElement.prototype, 'closedBy', { value: 'any', configurable: true });
    const { close, dialog } = open();
    press(dialog, dialog);
    expect(close).not.toHaveBeenCalled();
  });
});
