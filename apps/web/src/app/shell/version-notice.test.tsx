import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { newVersion } from '../../lib/device/new-version.ts';
import { queuedWrites } from '../../lib/server/wake.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { VersionNotice } from './version-notice.tsx';

beforeAll(prepareTexts);
afterEach(() => {
  cleanup();
  newVersion.set('none');
  queuedWrites.set(0);
});

/** The notice is the first live region; the messages of the application follow. */
const region = () => screen.getAllByRole('status')[0];

test('the notice of a new version is an empty live region until there is one, and “Later” puts it away', () => {
  renderApp(
    <>
      <VersionNotice />
      <main id="content" tabIndex={-1} />
    </>,
  );
  expect(region()?.textContent).toBe('');
  act(() => newVersion.set('waiting'));
  expect(region()?.textContent).toContain('A new version is ready');
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(region()?.textContent).toBe('');
  expect(document.activeElement?.id).toBe('content');
});

test('the notice of a new version waits while a write waits for the server', () => {
  queuedWrites.set(1);
  newVersion.set('waiting');
  renderApp(<VersionNotice />);
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  act(() => queuedWrites.set(0));
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});
