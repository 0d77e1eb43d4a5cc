import { contract } from '@halved/shared/contract';
import { type Feature, tierHas, tiers } from '@halved/shared/tiers';
import { serve } from '../../trpc.ts';
import { previewOf } from './preview.ts';

const operations = contract.subscriptions;

const tiersWith = (feature: Feature) => tiers.filter((tier) => tierHas(tier, feature));

export const subscriptions = {
  featureAccess: serve(operations.featureAccess, async ({ ctx, input: { feature } }) => {
    const hasAccess = ctx.viewer !== null && tierHas(ctx.viewer.tier, feature);
    const preview = hasAccess ? null : await previewOf(ctx, feature);
    return { hasAccess, requiredTiers: tiersWith(feature), preview };
  }),
};
