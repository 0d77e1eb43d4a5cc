import type { AdminResource } from '@halved/shared/contract/admin';
import { limits } from '@halved/shared/limits';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { uniqueById } from '../../lib/cache/unique-by-id.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import { useBusy } from '../../lib/state/busy.ts';
import { toast } from '../../lib/state/toast.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { NextPage } from '../../ui/composed/next-page.tsx';
import { Checkbox } from '../../ui/primitives/checkbox.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { replaceResource } from './replace-resource.ts';
import { type ResourceChange, ResourceRow } from './resource-row.tsx';

/** The directory of help with the age of its facts, the oldest first; by the filter only what is overdue. */
export function Resources() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const number = useNumber();
  const [params, setParams] = useSearchParams();
  const onlyOverdue = params.get('overdue') === 'true';
  const query = trpc.admin.resources.useInfiniteQuery(
    { limit: limits.page.size, ...(onlyOverdue && { overdue: true }) },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, placeholderData: keepPreviousData },
  );
  const { busyId, change } = useChange();
  const failed = t(($) => $.resources.failed);
  const loading = t(($) => $.resources.loading);
  const total = query.data?.pages[0]?.total;
  const resources: AdminResource[] | undefined =
    query.data && uniqueById(query.data.pages.flatMap((page) => page.resources));
  return (
    <>
      <Checkbox
        label={t(($) => $.resources.onlyOverdue)}
        checked={onlyOverdue}
        onChange={({ target }) => setParams(target.checked ? { overdue: 'true' } : {}, { replace: true })}
      />
      <p role="status" className="text-small text-muted">
        {total !== undefined && t(($) => $.resources.total, { count: total, number: number(total) })}
      </p>
      {query.isPending && <Skeleton label={loading} lines={2} />}
      {query.isError && !resources && <LoadFailed query={query} failed={failed} />}
      {resources?.length === 0 && <EmptyState title={t(($) => $.resources.none)} />}
      {resources && resources.length > 0 && (
        <ul aria-label={t(($) => $.resources.list)}>
          {resources.map((resource) => (
            <ResourceRow
              key={resource.id}
              resource={resource}
              busy={busyId === resource.id}
              onChange={(changes) => change(resource.id, changes)}
            />
          ))}
        </ul>
      )}
      {resources && (
        <NextPage pages={query} texts={{ loading, failed, retry: common(($) => $.actions.tryAgain) }} />
      )}
    </>
  );
}

/** Changes an entry in place. It stays where it is, also if the filter would leave it out now. */
function useChange() {
  const { t } = useTranslation('admin');
  const failure = useFailureText();
  const client = useQueryClient();
  const [busy, run] = useBusy();
  const { mutateAsync, variables } = useMutation({
    mutationFn: (change: ResourceChange & { id: string }) => api.admin.updateResource.mutate(change),
    onSuccess: (resource) => {
      replaceResource(client, resource);
      toast.success(t(($) => $.resources.saved));
    },
    onError: (error) =>
      toast.error(
        failure(
          error,
          t(($) => $.resources.saveFailed),
        ),
      ),
  });
  const change = (id: string, changes: ResourceChange) =>
    void run(() =>
      mutateAsync({ id, ...changes }).then(
        () => undefined,
        () => undefined,
      ),
    );
  return { busyId: busy ? variables?.id : undefined, change };
}
