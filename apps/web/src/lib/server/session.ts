import type { User } from '@halved/shared/contract/users';
import { flushSync } from 'react-dom';
import { forgetCache, queryClient } from '../cache/query-client.ts';
import { writeLocal } from '../device/storage.ts';
import { createEmitter } from '../state/emitter.ts';
import { createStore, useStore } from '../state/store.ts';
import { errorData, isWaking } from './api-error.ts';
import { cancelSessionReads, sessionExpired } from './api-fetch.ts';
import { forgetReads } from './kept-reads.ts';
import { endOnServer, waitForStorage } from './refresh.ts';
import { unauthenticated } from './statuses.ts';
import {
  accessToken,
  clearTokens,
  storeAccount,
  storedAccount,
  storeTokens,
  type Tokens,
  tokenKeys,
} from './tokens.ts';
import { api, refusedAsSuspended, refusedAsVisitor, refusedByPlan, tierNamed } from './trpc.ts';
import { reportAsleep, wokeUp } from './wake.ts';
import { dropQueuedWrites } from './write-queue.ts';

export type Session = { status: 'loading' } | { status: 'visitor' } | { status: 'member'; user: User };

/** Emitted when the member is no longer signed in. Listeners remove everything that belongs to the member. */
export const personLeft = createEmitter();
/** True when the last session ended by itself: another device ended it, or the password was changed there. */
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

/**
 * The id of the account, which the device knows before the account has loaded. It decides only how something looks;
 * what can be done depends on the account itself.
 */
export function useAccountId(): string | null {
  const current = useSession();
  if (current.status === 'member') return current.user.id;
  return current.status === 'loading' ? storedAccount() : null;
}

function leaveAccount(next: Session) {
  // The parts for members leave the screen first. After that everything on the screen is refetched.
  flushSync(() => session.set(next));
  dropQueuedWrites();
  forgetReads('everything');
  cancelSessionReads();
  personLeft.emit();
  queryClient.getMutationCache().clear();
  forgetCache();
}

/** Ends the session in this browser alone; the server is not told. */
export function forgetSession(): void {
  clearTokens();
  leaveAccount(visitor);
}

/** Another tab signed somebody else in. Everything of the previous member disappears at once. */
function switchAccount() {
  leaveAccount(loading);
  void loadSession();
}

/**
 * Fetches the profile of the stored token. A 401 after a refused refresh clears both tokens (docs/product.md §2.4).
 * After any other failure the session stays "loading" and is fetched again, so that a sleeping server signs nobody out.
 */
export async function loadSession(): Promise<void> {
  if (!accessToken()) return forgetSession();
  const account = storedAccount();
  // The response is dropped if the member signed out, or somebody else signed in, meanwhile. A refresh of the tokens
  // drops nothing.
  const isOver = (accountId: string | null) =>
    !accessToken() || ![account, accountId].includes(storedAccount());
  try {
    const user = await api.auth.profile.query();
    if (isOver(user.id)) return loadAgain();
    storeAccount(user.id);
    session.set({ status: 'member', user });
  } catch (error) {
    if (isOver(account)) return loadAgain();
    if (errorData(error)?.status === unauthenticated) forgetSession();
    else if (!isWaking(error)) reportAsleep();
  }
}

async function loadAgain() {
  if (session.get().status === 'loading') await loadSession();
}

/** Begins a session in this browser (sign-in.ts). */
export function beginSession({ user, ...tokens }: Tokens & { user: User }): User {
  storeAccount(user.id);
  storeTokens(tokens);
  endedElsewhere.set(false);
  // A session that ended while no page was open has left what it kept.
  dropQueuedWrites();
  forgetReads('everything');
  forgetCache();
  session.set({ status: 'member', user });
  return user;
}

const pageCloses = () => new Promise((done) => addEventListener('pagehide', done, { once: true }));

/**
 * Signs out. The session ends here whatever the server answers (docs/product.md §2.4). The server is called only after
 * the other tabs have noticed the sign-out, because until then they may send calls of this session.
 */
export async function logout(): Promise<void> {
  const token = accessToken();
  forgetSession();
  if (!token) return;
  await Promise.race([waitForStorage(), pageCloses()]);
  await endOnServer(token);
}

/** The storage key for the time of the account's last change here; writing it notifies the other tabs. */
const changedKey = 'halved_account_changed';

/** Stores the profile after a change; the other tabs fetch it again. */
export function replaceUser(user: User): void {
  session.set({ status: 'member', user });
  writeLocal(changedKey, String(Date.now()));
}

/**
 * Fetches an account that was changed elsewhere. After a failure the account stays as it was. A response is dropped if
 * the account was changed here meanwhile.
 */
export async function refreshUser(): Promise<void> {
  const before = session.get();
  if (before.status !== 'member') return;
  const user = await api.auth.profile.query().catch(() => null);
  if (!user) return;
  if (session.get() !== before) return refreshUser();
  if (before.user.id === user.id) session.set({ status: 'member', user });
}

let refreshing: Promise<void> | undefined;

/** Fetches the account once for several calls that were refused at the same time. */
function refreshUserOnce(): Promise<void> {
  refreshing ??= refreshUser().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

const isUnsuspended = (): boolean => {
  const current = session.get();
  return current.status === 'member' && !current.user.suspension;
};

/** Ends a session whose tokens the browser has thrown away with its storage, which it tells no page. */
function endIfTokensAreLost() {
  if (session.get().status === 'member' && !accessToken()) sessionExpired.set(true);
}

/** Follows the other tabs and the end of the session; call it once at the start. Returns the function that stops it. */
export function watchSession(): () => void {
  const followTokens = () => {
    const current = session.get();
    if (!accessToken()) forgetSession();
    else if (current.status !== 'member') void loadSession();
    else if ((storedAccount() ?? current.user.id) !== current.user.id) switchAccount();
  };
  const controller = new AbortController();
  addEventListener(
    'storage',
    ({ key }) => {
      if (key === changedKey) void refreshUser();
      if (key === tokenKeys.access || key === null) followTokens();
    },
    controller,
  );
  // While another page was in this tab, the browser may have kept this one for the way back, and told it of nothing.
  addEventListener('pageshow', ({ persisted }) => persisted && followTokens(), controller);
  const endExpired = () => {
    if (!sessionExpired.get()) return;
    endedElsewhere.set(true);
    forgetSession();
  };
  // A moderator has suspended the account while it is signed in here. Its profile is fetched again, so that the notice
  // of the suspension shows.
  const refreshIfUnsuspended = () => {
    if (isUnsuspended()) void refreshUser();
  };
  // The tier has changed on the server, by a payment, a refund or an admin.
  const refreshIfOtherTier = (tier: string) => {
    const current = session.get();
    if (current.status === 'member' && current.user.tier !== tier) void refreshUserOnce();
  };
  const stops = [
    tierNamed.on(refreshIfOtherTier),
    refusedAsSuspended.on(refreshIfUnsuspended),
    // Another tab may have signed out, which removes the tokens too, and is told a moment later.
    refusedAsVisitor.on(() => void waitForStorage().then(endIfTokensAreLost)),
    // The plan may have ended. Once the account is loaded again, the gate in front of the feature is shown.
    refusedByPlan.on(() => void refreshUserOnce()),
    sessionExpired.on(endExpired),
    wokeUp.on(() => void loadAgain()),
  ];
  return () => {
    controller.abort();
    for (const stop of stops) stop();
  };
}
