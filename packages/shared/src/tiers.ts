/** The tiers, the lowest first (docs/product.md §17). */
export const tiers = ['free', 'supporter', 'premium'] as const;
export type Tier = (typeof tiers)[number];

/** The price of a tier per month, in US dollars (docs/product.md §17). */
export const monthlyPrices: Readonly<Record<Tier, number>> = { free: 0, supporter: 5, premium: 12 };

/** The features that each tier adds. A tier also has the features of the lower tiers. */
export const featuresAddedBy = {
  free: [],
  supporter: ['personal_analytics', 'advanced_privacy', 'data_export', 'geographic_analytics'],
  premium: [
    'demographic_analytics',
    'guided_exercises',
    'mental_health_resources',
    'smart_notifications',
    'early_access',
  ],
} as const satisfies Record<Tier, readonly string[]>;

export type Feature = (typeof featuresAddedBy)[Tier][number];

/** Whether a tier has a feature, its own or a lower tier's. */
export const tierHas = (tier: Tier, feature: Feature): boolean =>
  tiers
    .slice(0, tiers.indexOf(tier) + 1)
    .some((included) => featuresAddedBy[included].some((added) => added === feature));

/** Whether an account may use a feature: its tier has the feature, and its address is verified. */
export const mayUse = (account: { tier: Tier; emailVerified: boolean }, feature: Feature): boolean =>
  account.emailVerified && tierHas(account.tier, feature);

/** The tiers that have a feature. */
export const tiersWith = (feature: Feature): Tier[] => tiers.filter((tier) => tierHas(tier, feature));
