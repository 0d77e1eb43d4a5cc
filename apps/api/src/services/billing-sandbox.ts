import { createHmac } from 'node:crypto';
import type { Env } from '../env.ts';
import type { Billing } from './billing.ts';
import { addressOf, type SandboxPage } from './billing-sandbox-link.ts';
import type { Ciphers } from './ciphers.ts';

/** How long a link to the sandbox's portal works. */
const portalMinutes = 30;

/**
 * Plays the provider of payments on a server without its keys. No money moves and nothing leaves this machine. A page of
 * this server (plugins/sandbox.ts) sends the events of a provider to the same webhook, so that all else is real.
 */
export function createSandbox(
  { jwtSecrets: [secret = ''], publicUrl }: Pick<Env, 'jwtSecrets' | 'publicUrl'>,
  cipherOf: Ciphers,
): Billing {
  const link = (page: SandboxPage, expiresAt: Date) => publicUrl + addressOf(cipherOf, page, expiresAt);
  return {
    isSandbox: true,
    storeId: 'sandbox',
    variants: { supporter: 'sandbox-supporter', premium: 'sandbox-premium' },
    webhookSecret: createHmac('sha256', secret).update('webhook of the sandbox').digest('hex'),
    openCheckout: async ({ id, expiresAt }) => link({ kind: 'checkout', id }, expiresAt),
    planPage: async (_subscriptionId, { id, expiresAt }) => link({ kind: 'checkout', id }, expiresAt),
    portal: async (id) => link({ kind: 'portal', id }, new Date(Date.now() + portalMinutes * 60_000)),
    // What the sandbox knows of a subscription is the row of this server, so there is nothing to tell anybody else.
    cancel: async () => {},
    subscriptionsOf: async () => [],
    subscriptions: async function* none() {},
    refunds: async function* none() {},
  };
}
