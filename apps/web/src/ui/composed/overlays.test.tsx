import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazy, type ReactNode, useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { completeBrowser } from '../../testing/complete-browser.ts';
import { DeferredMenu } from '../primitives/menu.tsx';
import { type MenuItem, MenuPanel } from '../primitives/menu-panel.tsx';
import { Page } from '../primitives/page.tsx';
import { Skeleton } from '../primitives/skeleton.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ErrorState } from './error-state.tsx';
import { InfiniteSentinel } from './infinite-sentinel.tsx';
import { Toaster, type ToastMessage } from './toaster.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

function Deletion({ onConfirm, hasOpener = true }: { onConfirm: () => void; hasOpener?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {hasOpener && (
        <button type="button" onClick={() => setOpen(true)}>
          Delete
        </button>
      )}
      <ConfirmDialog
        open={open}
        title="Are you sure?"
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

describe('a dialog', () => {
  const open = () => {
    const confirm = vi.fn();
    render(<Deletion onConfirm={confirm} />);
    const trigger = screen.getByRole('button', { name: 'Delete' });
    trigger.focus();
    fireEvent.click(trigger);
    return { confirm, trigger };
  };

  it('asks, and returns the focus to where it was', () => {
    const { trigger, confirm } = open();
    expect(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeDefined();
    fireEvent.click(screen.getAllByRole('button', { name: 'No' })[1] ?? trigger);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(trigger);
    expect(confirm).not.toHaveBeenCalled();
  });
  it('closes with Escape', () => {
    open();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('reports once that its question was confirmed', () => {
    const { confirm } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(confirm).toHaveBeenCalledOnce();
  });
});

describe('a dialog whose opener is gone when it closes gives the focus to', () => {
  const openThenClose = (page: (gone: boolean) => ReactNode) => {
    const { rerender } = render(page(false));
    const opener = screen.getByRole('button', { name: 'Delete' });
    opener.focus();
    fireEvent.click(opener);
    rerender(page(true));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    return document.activeElement;
  };
  const deletion = (gone: boolean) => <Deletion onConfirm={() => undefined} hasOpener={!gone} />;

  it('the list around it', () => {
    const focused = openThenClose((gone) => (
      <main>
        <h1>Page</h1>
        <ul>
          <li>{deletion(gone)}</li>
        </ul>
      </main>
    ));
    expect(focused).toBe(screen.getByRole('list'));
  });
  it('the heading of the page if there is no list', () => {
    const focused = openThenClose((gone) => (
      <main>
        <h1>Page</h1>
        {deletion(gone)}
      </main>
    ));
    expect(focused).toBe(screen.getByRole('heading', { name: 'Page' }));
  });
});

function openMenu(...items: MenuItem[]) {
  const appearance = { label: 'More', trigger: '…' };
  const Panel = lazy(async () => ({ default: MenuPanel }));
  render(
    <DeferredMenu
      {...appearance}
      load={() => undefined}
      panel={(opened) => <Panel {...appearance} {...opened} items={items} />}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
}

describe('a menu', () => {
  it('that an arrow key opens does not scroll the page', () => {
    render(<DeferredMenu label="More" trigger="…" load={() => undefined} panel={() => null} />);
    const trigger = screen.getByRole('button', { name: 'More' });
    expect(fireEvent.keyDown(trigger, { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(trigger, { key: 'ArrowDown' })).toBe(false);
  });

  it('opens at the first click, although it is loaded only then', async () => {
    const chosen = vi.fn();
    openMenu({ label: 'Edit Post', onSelect: chosen });
    const item = await screen.findByRole('menuitem', { name: 'Edit Post' });
    fireEvent.click(item);
    expect(chosen).toHaveBeenCalledOnce();
  });

  it('has the direction of the page’s text', async () => {
    document.documentElement.dir = 'rtl';
    openMenu({ label: 'Edit Post', onSelect: () => undefined });
    expect((await screen.findByRole('menu')).getAttribute('dir')).toBe('rtl');
    document.documentElement.dir = '';
  });
});

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
        <Deletion onConfirm={() => undefined} />
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

describe('a page', () => {
  it('sets the title, and focuses its heading after a navigation but not on the first page of a visit', async () => {
    window.scrollTo = vi.fn();
    render(
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<Page title="Feed">{<Link to="/two">next</Link>}</Page>} />
          <Route path="/two" element={<Page title="Worry">second</Page>} />
        </Routes>
      </MemoryRouter>,
    );
    expect(document.title).toBe('Feed · Halved');
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(screen.getByRole('link', { name: 'next' }));
    await screen.findByText('second');
    expect(document.title).toBe('Worry · Halved');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Worry' }));
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });
});

describe('the end of a list', () => {
  it('loads more when a tenth of its sentinel is in view, and only while there is more', () => {
    const observed: IntersectionObserverInit[] = [];
    let see = () => {};
    class Observer {
      constructor(
        callback: (entries: { isIntersecting: boolean }[]) => void,
        options: IntersectionObserverInit,
      ) {
        observed.push(options);
        see = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    const more = vi.fn();
    const { rerender } = render(<InfiniteSentinel active={false} onReach={more} />);
    expect(observed).toEqual([]);
    rerender(<InfiniteSentinel active onReach={more} />);
    expect(observed).toEqual([{ threshold: 0.1 }]);
    see();
    expect(more).toHaveBeenCalledOnce();
  });
});

describe('an error', () => {
  type State = 'failed' | 'loading' | 'there';
  const failure = (
    <ErrorState message="Failed to load posts" retryLabel="Try Again" onRetry={() => undefined} />
  );
  const part = (state: State, content: ReactNode) => (
    <main>
      <h1 tabIndex={-1}>Page</h1>
      <section aria-label="Posts">
        {state === 'failed' && failure}
        {state === 'loading' && <Skeleton label="Loading" />}
        {state === 'there' && content}
      </section>
    </main>
  );
  const retry = () => {
    const button = screen.getByRole('button', { name: 'Try Again' });
    button.focus();
    fireEvent.click(button);
  };
  /** Renders a part that has failed, tries again, and shows what `then` brings. */
  const open = (content: ReactNode) => {
    const { rerender } = render(part('failed', content));
    retry();
    return async (state: State) => {
      rerender(part(state, content));
      await Promise.resolve();
      return document.activeElement;
    };
  };

  it('is announced at once and offers to try again', () => {
    const tryAgain = vi.fn();
    render(<ErrorState message="Failed to load posts" retryLabel="Try Again" onRetry={tryAgain} />);
    expect(screen.getByRole('alert').textContent).toContain('Failed to load posts');
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(tryAgain).toHaveBeenCalledOnce();
  });
  it('passes the focus of its button to its place while that loads, and to what comes there', async () => {
    const become = open(<h2>Your numbers</h2>);
    expect(await become('loading')).toBe(screen.getByRole('region', { name: 'Posts' }));
    expect(await become('there')).toBe(screen.getByRole('heading', { name: 'Your numbers' }));
  });
  it('passes the focus of its button back to it when the retry fails', async () => {
    const become = open(null);
    await become('loading');
    expect(await become('failed')).toBe(screen.getByRole('button', { name: 'Try Again' }));
  });
  it('leaves the focus to somebody who has moved it meanwhile', async () => {
    const become = open(<h2>Your numbers</h2>);
    await become('loading');
    screen.getByRole('heading', { name: 'Page' }).focus();
    expect(await become('there')).toBe(screen.getByRole('heading', { name: 'Page' }));
  });
  it('at the end of a list passes the focus to the first entry that comes', async () => {
    const list = (names: string[], failed: boolean) => (
      <main>
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        {failed && failure}
      </main>
    );
    const { rerender } = render(list(['One'], true));
    retry();
    rerender(list(['One', 'Two'], false));
    await Promise.resolve();
    expect(document.activeElement?.textContent).toBe('Two');
  });
});
