import type { Subscription } from '@halved/shared/contract/subscriptions';
import { useQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { errorCode } from '../../lib/server/api-error.ts';
import { useUser } from '../../lib/server/session.ts';
import { api, trpc } from '../../lib/server/trpc.ts';

async function loadSubscription(): Promise<Subscription | null> {
  try {
    return await api.subscriptions.current.query();
  } catch (error) {
    if (errorCode(error) === 'NOT_FOUND') return null;
    throw error;
  }
}

/**
 * The member's subscription, also one that has ended; null without one. It is loaded again when the plan changes, and
 * when the member returns to the page, because they may have changed it in the customer portal. A member who never had
 * one is not asked about, because every browser logs the 404.
 */
export function useSubscription(): QueryResult<Subscription | null> {
  const user = useUser();
  const hasSubscribed = user?.hasSubscribed ?? false;
  return useQuery({
    queryKey: [...getQueryKey(trpc.subscriptions.current, undefined, 'query'), user?.tier, hasSubscribed],
    queryFn: () => (hasSubscribed ? loadSubscription() : null),
    enabled: user !== null,
    refetchOnWindowFocus: 'always',
  });
}
