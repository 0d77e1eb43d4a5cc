import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { completeBrowser } from '../../testing/complete-browser.ts';
import { Dialog } from '../primitives/dialog.tsx';
import { Toaster, type ToastMessage } from './toaster.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

function Asking({ hasField = false, hasAnswer = false }: { hasField?: boolean; hasAnswer?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <Dialog open={open} title="Are you sure?" closeLabel="No" onClose={() => setOpen(false)}>
        It cannot be undone.
        {hasField && <input aria-label="Reason" />}
        {hasAnswer && <button type="button">Yes</button>}
      </Dialog>
    </>
  );
}

describe('the messages', () => {
  const props = { kindLabels: { success: 'Success', error: 'Error' }, dismissLabel: 'Close' };
  it('have their live regions before the first message', () => {
    render(<Toaster {...props} messages={[]} onDismiss={() => undefined} onHold={() => undefined} />);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('');
  });
  it('say their kind in a word, each in its own region, and can be paused and dismissed', () => {
    const [dismiss, hold] = [vi.fn(), vi.fn()];
    const messages = [
      { id: 1, kind: 'success', text: 'Saved' },
      { id: 2, kind: 'error', text: 'Lost' },
    ] as const;
    render(<Toaster {...props} messages={messages} onDismiss={dismiss} onHold={hold} />);
    expect(screen.getByRole('status').textContent).toContain('Success: Saved');
    expect(screen.getByRole('alert').textContent).toContain('Error: Lost');
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    act(() => close?.focus());
    act(() => close?.blur());
    expect(hold.mock.calls.flat()).toEqual([true, false]);
    if (close) fireEvent.click(close);
    expect(dismiss).toHaveBeenCalledWith(1);
  });
  it('return the focus to where it was when their button disappears with them', () => {
    const messages = [{ id: 1, kind: 'success', text: 'Saved' }] as const;
    const toaster = (shown: readonly ToastMessage[]) => (
      <>
        <button type="button">Before</button>
        <Toaster
          {...props}
          messages={shown}
          onDismiss={() => rerender(toaster([]))}
          onHold={() => undefined}
        />
      </>
    );
    const { rerender } = render(toaster(messages));
    const before = screen.getByRole('button', { name: 'Before' });
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => before.focus());
    act(() => close.focus());
    fireEvent.click(close);
    expect(screen.queryByText('Saved')).toBeNull();
    expect(document.activeElement).toBe(before);
  });
  it('move into an open dialog, which has live regions before the first message, and return to the page when it closes', () => {
    const toaster = (messages: ToastMessage[]) => (
      <>
        <Asking />
        <Toaster {...props} messages={messages} onDismiss={() => undefined} onHold={() => undefined} />
      </>
    );
    const { rerender } = render(toaster([]));
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('dialog');
    const [inDialog, page] = screen.getAllByRole('alert');
    expect(dialog.contains(inDialog ?? null)).toBe(true);
    rerender(toaster([{ id: 1, kind: 'error', text: 'Lost' }]));
    expect([page?.textContent, inDialog?.textContent]).toEqual(['', 'Error: Lost']);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('alert')).toBe(page);
    expect(page?.textContent).toBe('Error: Lost');
  });
});

describe('the messages in a dialog', () => {
  /** A window of a phone, in which the frame of the messages is below its upper edge. */
  const openAt = (
    headTop: number,
    { fieldTop, answerTop }: { fieldTop?: number; answerTop?: () => number } = {},
  ) => {
    const rects = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const frameTop = this instanceof HTMLElement ? Number.parseFloat(this.style.insetBlockStart) || 16 : 16;
      const top = this.matches(':has(> [data-close])')
        ? headTop
        : this.matches('input')
          ? fieldTop
          : this.textContent === 'Yes'
            ? answerTop?.()
            : frameTop;
      const height = this.matches('dialog') ? 740 : 64;
      return DOMRect.fromRect({ x: 16, y: top, width: 328, height });
    });
    const toaster = (messages: ToastMessage[]) => (
      <>
        <Asking hasField={fieldTop !== undefined} hasAnswer={answerTop !== undefined} />
        <Toaster
          kindLabels={{ success: 'Success', error: 'Error' }}
          dismissLabel="Dismiss"
          messages={messages}
          onDismiss={() => undefined}
          onHold={() => undefined}
        />
      </>
    );
    const { rerender } = render(toaster([]));
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    rerender(toaster([{ id: 1, kind: 'success', text: 'Saved' }]));
    const dialog = screen.getByRole('dialog');
    fireEvent.animationEnd(dialog);
    rects.mockRestore();
    return dialog.querySelector<HTMLElement>('[data-toasts]')?.style.insetBlockStart;
  };

  it('are below its title and close button if they would cover them', () => {
    expect(openAt(28)).toBe('100px');
  });
  it.each([
    { fieldTop: 110, top: '182px', does: 'are below the field that has the focus if they would cover it' },
    {
      fieldTop: 700,
      top: '100px',
      does: 'stay below its title if the field that has the focus is elsewhere',
    },
  ])('$does', ({ fieldTop, top }) => {
    expect(openAt(28, { fieldTop })).toBe(top);
  });
  it('stay below its title if they would end below the window under the field', () => {
    const height = vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(240);
    expect(openAt(28, { fieldTop: 110 })).toBe('100px');
    height.mockRestore();
  });
  it('are below its buttons if they would cover them', () => {
    expect(openAt(28, { answerTop: () => 150 })).toBe('222px');
  });
  it('are where they belong once it has arrived', () => {
    let hasArrived = false;
    const arrive = () => {
      hasArrived = true;
    };
    addEventListener('animationend', arrive, { capture: true, once: true });
    expect(openAt(28, { answerTop: () => (hasArrived ? 300 : 150) })).toBe('100px');
  });
  it('are at the top of the window if its title and close button are elsewhere', () => {
    expect(openAt(200)).toBe('');
  });
});
