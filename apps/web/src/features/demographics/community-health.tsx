import type { OverviewNumbers } from '@halved/shared/contract/demographic-reports';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { usePercent } from '../../lib/texts/percent.ts';
import { Blank } from '../../ui/composed/stat-tiles.tsx';
import { Card } from '../../ui/primitives/card.tsx';

export interface CommunityHealthProps {
  /** Undefined while it loads. */
  health: OverviewNumbers['communityHealth'] | undefined;
}

/** How much people write, and how much of it finds others. */
export function CommunityHealth({ health }: CommunityHealthProps) {
  const { t } = useTranslation('demographics');
  const { t: charts } = useTranslation('charts');
  const number = useNumber();
  const percent = usePercent();
  const { averagePostsPerUser: perUser } = health?.engagementMetrics ?? {};
  const { postsWithSimilarWorries: similar, communityInteractionRate: rate } = health?.supportMetrics ?? {};
  const withheld = charts(($) => $.withheld.word);
  // The first snapshot of a new instance is older than the count of similar posts.
  const uncounted = t(($) => $.health.uncounted);
  const rows = [
    { name: t(($) => $.health.perUser), value: perUser, words: number, absent: withheld },
    { name: t(($) => $.health.similar), value: similar, words: number, absent: uncounted },
    { name: t(($) => $.health.answered), value: rate, words: percent, absent: withheld },
  ];
  return (
    <Card title={t(($) => $.health.heading)} lead={t(($) => $.health.lead)}>
      <dl className="grid gap-3">
        {rows.map(({ name, value, words, absent }) => (
          <div key={name} className="flex min-h-8 items-baseline justify-between gap-4">
            <dt>{name}</dt>
            <dd className="text-end wrap-normal tabular-nums">
              {value === undefined && <Blank />}
              {value === null && <span className="text-muted">{absent}</span>}
              {typeof value === 'number' && (
                <span className="font-voice text-large font-semibold whitespace-nowrap">{words(value)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
