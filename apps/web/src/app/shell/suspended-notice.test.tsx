import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../../i18n/index.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { SuspendedNotice } from './suspended-notice.tsx';

beforeAll(prepareTexts);
afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

test('a member whose account is not suspended sees no notice of a suspension', () => {
  renderApp(<SuspendedNotice />, { user: aUser() });
  expect(screen.queryByText(/suspended/)).toBeNull();
});

test('a suspended member reads how long the suspension lasts and what still works', () => {
  renderApp(<SuspendedNotice />, { user: aUser({ suspension: { until: '2026-12-03T12:00:00.000Z' } }) });
  expect(screen.getByText('Your account is suspended until December 3, 2026.')).toBeTruthy();
  expect(screen.getByText(/take out your data, and delete your account/)).toBeTruthy();
  const linkTargets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(linkTargets).toEqual(['/settings', '/guidelines']);
});

test('the notice of a suspension without an end names no date, in Spanish too', async () => {
  await setLanguage('es');
  renderApp(<SuspendedNotice />, { user: aUser({ suspension: { until: null } }) });
  expect(screen.getByText('Tu cuenta está suspendida.')).toBeTruthy();
});
