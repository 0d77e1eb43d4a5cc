import type { PlanTier } from '@halved/shared/contract/subscriptions';
import { times } from '@halved/shared/limits';
import { featuresOf, monthlyPrices, popularTier, tiers } from '@halved/shared/tiers';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect } from 'react';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { isOutage } from '../../lib/server/api-error.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import { isServerAwake, wokeUp } from '../../lib/server/wake.ts';
import { WakeError } from '../../lib/server/wake-error.ts';

/** A plan as the server describes it. The plans that are known without the server have no texts of their own. */
export type Plan = Omit<PlanTier, 'name' | 'description' | 'interval'> &
  Partial<Pick<PlanTier, 'name' | 'description'>>;

/** The plans, and whether these are the usual prices because the server did not answer. */
interface Answer {
  plans: readonly Plan[];
  areKnown: boolean;
}

/** The plans with their usual prices (docs/product.md §15.15). */
const known: Answer = {
  plans: tiers.map((id) => ({
    id,
    price: monthlyPrices[id],
    features: featuresOf(id),
    isPopular: id === popularTier,
    lemonSqueezyVariantId: null,
  })),
  areKnown: true,
};

/** The server's plans; null if it does not answer. */
async function requestPlans(): Promise<Answer | null> {
  try {
    return { plans: (await api.subscriptions.tiers.query()).tiers, areKnown: false };
  } catch (error) {
    if (isOutage(error)) return null;
    throw error;
  }
}

/** Requests the plans. A server that does not answer is woken, and after two seconds asked once more. */
async function loadPlans(): Promise<Answer> {
  const answer = await requestPlans();
  if (answer) return answer;
  await isServerAwake();
  await new Promise((resolve) => setTimeout(resolve, times.wakeRetryMs));
  return (await requestPlans()) ?? known;
}

const plansQuery = () => ({
  queryKey: getQueryKey(trpc.subscriptions.tiers, undefined, 'query'),
  queryFn: loadPlans,
  retry: false,
});

/** Requests the plans before their screen opens. */
export const prefetchPlans = (client: QueryClient): Promise<void> => client.prefetchQuery(plansQuery());

export interface Plans {
  query: QueryResult<Answer>;
  /** What a checkout of a plan is called with; null if this server takes no payments. */
  variantOf: (id: Plan['id']) => Promise<string | null>;
}

/** The plans. The usual prices are replaced as soon as the server is awake. */
export function usePlans(): Plans {
  const query = useQuery(plansQuery());
  const { refetch } = query;
  const areKnown = query.data?.areKnown ?? false;
  useEffect(() => (areKnown ? wokeUp.on(() => void refetch()) : undefined), [areKnown, refetch]);
  const variantOf = async (id: Plan['id']) => {
    const { data } = areKnown ? await refetch({ throwOnError: true }) : query;
    if (!data || data.areKnown) throw new WakeError('status');
    return data.plans.find((plan) => plan.id === id)?.lemonSqueezyVariantId ?? null;
  };
  return { query, variantOf };
}
