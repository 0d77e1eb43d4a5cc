import * as z from 'zod/mini';
import { featuresAddedBy } from '../tiers.ts';
import { operation } from './operation.ts';
import { component, tier } from './scalars.ts';

const features = Object.values(featuresAddedBy).flat();

/** A preview of a feature: how many items it has, and the first few of them as they are. */
export const FeaturePreview = component(
  'FeaturePreview',
  z.strictObject({
    count: z.int(),
    items: z.array(z.strictObject({ title: z.string(), description: z.string() })),
  }),
);
export type FeaturePreview = z.infer<typeof FeaturePreview>;

export const subscriptions = {
  featureAccess: operation('GET /subscriptions/features/:feature/access', {
    summary: 'Whether the caller has a feature, which tiers have it, and a preview for callers without it.',
    access: 'any',
    input: z.strictObject({ feature: z.enum(features, 'NOT_FOUND') }),
    output: z.strictObject({
      /** Whether the caller's tier has the feature. The calls of a feature also require a verified email address. */
      hasAccess: z.boolean(),
      /** The lowest tier that has the feature, and those above it. */
      requiredTiers: z.array(tier),
      /** Null for a caller with access, and for a feature without a preview. */
      preview: z.nullable(FeaturePreview),
    }),
    errors: ['NOT_FOUND'],
  }),
};
