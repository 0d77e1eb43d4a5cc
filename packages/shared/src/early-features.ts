/** What members with early access can turn on: their texts are `early.<key>` in messages/. */
export const earlyFeatures = ['feed_keys', 'quiet_counts'] as const;
export type EarlyFeature = (typeof earlyFeatures)[number];
