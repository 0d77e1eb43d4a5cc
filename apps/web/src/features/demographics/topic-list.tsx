import type { TrendingTopics } from '@halved/shared/contract/demographic-reports';
import { limits } from '@halved/shared/limits';
import { timeRangeDays } from '@halved/shared/time-ranges';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { ChangeWord } from '../../ui/charts/change-word.tsx';
import { SentimentWord } from '../../ui/charts/sentiment-word.tsx';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { useTrendingTopics } from './use-demographics.ts';

/** Trending topics are always those of the last thirty days (docs/product.md §22). */
const days = timeRangeDays['30d'];

export interface TopicListProps {
  /** Whether the list is to be rendered now. Before that it looks as if it were loading. */
  isInTurn: boolean;
}

/** The words that many people used lately. */
export function TopicList({ isInTurn }: TopicListProps) {
  const { t } = useTranslation('demographics');
  const query = useTrendingTopics();
  const { data, isError } = query;
  const topics = isInTurn ? data?.topics : undefined;
  return (
    <Card title={t(($) => $.topics.heading)} lead={t(($) => $.topics.lead, { days })}>
      {isError && !data && <LoadFailed query={query} failed={t(($) => $.failed.topics)} />}
      {!topics && !(isError && !data) && (
        <div className="min-h-96">
          <Skeleton label={t(($) => $.topics.loading)} />
        </div>
      )}
      {topics?.length === 0 && (
        <EmptyState title={t(($) => $.topics.empty)}>
          {t(($) => $.topics.emptyText, { people: limits.aggregates.people })}
        </EmptyState>
      )}
      {topics && topics.length > 0 && (
        <ul className="grid">
          {topics.map((topic) => (
            <TopicRow key={`${topic.category} ${topic.topic}`} topic={topic} />
          ))}
        </ul>
      )}
    </Card>
  );
}

type Topic = TrendingTopics['topics'][number];

function TopicRow({ topic: { topic, category, count, sentiment, growth } }: { topic: Topic }) {
  const { t: names } = useTranslation('categories');
  const { t } = useTranslation('charts');
  const number = useNumber();
  return (
    <li className="grid gap-y-0.5 border-b border-hair py-2.5 first:pt-0 last:border-b-0 last:pb-0">
      {/* The number stands below a topic that has too little room beside it. */}
      <span className="flex flex-wrap gap-x-4">
        <span className="flex-1 basis-40 wrap-anywhere">
          <bdi className="font-voice text-large font-semibold">{topic}</bdi>{' '}
          <span className="text-small text-muted">{names(($) => $.names[category])}</span>
        </span>
        <span className="text-end tabular-nums">{t(($) => $.worries, { count, number: number(count) })}</span>
      </span>
      <span className="flex flex-wrap justify-between gap-x-4">
        <span className="text-small">
          <SentimentWord average={sentiment} />
        </span>
        <ChangeWord change={growth} />
      </span>
    </li>
  );
}
