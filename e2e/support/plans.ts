import type { Subscription } from '@halved/shared/contract/subscriptions';
import { type Tier, tierHas } from '@halved/shared/tiers';
import { expect, type Page } from '@playwright/test';
import type { Account } from './account.ts';
import { verify } from './community.ts';
import type { Instance } from './instance.ts';

/** A feature that the supporter tier adds, and one that the premium tier adds. */
const features = ['geographic_analytics', 'guided_exercises'] as const;

/** Gives a member a tier and a verified address, as an operator can. */
export async function grant(app: Instance, account: Account, tier: Tier): Promise<void> {
  const { api } = account;
  await verify(app, account);
  await app.grantTier(account, tier);
  // The server remembers an account for some seconds, and its gates open only then.
  const openGates = () =>
    Promise.all(
      features.map(async (feature) => (await api.subscriptions.featureAccess.query({ feature })).hasAccess),
    );
  await expect
    .poll(openGates, { timeout: 10_000 })
    .toEqual(features.map((feature) => tierHas(tier, feature)));
}

/** A host of Lemon Squeezy. Tests answer its requests themselves. */
export const lemonSqueezy = 'https://halved.lemonsqueezy.com';
export const lemonSqueezyNoise = /foreign request: https:\/\/halved\.lemonsqueezy\.com/;

/** Answers the page's call for the subscription with a paid one that renews. */
export const pretendPaid = (page: Page, changes: Partial<Subscription> = {}) =>
  page.route('**/api/subscriptions/current', (route) =>
    route.fulfill({
      json: {
        data: {
          tier: 'supporter',
          status: 'active',
          source: 'payment',
          renewsAt: '2099-12-21T12:00:00.000Z',
          endsAt: null,
          trialEndsAt: null,
          hasPortal: true,
          ...changes,
        },
      },
    }),
  );
