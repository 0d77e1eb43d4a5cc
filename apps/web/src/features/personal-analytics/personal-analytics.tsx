import type { PersonalAnalytics as Numbers } from '@halved/shared/contract/personal-analytics';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { KeptResult } from '../../lib/cache/query-result.ts';
import { useTimeRange } from '../../lib/navigation/time-range.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { links } from '../../links.ts';
import { PrintedFilters } from '../../ui/charts/printed-filters.tsx';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { TimeRangeSelect } from '../../ui/composed/time-range-select.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { CheckInAnswers } from './check-in-answers.tsx';
import { OwnCategories } from './own-categories.tsx';
import { OwnSentiment } from './own-sentiment.tsx';
import { Resolved } from './resolved.tsx';

const longestRange = '1y';

/** The member's own posts, resolutions and check-ins in numbers (docs/product.md §22.5). */
export function PersonalAnalytics() {
  const { t } = useTranslation('personal');
  const [range, setRange] = useTimeRange();
  // Nobody waits for a snapshot here: what the member has just written counts at once.
  const query: KeptResult<Numbers> = trpc.analytics.personal.useQuery(
    { timeRange: range },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { data, isError, isPlaceholderData } = query;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Notice>
        <p className="max-w-prose">{t(($) => $.onlyMine)}</p>
      </Notice>
      <search className="max-w-narrow print:hidden">
        <TimeRangeSelect hint={t(($) => $.timeRangeHint)} chosen={range} onChoose={setRange} />
      </search>
      <PrintedFilters range={range} />
      {isError && !data && <LoadFailed query={query} failed={t(($) => $.failed)} />}
      {!isError && !data && <Loading />}
      {data && (
        <div aria-busy={isPlaceholderData} className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          {isNothing(data) ? (
            <div className="lg:col-span-2">
              <Nothing canWiden={range !== longestRange} />
            </div>
          ) : (
            <>
              <OwnSentiment weeks={data.sentiment} />
              <div className="grid grid-cols-1 gap-6">
                <OwnCategories categories={data.categories} />
                <CheckInAnswers checkIns={data.checkIns} />
              </div>
              <Resolved resolutions={data.resolutions} methods={data.methods} />
            </>
          )}
        </div>
      )}
    </div>
  );
}

const isNothing = ({ sentiment, categories, resolutions, methods, checkIns }: Numbers): boolean =>
  sentiment.length + categories.length + resolutions.total + methods.length + checkIns.asked === 0;

function Loading() {
  const { t } = useTranslation('charts');
  return <Skeleton label={t(($) => $.loading)} count={3} />;
}

function Nothing({ canWiden }: { canWiden: boolean }) {
  const { t } = useTranslation('personal');
  return (
    <EmptyState
      title={t(($) => $.nothing.title)}
      action={
        <p className="flex flex-wrap justify-center gap-2">
          <LinkButton variant="primary" to={links.share}>
            {t(($) => $.nothing.share)}
          </LinkButton>
          {canWiden && (
            <LinkButton to={`${links.personalAnalytics}?timeRange=${longestRange}`}>
              {t(($) => $.nothing.widen)}
            </LinkButton>
          )}
        </p>
      }
    >
      {t(($) => $.nothing.text)}
    </EmptyState>
  );
}
