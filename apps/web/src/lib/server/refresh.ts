import { times } from '@halved/shared/limits';
import { accessToken, clearTokens, refreshToken, storedAccount, storeTokens, type Tokens } from './tokens.ts';
import { WakeError } from './wake-error.ts';

/** The name under which tabs of one browser queue for a refresh. */
const lockName = 'halved-refresh';

/** What one tab stores another sees a moment later: each has a copy of the storage. */
const storageTravelsMs = 200;
const storageTravels = () => new Promise((done) => setTimeout(done, storageTravelsMs));

/** One refresh at a time across tabs where the browser has locks, else within this tab. */
function withRefreshLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work();
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(lockName, async () => {
      resolve(await work());
      // Who waits for the lock has to find the new tokens; who has them goes on at once.
      await storageTravels();
    });
    held.catch(reject);
  });
}

const tooManyRequests = 429;

const isRefused = ({ status }: Response): boolean =>
  status >= 400 && status < 500 && status !== tooManyRequests;

function tokensIn(answer: unknown): Tokens | null {
  const data = typeof answer === 'object' && answer && 'data' in answer ? answer.data : null;
  if (typeof data !== 'object' || !data || !('token' in data && 'refreshToken' in data)) return null;
  const { token, refreshToken: next } = data;
  return typeof token === 'string' && typeof next === 'string' ? { token, refreshToken: next } : null;
}

function failForNow(): never {
  throw new WakeError('status');
}

/** The pair that a refresh token is good for; null where the server refuses it. */
async function requestTokens(spent: string): Promise<Tokens | null> {
  const response = await fetch('/api/auth/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: spent }),
    signal: AbortSignal.timeout(times.apiTimeoutMs),
  }).catch((cause: unknown) => {
    throw new WakeError('network', cause);
  });
  if (isRefused(response)) return null;
  const answer: unknown = await response.json().catch(() => null);
  // Too many at once, a failure, somebody else's page in between: the session may go on with the next try.
  return tokensIn(answer) ?? failForNow();
}

/** Trades a refresh token for a pair, which takes the place of the one that is `held`; null where it is refused. */
async function exchange(spent: string, held = spent): Promise<string | null> {
  const account = storedAccount();
  const pair = await requestTokens(spent);
  if (!pair) return null;
  // Where it is not held any more, somebody signed out or in while the answer was under way: it stays that way.
  const isHeld = refreshToken() === held;
  if (isHeld) storeTokens(pair);
  if (navigator.locks) return isHeld ? pair.token : accessToken();
  // Without locks another tab may have traded the same token: of the two pairs one lives, and both may have been stored.
  await storageTravels();
  const found = refreshToken();
  if (found === pair.refreshToken) return pair.token;
  const isOther = account !== null && storedAccount() !== account;
  if (!found || isOther) return accessToken();
  return (await exchange(pair.refreshToken, found)) ?? accessToken();
}

/** What stands in the place of a rejected access token, or what its partner is traded for, unless that is `refused`. */
async function newerToken(rejected: string, refused?: string | null): Promise<string | null> {
  const current = accessToken();
  // Another tab was quicker: its token is the answer. No token at all: somebody signed out.
  if (current !== rejected) return current;
  const spent = refreshToken();
  return spent && spent !== refused ? exchange(spent) : null;
}

/**
 * The session is over here, and so everywhere: where somebody else took it on with a token that was used twice, theirs
 * ends with ours. The access token may have run out, and still says whose session it is.
 */
function endSession(rejected: string) {
  clearTokens();
  const headers = { authorization: `Bearer ${rejected}` };
  fetch('/api/auth/logout', { method: 'POST', headers }).catch(() => undefined);
}

let running: Promise<string | null> | null = null;

function refreshOnce(rejected: string): Promise<string | null> {
  return withRefreshLock(async () => {
    const spent = refreshToken();
    const fresh = await newerToken(rejected);
    if (fresh || accessToken() === null) return fresh;
    // Refused: another tab's may have taken its place, and what that tab stored is on its way.
    await storageTravels();
    const other = await newerToken(rejected, spent);
    if (!other && accessToken() === rejected) endSession(rejected);
    return other;
  });
}

/**
 * Trades the refresh token for a new pair after `rejected` was answered with 401 (docs/product.md §10.2), once for all
 * callers and tabs. Null when the session is over; both tokens are cleared then. Throws WakeError, tokens
 * kept, when the server does not answer.
 */
export function refreshAccess(rejected: string): Promise<string | null> {
  running ??= refreshOnce(rejected).finally(() => {
    running = null;
  });
  return running;
}
