import { times } from '@halved/shared/limits';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { data, fakeFetch } from '../../testing/fetch.ts';
import { resetSession } from '../../testing/session.ts';
import { refreshAccountOnReturn, useFreshAccount } from './fresh-account.ts';
import { session } from './session.ts';

resetSession();
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  stop = refreshAccountOnReturn();
});
afterEach(() => {
  cleanup();
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Somebody looks at another tab for some time, and returns to this one. */
async function returnAfter(awayMs: number) {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(awayMs);
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

it('a suspension that was lifted is over as soon as its member returns to the page', async () => {
  const user = aUser({ suspension: { until: null } });
  session.set({ status: 'member', user });
  fakeFetch(() => data({ ...user, suspension: null }));
  await returnAfter(1_000);
  expect(session.get()).toMatchObject({ user: { suspension: null } });
});

it('a new role is there once its member returns to the page after some minutes', async () => {
  const user = aUser();
  session.set({ status: 'member', user });
  const calls = fakeFetch(() => data({ ...user, role: 'moderator' }));
  await returnAfter(times.accountFreshMs - 1_000);
  expect(calls).toHaveLength(0);
  await returnAfter(1_000);
  expect(session.get()).toMatchObject({ user: { role: 'moderator' } });
  await returnAfter(1_000);
  expect(calls).toHaveLength(1);
});

it('a visitor who returns to the page causes no request', async () => {
  session.set({ status: 'visitor' });
  const calls = fakeFetch(() => data(null));
  await returnAfter(times.accountFreshMs);
  expect(calls).toHaveLength(0);
});

it('a page that waits for a mailed link requests an account that has just loaded only at each return', async () => {
  const user = aUser({ emailVerified: false });
  session.set({ status: 'member', user });
  const calls = fakeFetch(() => data(user));
  const { unmount } = renderHook(useFreshAccount);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toHaveLength(0);
  await returnAfter(1_000);
  expect(calls).toHaveLength(1);
  unmount();
  await returnAfter(1_000);
  expect(calls).toHaveLength(1);
});

it('a page that waits for a mailed link requests an account that loaded some time ago', async () => {
  const user = aUser({ emailVerified: false });
  session.set({ status: 'member', user });
  const calls = fakeFetch(() => data(user));
  await vi.advanceTimersByTimeAsync(60_000);
  renderHook(useFreshAccount);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toHaveLength(1);
});
