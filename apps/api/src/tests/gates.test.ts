import { contract, operations } from '@halved/shared/contract';
import { type Operation, writes } from '@halved/shared/contract/operation';
import { featuresAddedBy, type Tier, tierHas } from '@halved/shared/tiers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/answers.ts';
import { exampleOf } from '../testing/examples.ts';
import { hoursFromNow, type Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { aWorld, partsReadBy } from '../testing/world.ts';

let api: Api;
let admin: Member;
beforeAll(async () => {
  api = await startApi();
  admin = await api.aMember({ role: 'admin' });
});
afterAll(() => api.stop());

const day = 24;
type Paid = Omit<Parameters<Api['aSubscription']>[0], 'of'>;
type Columns = Parameters<Api['aMember']>[0];

const paying =
  (columns: Paid, member: Columns = {}) =>
  async (): Promise<Member> => {
    const as = await api.aMember(member);
    await api.aSubscription({ of: as, ...columns });
    return as;
  };

const granted = (tier: Tier) => async (): Promise<Member> => {
  const as = await api.aMember();
  await api.call(contract.subscriptions.setTier, { as: admin, input: { userId: as.id, tier } });
  return as;
};

interface Kind {
  name: string;
  make: () => Promise<Member | undefined>;
  /** The tier in force. */
  tier: Tier;
  /** What the caller is refused with, also if the tier has the feature. */
  refusedWith?: string;
}

const past = hoursFromNow(-1);
const suspended = { suspendedAt: past };
const unverified = { emailVerifiedAt: null };

const kinds: Kind[] = [
  { name: 'a visitor', make: async () => undefined, tier: 'free', refusedWith: 'UNAUTHENTICATED' },
  { name: 'an unverified member', make: () => api.aMember(unverified), tier: 'free' },
  {
    name: 'an unverified member on premium',
    make: paying({}, unverified),
    tier: 'premium',
    refusedWith: 'EMAIL_NOT_VERIFIED',
  },
  { name: 'a free member', make: () => api.aMember(), tier: 'free' },
  { name: 'a supporter', make: paying({ tier: 'supporter' }), tier: 'supporter' },
  { name: 'a premium member', make: paying({}), tier: 'premium' },
  { name: 'a member on trial', make: paying({ status: 'on_trial' }), tier: 'premium' },
  {
    name: 'one whose subscription has expired',
    make: paying({ status: 'expired', endsAt: past }),
    tier: 'free',
  },
  {
    name: 'one who has cancelled, before the end',
    make: paying({ status: 'cancelled', endsAt: hoursFromNow(1) }),
    tier: 'premium',
  },
  {
    name: 'one who has cancelled, after the end',
    make: paying({ status: 'cancelled', endsAt: past }),
    tier: 'free',
  },
  {
    name: 'one whose payment failed, within the days of grace',
    make: paying({ status: 'past_due', pastDueSince: hoursFromNow(-13 * day) }),
    tier: 'premium',
  },
  {
    name: 'one whose payment failed, after the days of grace',
    make: paying({ status: 'past_due', pastDueSince: hoursFromNow(-15 * day) }),
    tier: 'free',
  },
  { name: 'one whose payment was refunded', make: paying({ refundedAt: past }), tier: 'free' },
  { name: 'one to whom an admin granted supporter', make: granted('supporter'), tier: 'supporter' },
  { name: 'one to whom an admin granted premium', make: granted('premium'), tier: 'premium' },
  {
    name: 'a suspended premium member',
    make: paying({}, suspended),
    tier: 'premium',
    refusedWith: 'ACCOUNT_SUSPENDED',
  },
];

const features = Object.values(featuresAddedBy).flat();
const gated = operations.flatMap(({ name, operation }) => {
  const feature = features.find((each) => operation.access === `tier:${each}`);
  return feature ? [{ name, operation, feature }] : [];
});

const refusals = ['UNAUTHENTICATED', 'ACCOUNT_SUSPENDED', 'TIER_REQUIRED', 'EMAIL_NOT_VERIFIED'];

/** `admitted`, or the code of the gate. A call that goes wrong behind the gate was admitted. */
async function outcomeOf(name: string, operation: Operation, as: Member | undefined): Promise<string> {
  const parts = partsReadBy(name);
  const world = await aWorld(api, {}, (part) => parts.has(part));
  const response = await api.send(operation, { as, input: exampleOf.get(name)?.(world) ?? {} });
  if (response.statusCode < 400) return 'admitted';
  const { code, status } = refusalOf(response);
  expect(status, `${name}: ${code}`).toBeLessThan(500);
  return refusals.includes(code) ? code : 'admitted';
}

function expectedOf(
  { tier, refusedWith }: Kind,
  operation: Operation,
  feature: (typeof features)[number],
): string {
  if (refusedWith === 'UNAUTHENTICATED') return refusedWith;
  if (refusedWith === 'ACCOUNT_SUSPENDED' && writes(operation) && !operation.allowsSuspended)
    return refusedWith;
  if (!tierHas(tier, feature)) return 'TIER_REQUIRED';
  return refusedWith === 'EMAIL_NOT_VERIFIED' ? refusedWith : 'admitted';
}

describe('the calls of a feature admit exactly those whose tier has it', () => {
  it('and there are such calls', () => {
    expect(gated.length).toBeGreaterThan(5);
  });

  it.each(kinds)('$name', async (kind) => {
    const actual: Record<string, string> = {};
    const expected: Record<string, string> = {};
    const as = await kind.make();
    for (const { name, operation, feature } of gated) {
      actual[name] = await outcomeOf(name, operation, as);
      expected[name] = expectedOf(kind, operation, feature);
    }
    expect(actual).toEqual(expected);
  });
});
