import type { FeaturePreview } from '@halved/shared/contract/subscriptions';
import { limits } from '@halved/shared/limits';
import { defaultTimeRange } from '@halved/shared/time-ranges';
import type { Context } from '../../context.ts';
import { fill, plural, sentence } from '../../messages.ts';
import { numbersOf } from './queries.ts';

/** What the caller wrote about most, for a caller without personal analytics. Null for visitors and without posts. */
export async function ownCategoriesPreview(ctx: Context): Promise<FeaturePreview | null> {
  const { services, viewer, language } = ctx;
  if (!viewer) return null;
  const numbers = await numbersOf(services.db, viewer.id, defaultTimeRange);
  const categories = numbers?.categories ?? [];
  const items = categories.slice(0, limits.featurePreview).map(({ category, count }) => ({
    title: sentence(language, `previews.about_${category}`),
    description: fill(plural(language, 'previews.own', count), {
      count: String(count),
    }),
  }));
  return items.length > 0 ? { count: categories.length, items } : null;
}
