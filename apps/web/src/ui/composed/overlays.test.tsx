import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazy, type ReactNode, useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { completeBrowser } from '../../testing/complete-browser.ts';
import { DeferredMenu } from '../primitives/menu.tsx';
import { type MenuItem, MenuPanel } from '../primitives/menu-panel.tsx';
import { Page } from '../primitives/page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { InfiniteSentinel } from './infinite-sentinel.tsx';

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
      >
        <p>It cannot be undone.</p>
      </ConfirmDialog>
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
  it('is described by what it says, because the focus begins behind it', () => {
    open();
    expect(screen.getByRole('dialog', { description: 'It cannot be undone.' })).toBeDefined();
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

it('a dialog that is open when its page appears, such as by a link, gives the focus to the heading of the page', () => {
  const page = (open: boolean) => (
    <main>
      <h1>Page</h1>
      <ConfirmDialog
        open={open}
        title="Are you sure?"
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      />
    </main>
  );
  const { rerender } = render(page(true));
  rerender(page(false));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Page' }));
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
