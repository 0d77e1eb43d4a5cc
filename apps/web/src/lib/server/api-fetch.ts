import { times } from '@halved/shared/limits';
import { currentLanguage } from '../../i18n/index.ts';
import { createStore } from '../state/store.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { refreshAccess } from './refresh.ts';
import { accessToken, storedAccount } from './tokens.ts';
import { reportAsleep, reportAwake } from './wake.ts';
import { WakeError, wakingStatuses } from './wake-error.ts';
import { queueWrite } from './write-queue.ts';

/**
 * True once the session ended by itself: its refresh was refused. The shell leads to /login and sets it back;
 * a store and not an event, because it may come before there is a shell.
 */
export const sessionExpired = createStore(false);

/** Calls whose 401 is their own answer, not the end of a session. */
const opensSession = /^\/api\/auth\/(login|register|refresh|logout)$/;

/**
 * Writes that do not wait for a sleeping server: a login has a screen for that (docs/product.md §10.1), a logout is
 * over at once, and nobody's account is deleted minutes after they have turned away.
 */
const neverQueued = /^\/api\/auth\/(login|refresh|logout|account)$/;

/**
 * Done by the address or a mailed link, whoever is signed in here: a session that is over must not stand in its way.
 */
const byMailedLink = /^\/api\/auth\/(forgot-password|reset-password)(\?|$)/;

/** Also done for whoever has the link; but from the account's own session it proves more (docs/product.md §2.5). */
const preferablySignedIn = /^\/api\/auth\/verify-email\?/;

/** A damaged one is of no use to the server either, and no header takes it. */
const isSendable = (token: string): boolean => /^[\x21-\x7e]+$/.test(token);

const tokenFor = (url: string): string | null => (byMailedLink.test(url) ? null : accessToken());

const unauthenticated = 401;

function withTimeout(signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(times.apiTimeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

async function send(url: string, init: RequestInit, token: string | null): Promise<Response> {
  if (token && !isSendable(token)) return unauthenticatedAnswer();
  const headers = new Headers(init.headers);
  headers.set('accept-language', currentLanguage());
  if (token) headers.set('authorization', `Bearer ${token}`);
  const signal = withTimeout(init.signal);
  try {
    return await (takeEarlyAnswer(url, init, token) ?? fetch(url, { ...init, headers, signal }));
  } catch (cause) {
    // The caller lost interest: that is no news about the server.
    if (init.signal?.aborted) throw cause;
    throw new WakeError(signal.aborted ? 'timeout' : 'network', cause);
  }
}

async function sendAndReport(url: string, init: RequestInit, token: string | null): Promise<Response> {
  try {
    const response = await send(url, init, token);
    if (wakingStatuses.includes(response.status)) reportAsleep('status');
    else reportAwake();
    return response;
  } catch (error) {
    if (error instanceof WakeError) reportAsleep(error.reason);
    throw error;
  }
}

const isWrite = ({ method = 'GET' }: RequestInit): boolean => method !== 'GET';

/** The refresh after a 401; a server that falls asleep over it is as asleep as over any other call. */
async function refreshAndReport(rejected: string): Promise<string | null> {
  try {
    return await refreshAccess(rejected);
  } catch (error) {
    if (error instanceof WakeError) reportAsleep(error.reason);
    throw error;
  }
}

/** One try, as `account` and nobody else: the other tab may have signed somebody else in a moment ago. */
async function ask(url: string, init: RequestInit, account: string | null): Promise<Response> {
  const token = tokenFor(url);
  const isOther = () => account !== null && storedAccount() !== account;
  if (isOther()) return unauthenticatedAnswer();
  const response = await sendAndReport(url, init, token);
  if (response.status !== unauthenticated || !token || opensSession.test(url)) return response;
  const fresh = await refreshAndReport(token);
  if (!fresh) sessionExpired.set(true);
  if (!fresh || isOther()) return response;
  // Unread, it would keep one of the six connections.
  void response.body?.cancel();
  return sendAndReport(url, init, fresh);
}

async function askAsMemberOrVisitor(
  url: string,
  init: RequestInit,
  account: string | null,
): Promise<Response> {
  const response = await ask(url, init, account);
  return response.status === unauthenticated ? sendAndReport(url, init, null) : response;
}

/** What the server would say to a token that is no longer there. */
const unauthenticatedAnswer = () =>
  Response.json({ error: { code: 'UNAUTHENTICATED', message: '' } }, { status: unauthenticated });

/**
 * Every request of the interface: bearer token, the interface's language, 30 s of patience, one refresh and one retry
 * after a 401 (docs/product.md §10.2). A read that the server does not answer becomes a WakeError; 502, 503 and 504
 * come back as responses; both are told to the wake notice. A write waits until it is answered (write-queue.ts), but
 * for those that open or end a session: they have patience of their own, or none.
 */
export function apiFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const account = tokenFor(url) ? storedAccount() : null;
  if (preferablySignedIn.test(url)) return askAsMemberOrVisitor(url, init, account);
  if (!isWrite(init) || neverQueued.test(url)) return ask(url, init, account);
  return queueWrite(account, () => ask(url, init, account));
}
