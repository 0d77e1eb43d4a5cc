import type { FeaturePreview } from '@halved/shared/contract/subscriptions';
import type { Feature } from '@halved/shared/tiers';
import type { Context } from '../../context.ts';
import { regionsPreview } from '../analytics/public.ts';
import { smartCheckInsPreview } from '../check-ins/public.ts';
import { topicsPreview } from '../demographics/public.ts';
import { ownCategoriesPreview } from '../personal-analytics/public.ts';
import { guidesPreview } from '../resources/public.ts';
import { earlyAccessPreview } from '../users/public.ts';
import { exercisesPreview } from '../wellness/public.ts';

/** The features of which something can be shown to those who do not have them. */
const previews: Partial<Record<Feature, (ctx: Context) => Promise<FeaturePreview | null>>> = {
  personal_analytics: ownCategoriesPreview,
  early_access: earlyAccessPreview,
  geographic_analytics: regionsPreview,
  // An exported file has one line for each region.
  data_export: regionsPreview,
  demographic_analytics: topicsPreview,
  guided_exercises: exercisesPreview,
  mental_health_resources: guidesPreview,
  smart_notifications: smartCheckInsPreview,
};

/** What a feature shows to those who do not have it; null if it has no preview. */
export const previewOf = async (ctx: Context, feature: Feature): Promise<FeaturePreview | null> =>
  (await previews[feature]?.(ctx)) ?? null;
