import type { User } from '@halved/shared/contract/users';
import { flushSync } from 'react-dom';
import { forgetCache, queryClient } from '../cache/query-client.ts';
import { writeLocal } from '../device/storage.ts';
import { createEmitter } from '../state/emitter.ts';
import { createStore, useStore } from '../state/store.ts';
import { errorData, isWaking } from './api-error.ts';
import { sessionExpired } from './api-fetch.ts';
import {
  accessToken,
  clearTokens,
  storeAccount,
  storedAccount,
  storeTokens,
  type Tokens,
  tokenKeys,
} from './tokens.ts';
import { api, refusedAsSuspended } from './trpc.ts';
import { reportAsleep, wokeUp } from './wake.ts';
import { dropQueuedWrites } from './write-queue.ts';

export type Session = { status: 'loading' } | { status: 'visitor' } | { status: 'member'; user: User };

/** Somebody signed in or registered here; told before any screen shows it. */
export const signedIn = createEmitter<User>();
/** Whoever was here is not any more: nothing of theirs may stay. */
export const personLeft = createEmitter();
/** The last session ended by itself: another device ended it, or the password was changed there. */
export const endedElsewhere = createStore(false);

const visitor: Session = { status: 'visitor' };
const loading: Session = { status: 'loading' };

export const session = createStore<Session>(accessToken() ? loading : visitor);
export const useSession = (): Session => useStore(session);

/** The signed-in account, or null for a visitor and while it is not known yet. */
export function useUser(): User | null {
  const current = useSession();
  return current.status === 'member' ? current.user : null;
}

function leaveAccount(next: Session) {
  // What only members may ask is off the screen before everything on it is asked anew.
  flushSync(() => session.set(next));
  dropQueuedWrites();
  personLeft.emit();
  queryClient.getMutationCache().clear();
  forgetCache();
}

/** The session is over here; the server is not told. */
export function forgetSession(): void {
  clearTokens();
  leaveAccount(visitor);
}

/** In another tab somebody else signed in: of the one before nothing stays, not even for a moment. */
function switchAccount() {
  leaveAccount(loading);
  void loadSession();
}

const unauthenticated = 401;

/**
 * Fetches the profile behind the stored token. Only a 401 that no refresh mends clears both tokens (docs/product.md
 * §2.4): on any other failure the session stays "loading" and is asked for again, so that nobody is signed out by a
 * nap.
 */
export async function loadSession(): Promise<void> {
  if (!accessToken()) return forgetSession();
  const account = storedAccount();
  // Somebody signed out, or somebody else in, while the answer was on its way; a refresh changes neither.
  const isOver = (whose: string | null) => !accessToken() || ![account, whose].includes(storedAccount());
  try {
    const user = await api.auth.profile.query();
    if (isOver(user.id)) return loadAgain();
    storeAccount(user.id);
    session.set({ status: 'member', user });
  } catch (error) {
    if (isOver(account)) return loadAgain();
    if (errorData(error)?.status === unauthenticated) forgetSession();
    else if (!isWaking(error)) reportAsleep('status');
  }
}

async function loadAgain() {
  if (session.get().status === 'loading') await loadSession();
}

/** A session begins here (sign-in.ts). */
export function beginSession({ user, ...tokens }: Tokens & { user: User }): User {
  storeAccount(user.id);
  storeTokens(tokens);
  endedElsewhere.set(false);
  forgetCache();
  signedIn.emit(user);
  session.set({ status: 'member', user });
  return user;
}

/** Ends the session here whatever the server says (docs/product.md §2.4). */
export async function logout(): Promise<void> {
  const ended = api.auth.logout.mutate().catch(() => undefined);
  forgetSession();
  await ended;
}

/** When the account was last changed here: its change tells the other tabs. */
const changedKey = 'halved_account_changed';

/** After a change of the profile; the other tabs ask for it anew. */
export function replaceUser(user: User): void {
  session.set({ status: 'member', user });
  writeLocal(changedKey, String(Date.now()));
}

/**
 * Asks for a member's account anew: it was changed elsewhere. A failure leaves it as it was; an answer from before a
 * change that was made here meanwhile is none.
 */
export async function refreshUser(): Promise<void> {
  const before = session.get();
  if (before.status !== 'member') return;
  const user = await api.auth.profile.query().catch(() => null);
  if (!user) return;
  if (session.get() !== before) return refreshUser();
  if (before.user.id === user.id) session.set({ status: 'member', user });
}

const isUnsuspended = (): boolean => {
  const current = session.get();
  return current.status === 'member' && !current.user.suspension;
};

/** Follows the other tabs and the end of the session; call once at the start. Returns the undoing. */
export function watchSession(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === changedKey) void refreshUser();
    if (key !== tokenKeys.access && key !== null) return;
    const current = session.get();
    if (!accessToken()) forgetSession();
    else if (current.status !== 'member') void loadSession();
    else if ((storedAccount() ?? current.user.id) !== current.user.id) switchAccount();
  };
  addEventListener('storage', follow);
  const end = () => {
    if (!sessionExpired.get()) return;
    endedElsewhere.set(true);
    forgetSession();
  };
  // A moderator suspended the account while it was open here: its own page says so from now on.
  const askWhether = () => {
    if (isUnsuspended()) void refreshUser();
  };
  const stops = [
    refusedAsSuspended.on(askWhether),
    sessionExpired.on(end),
    wokeUp.on(() => void loadAgain()),
  ];
  return () => {
    removeEventListener('storage', follow);
    for (const stop of stops) stop();
  };
}
