import type { FeaturePreview } from '@halved/shared/contract/subscriptions';
import { limits } from '@halved/shared/limits';
import type { Context } from '../../context.ts';
import { fill, sentence } from '../../messages.ts';
import { trendingTopics } from './reports.ts';

/** The first trending topics, for somebody who has no access to them. Null if there are none. */
export async function topicsPreview({ services, language }: Context): Promise<FeaturePreview | null> {
  const { topics } = await trendingTopics(services.db);
  const items = topics.slice(0, limits.featurePreview).map(({ topic, count }) => ({
    title: topic,
    description: fill(sentence(language, 'previews.topic'), { count: String(count) }),
  }));
  return items.length > 0 ? { count: topics.length, items } : null;
}
