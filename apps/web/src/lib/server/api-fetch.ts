import { times } from '@halved/shared/limits';
import { currentLanguage } from '../../i18n/index.ts';
import { createStore } from '../state/store.ts';
import { anySignal } from './any-signal.ts';
import { keeper } from './keeper.ts';
import { isKeptRead, keepRead, keptRead } from './kept-reads.ts';
import { takePrefetchedResponse } from './prefetched-responses.ts';
import { refreshAccess } from './refresh.ts';
import { busyStatus, isForeignPage, unauthenticated, wakingStatuses } from './statuses.ts';
import { accessToken, isSendable, storedAccount } from './tokens.ts';
import { reportAsleep, reportAwake, reportBusy } from './wake.ts';
import { WakeError } from './wake-error.ts';
import { queueWrite, sendableMs } from './write-queue.ts';

/**
 * True after the server has refused to refresh the session, which ends it. The shell then redirects to /login and sets
 * this to false. It is a store, not an event, because the session may end before the shell listens.
 */
export const sessionExpired = createStore(false);

/** Calls whose 401 says something about the call, not that the session has ended. */
const opensSession = /^\/api\/auth\/(login|register|refresh|logout)$/;

/** Errors with the status 401 that say something about a code of the second factor, not about the session. */
const codeErrors = /"(INVALID_CODE|SECOND_FACTOR_REQUIRED)"/;

/**
 * Writes that do not wait for a sleeping server. A login has its own waiting screen (docs/product.md §10.1), and a
 * logout takes effect at once. An account must not be deleted, and no payment page opened, minutes after the member has
 * turned away. A code of an authenticator app is valid for a minute.
 */
const neverQueued =
  /^\/api\/(auth\/(login|refresh|logout|account|totp(\/confirm)?)|subscriptions\/checkout)$/;

/**
 * Calls that an e-mail address or a mailed link authorizes, whoever is signed in here: an expired session must not
 * block them.
 */
const byMailedLink = /^\/api\/(auth\/(forgot|reset)-password|notifications\/unsubscribe)(\?|$)/;

/**
 * This call works with the mailed link alone, but with a session it also proves who opened the link (docs/product.md
 * §2.5).
 */
const preferablySignedIn = /^\/api\/auth\/verify-email\?/;

const tokenFor = (url: string): string | null => (byMailedLink.test(url) ? null : accessToken());

let sessionReads = new AbortController();

/**
 * Cancels the reads of a session that is over. Nobody waits for their responses any more, and the server would refuse
 * them. Writes continue, because the member made them before leaving.
 */
export function cancelSessionReads(): void {
  sessionReads.abort();
  sessionReads = new AbortController();
}

/** A deletion is sent at the latest when its page is left, and then has to survive the page. */
const survivesPage = ({ method }: RequestInit): boolean => method === 'DELETE';

const isWrite = ({ method = 'GET' }: RequestInit): boolean => method !== 'GET';

/** What cancels a call: its caller, or the end of the session. */
function cancellationsOf(init: RequestInit, token: string | null): AbortSignal[] {
  const ofCaller = init.signal ? [init.signal] : [];
  return token && !isWrite(init) ? [...ofCaller, sessionReads.signal] : ofCaller;
}

async function send(url: string, init: RequestInit, token: string | null): Promise<Response> {
  if (token && !isSendable(token)) return unauthenticatedResponse();
  const headers = new Headers(init.headers);
  headers.set('accept-language', currentLanguage());
  if (token) headers.set('authorization', `Bearer ${token}`);
  const cancellations = cancellationsOf(init, token);
  const signal = anySignal([...cancellations, AbortSignal.timeout(times.apiTimeoutMs)]);
  try {
    const prefetched = takePrefetchedResponse(url, init, token);
    const response =
      (prefetched && (await prefetched)) ??
      (await fetch(url, { ...init, headers, signal, keepalive: survivesPage(init) }));
    // A connection that breaks off within the answer to a write leaves the write unanswered.
    if (isWrite(init)) await response.clone().arrayBuffer();
    if (!isForeignPage(response)) return response;
  } catch (cause) {
    // A cancelled call says nothing about the server.
    if (cancellations.some(({ aborted }) => aborted)) throw cause;
    throw new WakeError(signal.aborted ? 'timeout' : 'network', cause);
  }
  throw new WakeError('network');
}

/** Reports what a response says about the server: that the server is awake, asleep or busy. */
function report({ status, headers }: Response) {
  const retryAfter = status === busyStatus ? Number(headers.get('retry-after')) : 0;
  if (retryAfter > 0) reportBusy(retryAfter);
  else if (wakingStatuses.includes(status)) reportAsleep();
  else reportAwake();
}

async function sendAndReport(url: string, init: RequestInit, token: string | null): Promise<Response> {
  const silence = setTimeout(reportAsleep, times.silenceMs);
  try {
    const response = await send(url, init, token);
    report(response);
    return response;
  } catch (error) {
    if (error instanceof WakeError) reportAsleep();
    throw error;
  } finally {
    clearTimeout(silence);
  }
}

/** The refresh after a 401. A server that does not answer the refresh counts as asleep, as for any other call. */
async function refreshAndReport(rejected: string): Promise<string | null> {
  try {
    return await refreshAccess(rejected);
  } catch (error) {
    if (error instanceof WakeError) reportAsleep();
    throw error;
  }
}

/** Whether a response says that its token is not valid any more. */
async function refusesToken(response: Response, url: string): Promise<boolean> {
  if (response.status !== unauthenticated || opensSession.test(url)) return false;
  return !codeErrors.test(await response.clone().text());
}

/** Sends a request only as `account`, because another tab may just have signed somebody else in. */
export async function sendAs(url: string, init: RequestInit, account: string | null): Promise<Response> {
  const token = tokenFor(url);
  const isOther = () => account !== null && storedAccount() !== account;
  if (isOther()) return unauthenticatedResponse();
  const response = await sendAndReport(url, init, token);
  if (!token || !(await refusesToken(response, url))) return response;
  // Somebody has signed out meanwhile, here or in another tab. The session has not ended by itself.
  if (accessToken() === null) return response;
  const fresh = await refreshAndReport(token);
  if (!fresh) sessionExpired.set(true);
  if (!fresh || isOther()) return response;
  // A body that is never read would occupy one of the browser's six connections.
  void response.body?.cancel();
  return sendAndReport(url, init, fresh);
}

async function sendAsMemberOrVisitor(
  url: string,
  init: RequestInit,
  account: string | null,
): Promise<Response> {
  const response = await sendAs(url, init, account);
  return response.status === unauthenticated ? sendAndReport(url, init, null) : response;
}

/** What the server has answered to this page. It is never replaced by what is kept, which may be older. */
const answered = new Set<string>();

/** Reads from the server; if it does not answer, what the device has kept of the member's earlier reads. */
async function read(url: string, init: RequestInit, account: string | null): Promise<Response> {
  const answer = sendAs(url, init, account);
  if (account === null || !isKeptRead(url)) return answer;
  const response = await answer.catch((error) => {
    if (!(error instanceof WakeError)) throw error;
  });
  if (response && !wakingStatuses.includes(response.status)) {
    answered.add(url);
    void keepRead(account, url, response.clone());
    return response;
  }
  if (answered.has(url) && navigator.onLine) return answer;
  return (await keptRead(account, url)) ?? answer;
}

/** Replaces the server's response to a token that is no longer stored. */
const unauthenticatedResponse = () =>
  Response.json({ error: { code: 'UNAUTHENTICATED', message: '' } }, { status: unauthenticated });

/**
 * Sends every request of the interface, with the bearer token, the interface's language and a timeout of 30 s. After a
 * 401 it refreshes the token and retries once (docs/product.md §10.2). A read that the server does not answer throws a
 * WakeError; 502, 503 and 504 are returned as responses. The wake notice shows for both, and after eight seconds without
 * a response. Writes wait in a queue until the server answers (write-queue.ts), except the few of `neverQueued`.
 */
export function apiFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const account = tokenFor(url) ? storedAccount() : null;
  if (preferablySignedIn.test(url)) return sendAsMemberOrVisitor(url, init, account);
  if (!isWrite(init)) return read(url, init, account);
  if (neverQueued.test(url)) return sendAs(url, init, account);
  const isKeyed = new Headers(init.headers).has('idempotency-key');
  return queueWrite({
    account,
    send: () => sendAs(url, init, account),
    until: isKeyed ? Date.now() + sendableMs : Infinity,
    keep: () => keeper.get()?.keep(account, url, init),
  });
}
