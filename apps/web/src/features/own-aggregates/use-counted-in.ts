import type { CountedIn } from '@halved/shared/contract/own-aggregates';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useTranslation } from 'react-i18next';
import { useOptimisticWrite } from '../../lib/cache/optimistic-write.ts';
import { usePendingChanges } from '../../lib/cache/pending-changes.ts';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';

/** Which published numbers the member is counted in. It is requested each time, because a new snapshot changes it. */
export const useCountedIn = (): QueryResult<CountedIn> =>
  trpc.users.aggregates.useQuery(undefined, { staleTime: 0 });

/**
 * Whether the next snapshot counts the member, and the function that changes it. The choice shows at once. A refused
 * one is undone with a message.
 */
export function useCounted({ counted: stored }: CountedIn): [boolean, (counted: boolean) => void] {
  const { t } = useTranslation('counted');
  const client = useQueryClient();
  const [pending, show] = usePendingChanges<{ counted: boolean }>();
  const { write } = useOptimisticWrite({
    scope: 'own-aggregates',
    send: (choice: { counted: boolean }) => api.users.updateAggregates.mutate(choice),
    show,
    onSuccess: (response, { counted }, undo) => {
      client.setQueryData(getQueryKey(trpc.users.aggregates, undefined, 'query'), response);
      toast.success(t(($) => (counted ? $.saved.joined : $.saved.left)));
      undo();
    },
    failed: () => t(($) => $.failed.save),
  });
  return [pending.at(-1)?.counted ?? stored, (counted) => write({ counted })];
}
