import { expect, test, vi } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { failure, fakeFetch } from '../../testing/fetch.ts';
import { resetSession } from '../../testing/session.ts';
import { endedElsewhere, session } from './session.ts';
import { tokenKeys } from './tokens.ts';
import { api } from './trpc.ts';

resetSession();

/** A member calls the server after the tokens have left the storage of the browser. */
async function callWithoutTokens() {
  endedElsewhere.set(false);
  session.set({ status: 'member', user: aUser() });
  localStorage.clear();
  fakeFetch(() => failure(401, 'UNAUTHENTICATED'));
  await expect(api.notifications.preferences.query()).rejects.toThrow();
}

test('a session whose tokens the browser has thrown away ends with the next call, and the login page says so', async () => {
  await callWithoutTokens();
  await vi.waitFor(() => expect(session.get().status).toBe('visitor'));
  expect(endedElsewhere.get()).toBe(true);
});

test('a session that another tab has just ended by a sign-out is no session that ended by itself', async () => {
  await callWithoutTokens();
  dispatchEvent(new StorageEvent('storage', { key: tokenKeys.access, newValue: null }));
  await new Promise((done) => setTimeout(done, 300));
  expect([session.get().status, endedElsewhere.get()]).toEqual(['visitor', false]);
});
