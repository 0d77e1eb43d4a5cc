import type { FeaturePreview } from '@halved/shared/contract/subscriptions';
import type { Feature } from '@halved/shared/tiers';
import type { Context } from '../../context.ts';
import { guidesPreview } from '../resources/public.ts';
import { exercisesPreview } from '../wellness/public.ts';

/** The features with something to show beforehand. */
const previews: Partial<Record<Feature, (ctx: Context) => Promise<FeaturePreview>>> = {
  guided_exercises: exercisesPreview,
  mental_health_resources: guidesPreview,
};

/** A taste of what is behind a feature; null if there is nothing to show. */
export const previewOf = async (ctx: Context, feature: Feature): Promise<FeaturePreview | null> =>
  (await previews[feature]?.(ctx)) ?? null;
