import { times } from '@halved/shared/limits';
import { accessToken, clearTokens, refreshToken, storeTokens } from './tokens.ts';
import { WakeError, wakingStatuses } from './wake-error.ts';

/** The name under which tabs of one browser queue for a refresh. */
const lockName = 'halved-refresh';

/** What one tab stores another sees a moment later: each has a copy of the storage. */
const storageTravelsMs = 200;

/** One refresh at a time across tabs where the browser has locks, else within this tab. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work();
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(lockName, async () => {
      resolve(await work());
      // Who waits for the lock has to find the new tokens; who has them goes on at once.
      await new Promise((done) => setTimeout(done, storageTravelsMs));
    });
    held.catch(reject);
  });
}

async function ask(spent: string): Promise<string | null> {
  const response = await fetch('/api/auth/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: spent }),
    signal: AbortSignal.timeout(times.apiTimeoutMs),
  }).catch((cause: unknown) => {
    throw new WakeError('network', cause);
  });
  if (wakingStatuses.includes(response.status)) throw new WakeError('status');
  const answer: unknown = await response.json().catch(() => null);
  const data = typeof answer === 'object' && answer && 'data' in answer ? answer.data : null;
  if (!response.ok || typeof data !== 'object' || !data) return null;
  if (!('token' in data && 'refreshToken' in data)) return null;
  if (typeof data.token !== 'string' || typeof data.refreshToken !== 'string') return null;
  // Somebody signed out, here or in another tab, while the answer was under way: it stays that way.
  if (refreshToken() !== spent) return accessToken();
  storeTokens({ token: data.token, refreshToken: data.refreshToken });
  return data.token;
}

let running: Promise<string | null> | null = null;

async function refreshOnce(rejected: string): Promise<string | null> {
  return alone(async () => {
    const current = accessToken();
    // Another tab was quicker: its token is the answer. No token at all: somebody signed out.
    if (current !== rejected) return current;
    const spent = refreshToken();
    const fresh = spent ? await ask(spent) : null;
    if (!fresh && accessToken() === rejected) clearTokens();
    return fresh;
  });
}

/**
 * Trades the refresh token for a new pair after `rejected` was answered with 401 (spec 1 §4), once for all
 * callers and tabs. Null when the session is over; both tokens are cleared then. Throws WakeError, tokens
 * kept, when the server does not answer.
 */
export function refreshAccess(rejected: string): Promise<string | null> {
  running ??= refreshOnce(rejected).finally(() => {
    running = null;
  });
  return running;
}
