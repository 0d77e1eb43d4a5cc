import { contract } from '@halved/shared/contract';
import type { Subscription } from '@halved/shared/contract/subscriptions';
import { dayMs } from '@halved/shared/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursFromNow } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { auth, subscriptions } = contract;
const day = 24;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Paid = Omit<Parameters<Api['aSubscription']>[0], 'of'>;
type Granted = { grantedTier?: 'supporter' | 'premium'; grantedTierUntil?: Date };

interface Case {
  name: string;
  granted?: Granted;
  paid?: Paid[];
  current: Partial<Subscription> | 'NOT_FOUND';
  tier: string;
  /** When the tier ends; without it, never. */
  tierEndsAt?: unknown;
}

const grant = { source: 'grant', renewsAt: null, trialEndsAt: null } as const;
const payment = { source: 'payment' } as const;
const renewsAt = hoursFromNow(20 * day);
const soon = hoursFromNow(1);
const later = hoursFromNow(2);
const past = hoursFromNow(-1);
const failedAt = hoursFromNow(-13 * day);
const graceEnd = new Date(failedAt.getTime() + 14 * dayMs);

const cases: Case[] = [
  { name: 'nothing ever', current: 'NOT_FOUND', tier: 'free' },
  {
    name: 'a grant without an end',
    granted: { grantedTier: 'premium' },
    current: { ...grant, tier: 'premium', status: 'active', endsAt: null },
    tier: 'premium',
  },
  {
    name: 'a grant with an end',
    granted: { grantedTier: 'supporter', grantedTierUntil: soon },
    current: { ...grant, tier: 'supporter', status: 'active', endsAt: soon.toISOString() },
    tier: 'supporter',
    tierEndsAt: soon.toISOString(),
  },
  {
    name: 'a grant that has ended',
    granted: { grantedTier: 'premium', grantedTierUntil: past },
    current: { ...grant, tier: 'premium', status: 'expired', endsAt: past.toISOString() },
    tier: 'free',
  },
  {
    name: 'an active subscription',
    paid: [{ renewsAt }],
    current: {
      ...payment,
      tier: 'premium',
      status: 'active',
      renewsAt: renewsAt.toISOString(),
      endsAt: null,
    },
    tier: 'premium',
  },
  {
    name: 'a trial',
    paid: [{ status: 'on_trial', renewsAt: soon, trialEndsAt: soon }],
    current: { ...payment, status: 'on_trial', trialEndsAt: soon.toISOString(), endsAt: null },
    tier: 'premium',
  },
  {
    name: 'a trial that was cancelled',
    paid: [{ status: 'cancelled', trialEndsAt: soon, endsAt: soon }],
    current: { status: 'cancelled', trialEndsAt: null, endsAt: soon.toISOString() },
    tier: 'premium',
    tierEndsAt: soon.toISOString(),
  },
  {
    name: 'a payment that failed thirteen days ago',
    paid: [{ status: 'past_due', pastDueSince: failedAt, renewsAt }],
    current: { status: 'past_due', endsAt: graceEnd.toISOString() },
    tier: 'premium',
    tierEndsAt: graceEnd.toISOString(),
  },
  {
    name: 'a payment that failed more than fourteen days ago',
    paid: [{ status: 'past_due', pastDueSince: hoursFromNow(-14 * day - 1) }],
    current: { status: 'past_due', endsAt: expect.any(String) },
    tier: 'free',
  },
  {
    name: 'a cancelled subscription before its end',
    paid: [{ status: 'cancelled', endsAt: soon, renewsAt: soon }],
    current: { status: 'cancelled', endsAt: soon.toISOString(), renewsAt: null },
    tier: 'premium',
    tierEndsAt: soon.toISOString(),
  },
  {
    name: 'a cancelled subscription after its end',
    paid: [{ status: 'cancelled', endsAt: past }],
    current: { status: 'expired', endsAt: past.toISOString() },
    tier: 'free',
  },
  {
    name: 'a cancelled one without an end',
    paid: [{ status: 'cancelled' }],
    current: { status: 'expired' },
    tier: 'free',
  },
  {
    name: 'an expired subscription',
    paid: [{ status: 'expired', endsAt: past }],
    current: { status: 'expired' },
    tier: 'free',
  },
  {
    name: 'an unpaid subscription',
    paid: [{ status: 'unpaid' }],
    current: { status: 'unpaid' },
    tier: 'free',
  },
  {
    name: 'a paused subscription',
    paid: [{ status: 'paused' }],
    current: { status: 'paused' },
    tier: 'free',
  },
  {
    name: 'a subscription whose payment was refunded',
    paid: [{ paidAt: hoursFromNow(-5), refundedAt: past }],
    current: { status: 'expired', endsAt: past.toISOString(), renewsAt: null },
    tier: 'free',
  },
  {
    name: 'a subscription that was paid again after a refund',
    paid: [{ paidAt: past, refundedAt: hoursFromNow(-5) }],
    current: { status: 'active', endsAt: null },
    tier: 'premium',
  },
  {
    name: 'a higher grant beside a subscription',
    granted: { grantedTier: 'premium' },
    paid: [{ tier: 'supporter' }],
    current: { source: 'grant', tier: 'premium', hasPortal: true },
    tier: 'premium',
  },
  {
    name: 'a grant beside a subscription that is not paid',
    granted: { grantedTier: 'supporter' },
    paid: [{ status: 'unpaid' }],
    current: { source: 'grant', tier: 'supporter', hasPortal: true },
    tier: 'supporter',
  },
  {
    name: 'a higher subscription beside a grant',
    granted: { grantedTier: 'supporter' },
    paid: [{ tier: 'premium' }],
    current: { source: 'payment', tier: 'premium' },
    tier: 'premium',
  },
  {
    name: 'a grant beside a subscription to the same tier that ends later',
    granted: { grantedTier: 'premium', grantedTierUntil: soon },
    paid: [{ status: 'cancelled', endsAt: later }],
    current: { tier: 'premium' },
    tier: 'premium',
    tierEndsAt: later.toISOString(),
  },
  {
    name: 'a lower grant without an end beside a subscription that ends',
    granted: { grantedTier: 'supporter' },
    paid: [{ status: 'cancelled', endsAt: soon }],
    current: { source: 'payment', tier: 'premium' },
    tier: 'premium',
    tierEndsAt: soon.toISOString(),
  },
  {
    name: 'a lower grant beside a subscription that has ended',
    granted: { grantedTier: 'supporter' },
    paid: [{ status: 'expired' }],
    current: { source: 'grant', tier: 'supporter', status: 'active' },
    tier: 'supporter',
  },
  {
    name: 'a higher grant that has ended beside a subscription that waits for a payment',
    granted: { grantedTier: 'premium', grantedTierUntil: past },
    paid: [{ tier: 'supporter', status: 'past_due', pastDueSince: hoursFromNow(-15 * day) }],
    current: { source: 'payment', tier: 'supporter', status: 'past_due' },
    tier: 'free',
  },
  {
    name: 'a higher grant that ended before a subscription did',
    granted: { grantedTier: 'premium', grantedTierUntil: hoursFromNow(-day) },
    paid: [{ tier: 'supporter', status: 'expired', endsAt: past }],
    current: { source: 'payment', tier: 'supporter', status: 'expired' },
    tier: 'free',
  },
  {
    name: 'a higher subscription that ended before a grant did',
    granted: { grantedTier: 'supporter', grantedTierUntil: past },
    paid: [{ status: 'expired', endsAt: hoursFromNow(-day) }],
    current: { source: 'grant', tier: 'supporter', status: 'expired' },
    tier: 'free',
  },
  {
    name: 'two subscriptions, of which the higher one has ended',
    paid: [{ status: 'expired', changedAt: soon }, { tier: 'supporter' }],
    current: { source: 'payment', tier: 'supporter', status: 'active' },
    tier: 'supporter',
  },
];

describe('the current subscription and the tier in force', () => {
  it.each(cases)(
    'of a member with $name',
    async ({ granted = {}, paid = [], current, tier, tierEndsAt = null }) => {
      const as = await api.aMember(granted);
      for (const columns of paid) await api.aSubscription({ of: as, ...columns });
      expect(await api.call(auth.profile, { as })).toMatchObject({
        tier,
        tierEndsAt,
        hasSubscribed: current !== 'NOT_FOUND',
      });
      if (current === 'NOT_FOUND') {
        expect((await api.refused(subscriptions.current, { as })).code).toBe(current);
        return;
      }
      const answer = await api.call(subscriptions.current, { as });
      expect(answer).toMatchObject(current);
      const { statusCode } = await api.send(subscriptions.portal, { as });
      expect(statusCode).toBe(answer.hasPortal ? 200 : 404);
    },
  );

  it('a tier that was paid ends by itself, at the moment at which it ends', async () => {
    const as = await api.aMember();
    await api.aSubscription({ of: as, status: 'cancelled', endsAt: new Date(Date.now() + 2_000) });
    expect((await api.call(auth.profile, { as })).tier).toBe('premium');
    const tier = async () => (await api.call(auth.profile, { as })).tier;
    await expect.poll(tier, { timeout: 3_000 }).toBe('free');
  });
});
