import type { OverviewNumbers } from '@halved/shared/contract/demographic-reports';
import { sentimentLabels } from '@halved/shared/sentiment';
import { useTranslation } from 'react-i18next';
import { SentimentWord } from '../../ui/charts/sentiment-word.tsx';
import { Shares } from './shares.tsx';

export interface SentimentProps {
  /** Undefined while it loads. */
  sentiment: OverviewNumbers['sentimentAnalysis'] | undefined;
}

/** How the worries sound: the average in a word, and how many there are of each kind. */
export function Sentiment({ sentiment }: SentimentProps) {
  const { t } = useTranslation('demographics');
  const distribution = sentiment?.distribution;
  return (
    <Shares
      title={t(($) => $.sentiment.heading)}
      lead={t(($) => $.sentiment.lead)}
      partName={t(($) => $.sentiment.part)}
      parts={
        distribution &&
        sentimentLabels.map((label) => ({
          id: label,
          label: t(($) => $.sentiment[label]),
          count: distribution[label],
        }))
      }
      reserve="medium"
    >
      {sentiment && (
        <p className="flex flex-wrap gap-x-2">
          {t(($) => $.sentiment.average)} <SentimentWord average={sentiment.globalAverage} />
        </p>
      )}
    </Shares>
  );
}
