import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { instance } from '../../lib/server/instance.ts';
import { anInstance } from '../../testing/instance-factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  instance.set(undefined);
});

const text = 'We move to a new server on Sunday.';
let count = 0;
const announcement = (changes: object = {}) => {
  count += 1;
  return { id: `announcement-${count}`, text, until: null, ...changes };
};
const know = (value: ReturnType<typeof announcement> | null) =>
  act(() => instance.set(anInstance({ announcement: value })));
const open = () =>
  renderApp(
    <>
      <AnnouncementBar />
      <main id="content" tabIndex={-1}>
        <Link to="/other">Elsewhere</Link>
      </main>
    </>,
  );
const bar = () => document.querySelector('[data-announcement]');

test('an announcement that the device knows stands above the content at once', () => {
  instance.set(anInstance({ announcement: announcement() }));
  open();
  expect(screen.getByText(text).closest('[role=status]')).not.toBeNull();
  expect(bar()?.className).not.toContain('fixed');
});

test('an announcement that arrives later floats over the page, and stands above the content of the next one', () => {
  open();
  expect(bar()).toBeNull();
  know(announcement());
  expect(bar()?.className).toContain('fixed');
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(bar()?.className).not.toContain('fixed');
});

test('an announcement that was put away stays away on this device, and the next one shows', () => {
  const first = announcement();
  instance.set(anInstance({ announcement: first }));
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Put this announcement away' }));
  expect(bar()).toBeNull();
  expect(document.activeElement?.id).toBe('content');
  expect(localStorage.getItem('halved_announcement')).toBe(first.id);
  know({ ...first });
  expect(bar()).toBeNull();
  know(announcement({ text: 'We have moved.' }));
  expect(screen.getByText('We have moved.')).toBeTruthy();
});

test('an announcement that has ended does not show', () => {
  instance.set(anInstance({ announcement: announcement({ until: '2020-01-01T00:00:00.000Z' }) }));
  open();
  expect(bar()).toBeNull();
});
