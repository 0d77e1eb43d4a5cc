import { contract } from '@halved/shared/contract';
import { tierHas, tiersWith } from '@halved/shared/tiers';
import { serve } from '../../trpc.ts';
import { previewOf } from './preview.ts';

const operations = contract.subscriptions;

export const subscriptions = {
  featureAccess: serve(operations.featureAccess, async ({ ctx, input: { feature } }) => {
    const hasAccess = ctx.viewer !== null && tierHas(ctx.viewer.tier, feature);
    const preview = hasAccess ? null : await previewOf(ctx, feature);
    return { hasAccess, requiredTiers: tiersWith(feature), preview };
  }),
};
