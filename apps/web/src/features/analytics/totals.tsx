import type { GeographicAnalytics } from '@halved/shared/contract/analytics';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { SentimentWord } from '../../ui/charts/sentiment-word.tsx';

export interface TotalsProps {
  report: Pick<GeographicAnalytics, 'totals' | 'regions'>;
}

/** What the filters select, in four numbers. */
export function Totals({ report: { totals, regions } }: TotalsProps) {
  const { t } = useTranslation('analytics');
  const number = useNumber();
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Total name={t(($) => $.totals.people)}>{number(totals.totalUsers)}</Total>
      <Total name={t(($) => $.totals.posts)}>{number(totals.totalPosts)}</Total>
      <Total name={t(($) => $.totals.regions)}>{number(regions.length)}</Total>
      <Total name={t(($) => $.totals.sentiment)}>
        <span className="font-body text-base">
          <SentimentWord average={totals.averageSentiment} />
        </span>
      </Total>
    </dl>
  );
}

const Total = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="slip flex flex-col-reverse justify-end rounded-card rounded-se-tail bg-calm p-4 sm:p-5">
    <dt className="mt-1 text-small text-muted">{name}</dt>
    <dd className="flex min-h-10 items-center font-voice text-title leading-none font-semibold tabular-nums">
      {children}
    </dd>
  </div>
);
