import { useEffect } from 'react';
import { isWaking } from '../../lib/server/api-error.ts';
import { loadSession, replaceUser, session } from '../../lib/server/session.ts';
import { trpc } from '../../lib/server/trpc.ts';

export type Verification =
  | { phase: 'verifying' | 'verified' }
  /** The server is asleep; the request is repeated when it wakes. */
  | { phase: 'waiting' }
  | { phase: 'failed'; error: unknown };

/** Refreshes the account here and in other tabs, because the registration is often still open in another tab. */
async function refreshAccount() {
  await loadSession();
  const current = session.get();
  if (current.status === 'member') replaceUser(current.user);
}

/**
 * Uses the token of a verification link with one request, however often React renders. The request is repeated only
 * if the server did not answer. The signed-in account is loaded again, because the verified address may belong to it.
 */
export function useVerification(token: string): Verification {
  const query = trpc.auth.verifyEmail.useQuery(
    { token },
    // The result is kept only while the screen is shown.
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false },
  );
  const verified = query.isSuccess;
  useEffect(() => {
    if (verified && session.get().status !== 'visitor') void refreshAccount();
  }, [verified]);
  if (verified) return { phase: 'verified' };
  if (!query.error) return { phase: 'verifying' };
  return isWaking(query.error) ? { phase: 'waiting' } : { phase: 'failed', error: query.error };
}
