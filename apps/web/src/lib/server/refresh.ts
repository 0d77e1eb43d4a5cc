import { isErrorCode } from '@halved/shared/errors';
import { isFields } from '@halved/shared/fields';
import { times } from '@halved/shared/limits';
import { accessToken, clearTokens, refreshToken, storedAccount, storeTokens, type Tokens } from './tokens.ts';
import { WakeError } from './wake-error.ts';

/** The name under which tabs of one browser queue for a refresh. */
const lockName = 'halved-refresh';

/** Another tab sees a change of the storage a moment later, because each tab has a copy. */
const storageDelayMs = 200;
export const waitForStorage = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, storageDelayMs));

/** A tab that holds the lock for longer was suspended by its device, which keeps the lock from all other tabs. */
const longestRefreshMs = times.apiTimeoutMs + 2 * storageDelayMs;

/**
 * Runs one refresh at a time: across tabs where the browser has locks and allows them, else within this tab. The work
 * is told whether it holds the lock.
 */
function withRefreshLock<Result>(work: (isLocked: boolean) => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work(false);
  return new Promise((resolve) => {
    const whileHeld = () => {
      const result = work(true);
      resolve(result);
      // The lock is kept a moment longer, so that the next tab finds the new tokens. This tab already continues.
      return result.then(waitForStorage, waitForStorage);
    };
    // A browser that blocks cookies refuses the lock. It stores nothing either, so no other tab has these tokens.
    const signal = AbortSignal.timeout(longestRefreshMs);
    navigator.locks.request(lockName, { signal }, whileHeld).catch(() => resolve(work(false)));
  });
}

const tooManyRequests = 429;

/** Whether the server refuses. A proxy before it that refuses has its own page, or a shape of its own. */
const isRefused = ({ status }: Response, body: unknown): boolean =>
  status >= 400 &&
  status < 500 &&
  status !== tooManyRequests &&
  isFields(body) &&
  isFields(body.error) &&
  isErrorCode(body.error.code);

function tokensIn(body: unknown): Tokens | null {
  const data = isFields(body) ? body.data : null;
  if (!isFields(data)) return null;
  const { token, refreshToken: next } = data;
  return typeof token === 'string' && typeof next === 'string' ? { token, refreshToken: next } : null;
}

function failForNow(): never {
  throw new WakeError('status');
}

/** The new pair of tokens for a refresh token; null when the server refuses it. */
async function requestTokens(oldToken: string): Promise<Tokens | null> {
  const response = await fetch('/api/auth/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: oldToken }),
    signal: AbortSignal.timeout(times.apiTimeoutMs),
  }).catch((cause: unknown) => {
    throw new WakeError('network', cause);
  });
  const body: unknown = await response.json().catch(() => null);
  if (isRefused(response, body)) return null;
  // After a rate limit, a server error or a proxy's page the session may go on with the next try.
  return tokensIn(body) ?? failForNow();
}

/**
 * Exchanges a refresh token for a new pair, which replaces the token `expected` in the storage; null when the server
 * refuses it.
 */
async function exchange(oldToken: string, isLocked: boolean, expected = oldToken): Promise<string | null> {
  const account = storedAccount();
  const pair = await requestTokens(oldToken);
  if (!pair) return null;
  // If the expected token is no longer stored, somebody signed out or in meanwhile, so the storage is left unchanged.
  const isStored = refreshToken() === expected;
  if (isStored) storeTokens(pair);
  if (isLocked && isStored) return pair.token;
  // Without the lock another tab may have exchanged the same token: only one of the two pairs is valid, and both may have
  // been stored.
  await waitForStorage();
  const stored = refreshToken();
  if (stored === pair.refreshToken) return pair.token;
  const isOther = account !== null && storedAccount() !== account;
  if (!stored || isOther) return accessToken();
  return (await exchange(pair.refreshToken, isLocked, stored)) ?? accessToken();
}

/**
 * The access token that has replaced the rejected one, if there is one. Otherwise requests a new one with the stored
 * refresh token, unless that token is `refused`.
 */
async function newerToken(
  rejected: string,
  isLocked: boolean,
  refused?: string | null,
): Promise<string | null> {
  const current = accessToken();
  // Another tab has refreshed already, and its token is used; or there is no token, because somebody signed out.
  if (current !== rejected) return current;
  const oldToken = refreshToken();
  return oldToken && oldToken !== refused ? exchange(oldToken, isLocked) : null;
}

/**
 * Ends the session here and on the server, so that somebody with a stolen refresh token cannot continue it. An expired
 * access token still identifies the session.
 */
function endSession(rejected: string) {
  clearTokens();
  void endOnServer(rejected);
}

/** Ends the session of an access token on the server, also while the page closes. A failure is ignored. */
export async function endOnServer(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await fetch('/api/auth/logout', { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}

let running: Promise<string | null> | null = null;

function refreshOnce(rejected: string): Promise<string | null> {
  return withRefreshLock(async (isLocked) => {
    const oldToken = refreshToken();
    const newToken = await newerToken(rejected, isLocked);
    if (newToken || accessToken() === null) return newToken;
    // The refusal may mean that another tab has replaced the token. The tokens that it stored may not be visible here
    // yet.
    await waitForStorage();
    const retriedToken = await newerToken(rejected, isLocked, oldToken);
    if (!retriedToken && accessToken() === rejected) endSession(rejected);
    return retriedToken;
  });
}

/**
 * Exchanges the refresh token for a new pair after the server answered the access token `rejected` with 401
 * (docs/product.md §10.2). This is done once for all callers and tabs. Resolves with the new access token, or with null
 * when the session is over and both tokens are cleared. Throws WakeError when the server does not answer, and then
 * keeps both tokens.
 */
export function refreshAccess(rejected: string): Promise<string | null> {
  running ??= refreshOnce(rejected).finally(() => {
    running = null;
  });
  return running;
}
