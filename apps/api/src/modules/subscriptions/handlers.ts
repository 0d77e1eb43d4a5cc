import { contract } from '@halved/shared/contract';
import { mayUse, type Tier, tiers, tiersWith } from '@halved/shared/tiers';
import { fail } from '../../errors.ts';
import type { Billing } from '../../services/billing.ts';
import { serve } from '../../trpc.ts';
import { checkout, fromProvider } from './checkout.ts';
import { findCurrent } from './current-queries.ts';
import { setRole, setTier } from './members.ts';
import { presentCurrent, presentTier } from './present.ts';
import { previewOf } from './preview.ts';
import { findPayer } from './running-queries.ts';

const operations = contract.subscriptions;

const variantOf = (billing: Billing | null, tier: Tier): string | null =>
  tier === 'free' ? null : (billing?.variants[tier] ?? null);

export const subscriptions = {
  tiers: serve(operations.tiers, async ({ ctx }) => ({
    tiers: tiers.map((tier) => presentTier(tier, variantOf(ctx.services.billing, tier), ctx.language)),
  })),

  current: serve(operations.current, async ({ ctx }) => {
    const row = await findCurrent(ctx.services.db, ctx.viewer.id);
    return (row && presentCurrent(row)) ?? fail('NOT_FOUND');
  }),

  checkout: serve(operations.checkout, ({ ctx, input }) => checkout(ctx, input)),

  portal: serve(operations.portal, async ({ ctx }) => {
    const { billing, db } = ctx.services;
    if (!billing) return fail('PAYMENTS_OFF');
    const payer = await findPayer(db, ctx.viewer.id);
    const subscriptionId = payer?.subscriptionId ?? fail('NO_ACTIVE_SUBSCRIPTION');
    return { portalUrl: await fromProvider(billing.portal(subscriptionId)) };
  }),

  featureAccess: serve(operations.featureAccess, async ({ ctx, input: { feature } }) => {
    const hasAccess = ctx.viewer !== null && mayUse(ctx.viewer, feature);
    const preview = hasAccess ? null : await previewOf(ctx, feature);
    return { hasAccess, requiredTiers: tiersWith(feature), preview };
  }),

  setRole: serve(operations.setRole, ({ ctx, input }) => setRole(ctx, input)),

  setTier: serve(operations.setTier, ({ ctx, input }) => setTier(ctx, input)),
};
