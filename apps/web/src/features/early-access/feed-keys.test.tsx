import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { FeedKeys } from './feed-keys.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const like = vi.fn();

function Feed({ dialog = false }: { dialog?: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <FeedKeys list={list} />
      <input aria-label="Search" />
      {dialog && <dialog open>Something</dialog>}
      <div ref={list}>
        {['one', 'two', 'three'].map((name) => (
          <article key={name} data-post={name} aria-label={name}>
            <button type="button" data-like="" aria-pressed={name === 'two'} onClick={() => like(name)}>
              Like
            </button>
          </article>
        ))}
      </div>
    </>
  );
}

const press = (key: string, more: object = {}, target: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(target, { key, ...more });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? null;

test('J and K move the focus through the worries, and stop at both ends', () => {
  renderApp(<Feed />);
  const path = ['j', 'j', 'J', 'j', 'k', 'k', 'k'].map((key) => {
    press(key);
    return focused();
  });
  expect(path).toEqual(['one', 'two', 'three', 'three', 'two', 'one', 'one']);
});

test('L likes the worry that has the focus, once for a held key, and says what it did', () => {
  like.mockClear();
  renderApp(<Feed />);
  press('l');
  expect(like).not.toHaveBeenCalled();
  press('j');
  press('l');
  press('l', { repeat: true });
  expect(like.mock.calls).toEqual([['one']]);
  screen.getByText('You felt this too.');
  press('j');
  press('l');
  screen.getByText('Taken back.');
});

test('the keys belong to whatever has the focus within a worry', () => {
  renderApp(<Feed />);
  screen.getAllByRole('button')[1]?.focus();
  press('j');
  expect(focused()).toBe('three');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }])(
  'the keys do nothing together with %j',
  (modifier) => {
    renderApp(<Feed />);
    press('j', modifier);
    expect(focused()).toBeNull();
  },
);

test('the keys do nothing while somebody types, or a dialog is open', () => {
  renderApp(<Feed />);
  const search = screen.getByLabelText('Search');
  search.focus();
  expect(press('j')).toBe(true);
  expect(document.activeElement).toBe(search);
  cleanup();
  renderApp(<Feed dialog />);
  press('j');
  expect(focused()).toBeNull();
});

test('the keys are listed', () => {
  renderApp(<Feed />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'jNext worry',
    'kPrevious worry',
    'lLike',
  ]);
});
