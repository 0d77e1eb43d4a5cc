import { limits } from '@halved/shared/limits';
import type { TimeRange } from '@halved/shared/time-ranges';
import { useTranslation } from 'react-i18next';
import { useTimeRange } from '../../lib/navigation/time-range.ts';
import { useProgressiveCount } from '../../lib/rendering/progressive.ts';
import { links } from '../../links.ts';
import { PrintedFilters } from '../../ui/charts/printed-filters.tsx';
import { SnapshotDate } from '../../ui/charts/snapshot-date.tsx';
import { WithheldNotice } from '../../ui/charts/withheld-notice.tsx';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { TimeRangeSelect } from '../../ui/composed/time-range-select.tsx';
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

/** The community in numbers, as of the latest snapshot (docs/product.md §22). */
export function Demographics() {
  const { t } = useTranslation('demographics');
  const [range, setRange] = useTimeRange();
  return (
    <div className="grid grid-cols-1 gap-6">
      <search className="max-w-narrow print:hidden">
        <TimeRangeSelect hint={t(($) => $.timeRangeHint)} chosen={range} onChoose={setRange} />
      </search>
      <PrintedFilters range={range} />
      <Numbers range={range} />
    </div>
  );
}

/** How many parts are rendered one after another. */
const partCount = 7;

function Numbers({ range }: { range: TimeRange }) {
  const { t } = useTranslation('demographics');
  const query = useOverview(range);
  const { data, isError, isPlaceholderData } = query;
  // Until its turn, a part looks as if its numbers were still loading.
  const turn = useProgressiveCount(data && partCount, 1);
  const inTurn = <Value,>(part: number, value: Value | undefined) => (turn > part ? value : undefined);
  if (isError && !data) return <LoadFailed query={query} failed={t(($) => $.failed.load)} />;
  if (data && data.generatedAt === null) return <Early />;
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
          <GrowingCategories categories={inTurn(0, data?.categoryTrends.trending)} />
          <Sentiment sentiment={inTurn(1, data?.sentimentAnalysis)} />
          <Privacy distribution={inTurn(2, data?.privacyInsights.privacyDistribution)} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <TopicList isInTurn={turn > 3} />
          <CommunityHealth health={inTurn(3, data?.communityHealth)} />
        </div>
        <DaysAndHours patterns={inTurn(4, data?.temporalPatterns)} />
      </div>
      <WhenMap range={range} isInTurn={turn > 5} />
      <Weeks range={range} isInTurn={turn > 6} />
      <Withheld />
    </div>
  );
}

/** Before the first snapshot. As high as the window, so that the end of the page stays below it as while loading. */
function Early() {
  const { t } = useTranslation('demographics');
  return (
    <div className="grid grid-cols-1 gap-6">
      <EmptyState title={t(($) => $.early)}>{t(($) => $.earlyText)}</EmptyState>
      <Withheld />
    </div>
  );
}

/** What is left out of the numbers, and why. */
function Withheld() {
  const { t } = useTranslation('demographics');
  const { people, countStep: step } = limits.aggregates;
  return (
    <WithheldNotice aboutMe={links.countedIn}>
      <p className="max-w-prose">{t(($) => $.withheld.text, { people, step })}</p>
    </WithheldNotice>
  );
}
