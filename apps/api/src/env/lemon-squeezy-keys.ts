import type { PaidTier } from '@halved/shared/tiers';
import * as z from 'zod/mini';
import { EnvError } from './env-error.ts';
import { optional } from './env-values.ts';

/** The access to a store at Lemon Squeezy. */
export interface LemonSqueezyKeys {
  apiKey: string;
  storeId: string;
  /** The key with which Lemon Squeezy signs events. */
  webhookSecret: string;
  /** The variant of the store’s product that belongs to each tier. */
  variants: Record<PaidTier, string>;
}

const number = z.optional(z.string().check(z.regex(/^\d+$/, 'must be a number, as Lemon Squeezy shows it')));

export const lemonSqueezyVariables = {
  LEMONSQUEEZY_API_KEY: optional,
  LEMONSQUEEZY_STORE_ID: number,
  LEMONSQUEEZY_WEBHOOK_SECRET: optional,
  LEMONSQUEEZY_SUPPORTER_VARIANT_ID: number,
  LEMONSQUEEZY_PREMIUM_VARIANT_ID: number,
};

type Name = keyof typeof lemonSqueezyVariables;
const isName = (name: string): name is Name => name in lemonSqueezyVariables;
const names = Object.keys(lemonSqueezyVariables).filter(isName);

/** Lemon Squeezy accepts six characters, which can be guessed. Who guesses them gives tiers away. */
const minSecretLength = 16;

/** The settings of Lemon Squeezy, which are set together or not at all; null if none is set. */
export function lemonSqueezyKeysOf(
  values: Partial<Record<Name, string | undefined>>,
): LemonSqueezyKeys | null {
  const missing = names.filter((name) => !values[name]);
  if (missing.length === names.length) return null;
  const {
    LEMONSQUEEZY_API_KEY: apiKey,
    LEMONSQUEEZY_STORE_ID: storeId,
    LEMONSQUEEZY_WEBHOOK_SECRET: webhookSecret,
    LEMONSQUEEZY_SUPPORTER_VARIANT_ID: supporter,
    LEMONSQUEEZY_PREMIUM_VARIANT_ID: premium,
  } = values;
  if (!apiKey || !storeId || !webhookSecret || !supporter || !premium) {
    throw new EnvError(
      `To take payments, also set ${missing.join(', ')}; otherwise set no LEMONSQUEEZY_ variable.`,
    );
  }
  if (webhookSecret.length < minSecretLength) {
    throw new EnvError(
      `LEMONSQUEEZY_WEBHOOK_SECRET is too short: give at least ${minSecretLength} characters, the same as at Lemon Squeezy (openssl rand -hex 16).`,
    );
  }
  if (supporter === premium) {
    throw new EnvError('LEMONSQUEEZY_SUPPORTER_VARIANT_ID and LEMONSQUEEZY_PREMIUM_VARIANT_ID must differ.');
  }
  return { apiKey, storeId, webhookSecret, variants: { supporter, premium } };
}
