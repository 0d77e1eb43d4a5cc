import { limits } from '@halved/shared/limits';
import { type MemberState, memberStates } from '@halved/shared/member-states';
import { roles } from '@halved/shared/roles';
import { type Tier, tiers } from '@halved/shared/tiers';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nextCursorOf } from '../../lib/cache/next-cursor.ts';
import { uniqueById } from '../../lib/cache/unique-by-id.ts';
import { known } from '../../lib/navigation/known.ts';
import { useUrlFilters } from '../../lib/navigation/url-filters.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { Choice, Filters } from '../../ui/composed/filters.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { NextPage } from '../../ui/composed/next-page.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { MemberRow } from './member-row.tsx';
import { useRoleNames } from './role-names.ts';

const filterNames = ['role', 'tier', 'status'] as const;

/** Everybody who has an account, the newest first, with a search and filters that stay in the address. */
export function Members() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const number = useNumber();
  const filters = useUrlFilters();
  const names = useRoleNames();
  const role = known(roles, filters.requested('role'));
  const tier = known<Tier>(tiers, filters.requested('tier'));
  const status = known<MemberState>(memberStates, filters.requested('status'));
  const words = filters.requestedWords;
  const query = trpc.admin.members.useInfiniteQuery(
    {
      limit: limits.page.size,
      ...(words && { query: words }),
      ...(role && { role }),
      ...(tier && { tier }),
      ...(status && { status }),
    },
    { getNextPageParam: nextCursorOf, placeholderData: keepPreviousData },
  );
  const { isPlaceholderData: isOld } = query;
  const failed = t(($) => $.members.failed);
  const total = query.data?.pages[0]?.total;
  const members = query.data && uniqueById(query.data.pages.flatMap((page) => page.members));
  const isNarrowed = Boolean(words || role || tier || status);
  const all = t(($) => $.members.all);
  return (
    <>
      <Filters
        label={t(($) => $.members.search)}
        filters={filters}
        placeholder={t(($) => $.members.searchHint)}
      >
        <Choice
          label={t(($) => $.members.role)}
          all={all}
          chosen={role}
          options={roles.map((value) => ({ value, label: names.role(value) }))}
          onChoose={(value) => filters.set('role', value)}
        />
        <Choice
          label={t(($) => $.members.tier)}
          all={all}
          chosen={tier}
          options={tiers.map((value) => ({ value, label: names.tier(value) }))}
          onChoose={(value) => filters.set('tier', value)}
        />
        <Choice
          label={t(($) => $.members.status)}
          all={all}
          chosen={status}
          options={memberStates.map((value) => ({ value, label: t(($) => $.members.statuses[value]) }))}
          onChoose={(value) => filters.set('status', value)}
        />
      </Filters>
      <p role="status" className="text-small text-muted">
        {!isOld && total !== undefined && t(($) => $.members.total, { count: total, number: number(total) })}
      </p>
      {query.isPending && <Skeleton label={t(($) => $.members.loading)} lines={2} />}
      {query.isError && !members && <LoadFailed query={query} failed={failed} />}
      {members && (
        <div aria-busy={isOld}>
          {members.length === 0 && !isOld && (
            <EmptyState
              title={t(($) => $.members.none)}
              action={
                isNarrowed && (
                  <Button onClick={() => filters.clear(filterNames)}>{t(($) => $.members.clear)}</Button>
                )
              }
            />
          )}
          {members.length > 0 && (
            <ul aria-label={t(($) => $.members.list)}>
              {members.map((member) => (
                <MemberRow key={member.id} member={member} />
              ))}
            </ul>
          )}
          {!isOld && (
            <NextPage
              pages={query}
              texts={{
                loading: t(($) => $.members.loading),
                failed,
                retry: common(($) => $.actions.tryAgain),
              }}
            />
          )}
        </div>
      )}
    </>
  );
}
