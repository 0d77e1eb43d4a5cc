import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setKeysInUse, shortcutsShown } from '../../lib/navigation/keys-in-use.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { UnsavedPage } from '../../testing/unsaved-page.tsx';
import { Shortcuts } from './shortcuts.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  setKeysInUse(true);
  shortcutsShown.set(false);
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const press = (key: string, target: Element = document.body, modifiers = {}) =>
  fireEvent.keyDown(target, { key, ...modifiers });

function open(content = <p />) {
  renderApp(
    <>
      <main>{content}</main>
      <Shortcuts />
      <Address />
    </>,
    { at: '/community' },
  );
}

test('n begins a worry, and / goes to the feed from a page without a search', () => {
  open();
  press('n');
  expect(screen.getByText('/feed?share=1')).toBeTruthy();
  press('/');
  expect(screen.getByText('/feed')).toBeTruthy();
});

test.each([
  ['n', '/feed?share=1'],
  ['/', '/feed'],
])('%s asks before it leaves a page with unsaved changes', (key, address) => {
  open(<UnsavedPage />);
  press(key);
  expect(screen.getByText('/community')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByText(address)).toBeTruthy();
});

test('/ goes to the search of the page', () => {
  open(<input type="search" aria-label="Search" />);
  const field = screen.getByRole('searchbox');
  // The browser of the unit tests has no layout.
  Object.defineProperty(field, 'getClientRects', { value: () => [{ width: 10, height: 10 }] });
  press('/');
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('/community')).toBeTruthy();
});

test('typing in a field and keys with a modifier are no shortcuts', () => {
  open(<textarea aria-label="Words" />);
  press('n', screen.getByRole('textbox'));
  press('n', document.body, { ctrlKey: true });
  press('?', screen.getByRole('textbox'));
  expect(screen.getByText('/community')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('? lists the shortcuts, which can be switched off on the device', () => {
  open();
  press('?');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Share a worry',
    'Search',
    'Show these keys',
  ]);
  fireEvent.click(screen.getByRole('switch', { name: 'Use these keys' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  for (const key of ['n', '/', '?']) press(key);
  expect(screen.getByText('/community')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => shortcutsShown.set(true));
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});
