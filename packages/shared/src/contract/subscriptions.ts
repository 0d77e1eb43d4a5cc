import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { subscriptionStatuses } from '../subscription-kinds.ts';
import { featuresAddedBy } from '../tiers.ts';
import { operation } from './operation.ts';
import { component, givenMoment, moment, role, tier } from './scalars.ts';
import { User } from './users.ts';

const features = Object.values(featuresAddedBy).flat();
const feature = z.enum(features, 'NOT_FOUND');

/** A preview of a feature: how many items it has, and the first few of them as they are. */
export const FeaturePreview = component(
  'FeaturePreview',
  z.strictObject({
    count: z.int(),
    items: z.array(z.strictObject({ title: z.string(), description: z.string() })),
  }),
);
export type FeaturePreview = z.infer<typeof FeaturePreview>;

/** A plan, with its texts in the caller's language. */
export const PlanTier = component(
  'Tier',
  z.strictObject({
    id: tier,
    name: z.string(),
    description: z.string(),
    /** In US dollars for each interval. */
    price: z.number(),
    interval: z.literal('month'),
    /** The features that the tier has, those of the lower tiers included. */
    features: z.array(z.enum(features)),
    isPopular: z.boolean(),
    /** What checkout is called with. Null for the free tier, and where payments are off. */
    lemonSqueezyVariantId: z.nullable(z.string()),
  }),
);
export type PlanTier = z.infer<typeof PlanTier>;

export const Subscription = component(
  'Subscription',
  z.strictObject({
    tier,
    status: z.enum(subscriptionStatuses),
    source: z.enum(['payment', 'grant']),
    renewsAt: z.nullable(moment),
    /** When the access ends. Null while the subscription renews, and for a grant without an end. */
    endsAt: z.nullable(moment),
    trialEndsAt: z.nullable(moment),
    /** Whether the caller pays for a subscription that the portal can change, also beside a grant. */
    hasPortal: z.boolean(),
  }),
);
export type Subscription = z.infer<typeof Subscription>;

const customValue = z
  .string('validation.customData')
  .check(z.maxLength(limits.customDataMax, 'validation.customData'));

/** The server alone names the buyer, so `user_id` is refused. */
const customData = z.record(customValue, customValue, 'validation.customData').check(
  z.refine((data) => Object.keys(data).length <= limits.customDataKeys, 'validation.customData'),
  z.refine((data) => !Object.hasOwn(data, 'user_id'), 'validation.customData'),
);

/** The id is in the body, where a malformed one is a mistake like any other. */
const byUser = { userId: z.uuid().check(z.toLowerCase()) };

export const subscriptions = {
  tiers: operation('GET /subscriptions/tiers', {
    summary: 'The plans with their prices and features, the lowest first.',
    access: 'any',
    output: z.strictObject({ tiers: z.array(PlanTier) }),
  }),
  current: operation('GET /subscriptions/current', {
    summary: 'The caller’s subscription, also one that has ended. 404 if there never was one.',
    access: 'user',
    output: Subscription,
    errors: ['NOT_FOUND'],
  }),
  checkout: operation('POST /subscriptions/checkout', {
    summary:
      'Starts to pay for a tier, and returns the page to go to. A checkout that is open is returned again.',
    access: 'user',
    limit: 'checkout',
    idempotent: true,
    input: z.strictObject({
      variantId: z.string('validation.variant').check(z.maxLength(limits.variantIdMax, 'validation.variant')),
      customData: z.optional(customData),
    }),
    output: z.strictObject({ checkoutUrl: z.string() }),
    errors: ['EMAIL_NOT_VERIFIED', 'NOT_AN_UPGRADE', 'PAYMENTS_OFF'],
  }),
  portal: operation('GET /subscriptions/portal', {
    summary: 'The page where the caller changes the payment or cancels.',
    access: 'user',
    noStore: true,
    output: z.strictObject({ portalUrl: z.string() }),
    errors: ['NO_ACTIVE_SUBSCRIPTION', 'PAYMENTS_OFF'],
  }),
  featureAccess: operation('GET /subscriptions/features/:feature/access', {
    summary: 'Whether the caller has a feature, which tiers have it, and a preview for callers without it.',
    access: 'any',
    input: z.strictObject({ feature }),
    output: z.strictObject({
      /** Whether the caller may use the feature: their tier has it, and their email address is verified. */
      hasAccess: z.boolean(),
      /** The lowest tier that has the feature, and those above it. */
      requiredTiers: z.array(tier),
      /** Null for a caller with access, and for a feature without a preview. */
      preview: z.nullable(FeaturePreview),
    }),
    errors: ['NOT_FOUND'],
  }),
  setRole: operation('PUT /subscriptions/admin/users/role', {
    summary:
      'Changes a member’s role. The last admin stays one, and nobody gets more power while they are suspended.',
    access: 'admin',
    input: z.strictObject({ ...byUser, role }),
    output: User,
    errors: ['NOT_FOUND', 'LAST_ADMIN', 'NAMED_IN_ADMIN_EMAILS', 'MEMBER_SUSPENDED'],
  }),
  setTier: operation('PUT /subscriptions/admin/users/tier', {
    summary: 'Grants a member a tier without payment, until a moment or without an end.',
    access: 'admin',
    input: z.strictObject({ ...byUser, tier, until: z.optional(givenMoment) }),
    output: User,
    errors: ['NOT_FOUND'],
  }),
};
