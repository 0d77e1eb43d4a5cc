import type { FeaturePreview } from '@halved/shared/contract/subscriptions';
import type { Feature } from '@halved/shared/tiers';
import type { Context } from '../../context.ts';
import { guidesPreview } from '../resources/public.ts';
import { exercisesPreview } from '../wellness/public.ts';

/** The features of which something can be shown to those who do not have them. */
const previews: Partial<Record<Feature, (ctx: Context) => Promise<FeaturePreview>>> = {
  guided_exercises: exercisesPreview,
  mental_health_resources: guidesPreview,
};

/** What a feature shows to those who do not have it; null if it has no preview. */
export const previewOf = async (ctx: Context, feature: Feature): Promise<FeaturePreview | null> =>
  (await previews[feature]?.(ctx)) ?? null;
