/** The tiers, the lowest first (docs/product.md §17). */
export const tiers = ['free', 'supporter', 'premium'] as const;
export type Tier = (typeof tiers)[number];

/** The header of each answer to a member that names the member's tier. */
export const tierHeader = 'x-tier';

export type PaidTier = Exclude<Tier, 'free'>;

/** The tier that is marked as the usual choice: the one that costs least. */
export const popularTier: Tier = 'supporter';

/** Whether a tier is above another. */
export const isHigher = (tier: Tier, than: Tier): boolean => tiers.indexOf(tier) > tiers.indexOf(than);

/** The price of a tier per month, in US dollars (docs/product.md §17). */
export const monthlyPrices: Readonly<Record<Tier, number>> = { free: 0, supporter: 5, premium: 12 };

/** Within how many days of a payment a member gets the money back. */
export const moneyBackDays = 30;

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

/** The features of a tier, with those of the lower tiers. */
export const featuresOf = (tier: Tier): Feature[] =>
  tiers.filter((included) => !isHigher(included, tier)).flatMap((included) => featuresAddedBy[included]);

/** Whether a tier has a feature, its own or a lower tier's. */
export const tierHas = (tier: Tier, feature: Feature): boolean => featuresOf(tier).includes(feature);

/** Whether an account may use a feature: its tier has the feature, and its address is verified. */
export const mayUse = (account: { tier: Tier; emailVerified: boolean }, feature: Feature): boolean =>
  account.emailVerified && tierHas(account.tier, feature);

/** The tiers that have a feature. */
export const tiersWith = (feature: Feature): Tier[] => tiers.filter((tier) => tierHas(tier, feature));
