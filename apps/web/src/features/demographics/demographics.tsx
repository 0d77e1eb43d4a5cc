import { limits } from '@halved/shared/limits';
import type { TimeRange } from '@halved/shared/time-ranges';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeRange } from '../../lib/navigation/time-range.ts';
import { SnapshotDate } from '../../ui/charts/snapshot-date.tsx';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { TimeRangeSelect } from '../../ui/composed/time-range-select.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';
import { CommunityHealth } from './community-health.tsx';
import { DaysAndHours } from './days-and-hours.tsx';
import { GrowingCategories } from './growing-categories.tsx';
import { OverviewTiles } from './overview-tiles.tsx';
import { Privacy } from './privacy.tsx';
import { Sentiment } from './sentiment.tsx';
import { TopicList } from './topic-list.tsx';
import { useOverview } from './use-demographics.ts';
import { Weeks } from './weeks.tsx';
import { WhenMap } from './when-map.tsx';

export interface DemographicsProps {
  /** Where a member finds which of these numbers they are counted in. */
  aboutMe: ReactNode;
}

/** The community in numbers, as of the latest snapshot (docs/product.md §22). */
export function Demographics({ aboutMe }: DemographicsProps) {
  const { t } = useTranslation('demographics');
  const [range, setRange] = useTimeRange();
  return (
    <div className="grid grid-cols-1 gap-6">
      <search className="max-w-80 print:hidden">
        <TimeRangeSelect hint={t(($) => $.timeRangeHint)} chosen={range} onChoose={setRange} />
      </search>
      <Numbers range={range} />
      <Notice>
        <h2 className="text-large">{t(($) => $.withheld.heading)}</h2>
        <p className="max-w-prose">
          {t(($) => $.withheld.text, {
            people: limits.aggregates.people,
            step: limits.aggregates.countStep,
          })}
        </p>
        {aboutMe}
      </Notice>
    </div>
  );
}

function Numbers({ range }: { range: TimeRange }) {
  const { t } = useTranslation('demographics');
  const query = useOverview(range);
  const { data, isError, isPlaceholderData } = query;
  if (isError && !data) return <LoadFailed query={query} failed={t(($) => $.failed.load)} />;
  if (data && data.generatedAt === null)
    return <EmptyState title={t(($) => $.early)}>{t(($) => $.earlyText)}</EmptyState>;
  return (
    <div aria-busy={!data || isPlaceholderData} className="grid grid-cols-1 gap-6">
      <SnapshotDate
        generatedAt={data?.generatedAt ?? null}
        isLoading={!data || isPlaceholderData}
        asOf={(date) => t(($) => $.asOf, { date })}
      />
      <OverviewTiles overview={data?.overview} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <GrowingCategories categories={data?.categoryTrends.trending} />
          <Sentiment sentiment={data?.sentimentAnalysis} />
          <Privacy distribution={data?.privacyInsights.privacyDistribution} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <TopicList />
          <CommunityHealth health={data?.communityHealth} />
        </div>
        <DaysAndHours patterns={data?.temporalPatterns} />
      </div>
      <WhenMap range={range} />
      <Weeks range={range} />
    </div>
  );
}
