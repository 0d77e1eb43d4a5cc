import type { PaidTier } from '@halved/shared/tiers';
import type { Env } from '../env.ts';
import type { ProviderRefund, ProviderSubscription } from './billing-objects.ts';

export interface CheckoutRequest {
  /** The id of our checkout. */
  id: string;
  userId: string;
  email: string;
  tier: PaidTier;
  /** The time after which nobody can pay any more. */
  expiresAt: Date;
  /** What the caller adds to the events about the payment. */
  customData?: Record<string, string> | undefined;
}

/** Takes payments. Every method throws a BillingError if the provider does not answer as it should. */
export interface Billing {
  /** Whether no money moves, and this server itself plays the provider. */
  isSandbox: boolean;
  storeId: string;
  /** What a checkout for a tier is called with. */
  variants: Readonly<Record<PaidTier, string>>;
  /** The key of the signatures under events. */
  webhookSecret: string;
  /** Opens a page to subscribe on, and returns its URL. */
  openCheckout(request: CheckoutRequest): Promise<string>;
  /** The URL of a page on which the member changes the tier of a running subscription. */
  planPage(subscriptionId: string, request: CheckoutRequest): Promise<string>;
  /** The URL of a page on which the member changes how to pay, or cancels. */
  portal(subscriptionId: string): Promise<string>;
  /** Ends the payments. What is paid stays. Succeeds too if the provider does not know the subscription. */
  cancel(subscriptionId: string): Promise<void>;
  /** The subscriptions of the store that were paid with this address, at most a page of them. */
  subscriptionsOf(email: string): Promise<ProviderSubscription[]>;
  /** All subscriptions of the store, in pages. Null stands for one that cannot be read. */
  subscriptions(): AsyncIterable<(ProviderSubscription | null)[]>;
  /** All payments of the store that were refunded in full, in pages. */
  refunds(): AsyncIterable<ProviderRefund[]>;
}

/** Whether an instance takes payments. It does not in production without the keys of a provider. */
export const hasPayments = ({
  lemonSqueezy,
  production,
}: Pick<Env, 'lemonSqueezy' | 'production'>): boolean => lemonSqueezy !== null || !production;

/** The provider did not answer, or answered something else. The message holds no words of a person. */
export class BillingError extends Error {
  override name = 'BillingError';
}
