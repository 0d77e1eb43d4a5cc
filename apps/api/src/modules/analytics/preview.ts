import type { RegionSummary } from '@halved/shared/contract/analytics';
import type { FeaturePreview } from '@halved/shared/contract/subscriptions';
import { countryName } from '@halved/shared/countries';
import type { LanguageCode } from '@halved/shared/languages';
import { limits } from '@halved/shared/limits';
import { defaultTimeRange } from '@halved/shared/time-ranges';
import type { Context } from '../../context.ts';
import { fill, sentence } from '../../messages.ts';
import { geographicReport } from './report.ts';

function descriptionOf(region: RegionSummary, language: LanguageCode): string {
  // “Other” says nothing about what worries people.
  const top = region.topCategories.find(({ category }) => category !== 'other');
  const numbers = { people: String(region.totalUsers), posts: String(region.totalPosts) };
  if (!top) return fill(sentence(language, 'previews.regionOnly'), numbers);
  const about = sentence(language, `previews.about_${top.category}`);
  return fill(sentence(language, 'previews.region'), { ...numbers, about, count: String(top.count) });
}

/** The regions with most people, for somebody who has no access to them. Null before there are any. */
export async function regionsPreview({ services, language }: Context): Promise<FeaturePreview | null> {
  const { regions } = await geographicReport(services.db, { timeRange: defaultTimeRange });
  const items = regions.slice(0, limits.featurePreview).map((region) => ({
    title: fill(sentence(language, 'previews.regionTitle'), {
      region: region.region,
      country: countryName(region.country, language, ''),
    }),
    description: descriptionOf(region, language),
  }));
  return items.length > 0 ? { count: regions.length, items } : null;
}
