import type { AdminResource } from '@halved/shared/contract/admin';
import { limits } from '@halved/shared/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { nextCursorOf } from '../../lib/cache/next-cursor.ts';
import { uniqueById } from '../../lib/cache/unique-by-id.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { NextPage } from '../../ui/composed/next-page.tsx';
import { Checkbox } from '../../ui/primitives/checkbox.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { ResourceRow } from './resource-row.tsx';

/** The directory of help with the age of its facts, the oldest first; by the filter only what is overdue. */
export function Resources() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const number = useNumber();
  const [params, setParams] = useSearchParams();
  const onlyOverdue = params.get('overdue') === 'true';
  const query = trpc.admin.resources.useInfiniteQuery(
    { limit: limits.page.size, ...(onlyOverdue && { overdue: true }) },
    { getNextPageParam: nextCursorOf, placeholderData: keepPreviousData },
  );
  const { isPlaceholderData: isOld } = query;
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
        {!isOld &&
          total !== undefined &&
          t(($) => $.resources.total, { count: total, number: number(total) })}
      </p>
      {query.isPending && <Skeleton label={loading} lines={2} />}
      {query.isError && !resources && <LoadFailed query={query} failed={failed} />}
      {resources && (
        <div aria-busy={isOld}>
          {resources.length === 0 && !isOld && <EmptyState title={t(($) => $.resources.none)} />}
          {resources.length > 0 && (
            <ul aria-label={t(($) => $.resources.list)}>
              {resources.map((resource) => (
                <ResourceRow key={resource.id} resource={resource} />
              ))}
            </ul>
          )}
          {!isOld && (
            <NextPage pages={query} texts={{ loading, failed, retry: common(($) => $.actions.tryAgain) }} />
          )}
        </div>
      )}
    </>
  );
}
