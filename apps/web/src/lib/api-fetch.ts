import { times } from '@halved/shared/limits';
import { currentLanguage } from '../i18n/index.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { refreshAccess } from './refresh.ts';
import { createStore } from './store.ts';
import { accessToken } from './tokens.ts';
import { reportAsleep, reportAwake } from './wake.ts';
import { WakeError, wakingStatuses } from './wake-error.ts';

/**
 * True once the session ended by itself: its refresh was refused. The shell leads to /login and sets it back;
 * a store and not an event, because it may come before there is a shell.
 */
export const sessionExpired = createStore(false);

/** Calls whose 401 is their own answer, not the end of a session. */
const opensSession = /^\/api\/auth\/(login|register|refresh|logout)$/;

function withTimeout(signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(times.apiTimeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

async function send(url: string, init: RequestInit, token: string | null): Promise<Response> {
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

async function sendTold(url: string, init: RequestInit, token: string | null): Promise<Response> {
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

/**
 * Every request of the interface: bearer token, the interface's language, 30 s of patience, one refresh and
 * one retry after a 401 (spec 1 §4, §7). A server that does not answer becomes a WakeError; 502, 503 and
 * 504 come back as responses and are told to the wake notice.
 */
export async function apiFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const token = accessToken();
  const response = await sendTold(url, init, token);
  if (response.status !== 401 || !token || opensSession.test(url)) return response;
  const fresh = await refreshAccess(token);
  if (fresh) {
    // Unread, it would keep one of the six connections.
    void response.body?.cancel();
    return sendTold(url, init, fresh);
  }
  sessionExpired.set(true);
  return response;
}
