import { minuteMs } from '@halved/shared/durations';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '../../i18n/index.ts';
import { forgetSession, session } from '../../lib/server/session.ts';
import { aUser } from '../../testing/factories.ts';
import { data, fakeFetch } from '../../testing/fetch.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { SuspendedNotice } from './suspended-notice.tsx';

beforeAll(prepareTexts);
afterEach(async () => {
  cleanup();
  localStorage.clear();
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

test.each([
  ['2026-12-03T12:00:00.000Z', 'Your account is suspended until December 3, 2026.'],
  [null, 'Your account is suspended.'],
])(
  'on a device that was here before, the notice of a suspension until %s does not wait for the account',
  (until, sentence) => {
    renderApp(<SuspendedNotice />, { user: aUser({ suspension: { until } }) });
    act(() => session.set({ status: 'loading' }));
    expect(screen.getByText(sentence)).toBeTruthy();
    act(() => forgetSession());
    expect(screen.queryByText(sentence)).toBeNull();
  },
);

test('a device forgets a suspension that was lifted', () => {
  renderApp(<SuspendedNotice />, { user: aUser({ suspension: { until: null } }) });
  act(() => session.set({ status: 'member', user: aUser() }));
  act(() => session.set({ status: 'loading' }));
  expect(screen.queryByText(/suspended/)).toBeNull();
});

test('the notice leaves a page that stays open when the suspension ends', async () => {
  vi.useFakeTimers();
  try {
    const user = aUser();
    const calls = fakeFetch(() => data(user));
    const until = new Date(Date.now() + 5 * minuteMs).toISOString();
    renderApp(<SuspendedNotice />, { user: { ...user, suspension: { until } } });
    await act(() => vi.advanceTimersByTimeAsync(4 * minuteMs));
    expect(screen.getByText(/suspended/)).toBeTruthy();
    expect(calls).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(10 * minuteMs));
    expect(screen.queryByText(/suspended/)).toBeNull();
    expect(calls).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
