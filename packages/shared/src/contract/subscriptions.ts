import * as z from 'zod/mini';
import { featuresAddedBy } from '../tiers.ts';
import { operation } from './operation.ts';
import { component, tier } from './scalars.ts';

const features = Object.values(featuresAddedBy).flat();

/** A true taste of what is behind a feature: how much there is, and the first few things as they are. */
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
    summary: 'Whether the caller has a feature, and otherwise which tiers have it and a taste of it.',
    access: 'any',
    input: z.strictObject({ feature: z.enum(features, 'NOT_FOUND') }),
    output: z.strictObject({
      /** By the tier. The calls of a feature also require a verified email address. */
      hasAccess: z.boolean(),
      /** The lowest tier that has the feature, and those above it. */
      requiredTiers: z.array(tier),
      /** Null with access, and for a feature that has nothing to show beforehand. */
      preview: z.nullable(FeaturePreview),
    }),
    errors: ['NOT_FOUND'],
  }),
};
