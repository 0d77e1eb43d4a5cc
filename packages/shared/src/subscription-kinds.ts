/** The states of a subscription, as Lemon Squeezy names them. A grant is `active` until it is `expired`. */
export const subscriptionStatuses = [
  'on_trial',
  'active',
  'paused',
  'past_due',
  'unpaid',
  'cancelled',
  'expired',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The states in which the provider may demand a payment again. */
export const chargedStatuses = [
  'on_trial',
  'active',
  'paused',
  'past_due',
  'unpaid',
] as const satisfies SubscriptionStatus[];

/** Whether the provider may demand a payment again in this state. */
export const isCharged = (status: SubscriptionStatus): boolean =>
  chargedStatuses.some((charged) => charged === status);

/** Why an event about payments is not applied. */
export const parkingReasons = [
  'unreadable',
  'foreign_store',
  'test_mode',
  'unknown_variant',
  'unknown_user',
] as const;
export type ParkingReason = (typeof parkingReasons)[number];
