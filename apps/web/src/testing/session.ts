import { afterEach, beforeEach } from 'vitest';
import { sessionExpired } from '../lib/server/api-fetch.ts';
import { session, watchSession } from '../lib/server/session.ts';
import { reportAwake } from '../lib/server/wake.ts';

/**
 * Starts each test of a file without stored tokens, and with a session that is not known yet. The session follows the
 * other tabs until the test ends.
 */
export function resetSession(): void {
  let stop: () => void;
  beforeEach(() => {
    localStorage.clear();
    session.set({ status: 'loading' });
    sessionExpired.set(false);
    stop = watchSession();
  });
  afterEach(() => {
    stop();
    reportAwake();
  });
}
