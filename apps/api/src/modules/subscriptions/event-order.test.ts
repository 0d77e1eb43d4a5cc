import { contract } from '@halved/shared/contract';
import { dayMs } from '@halved/shared/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { deliver, eventBody, minute, subscriptionObject, variantIds } from '../../testing/lemon-squeezy.ts';
import { type PaidApi, startPaidApi } from '../../testing/paid-api.ts';

const { subscriptions } = contract;

let paid: PaidApi;
let api: PaidApi['api'];
beforeAll(async () => {
  paid = await startPaidApi();
  api = paid.api;
});
afterAll(() => api.stop());

const apply = () => paid.apply();
const tierOf = (as: Member) => paid.tierOf(as);
const statusOf = (as: Member) => paid.statusOf(as);

/** The events of a life: a trial, a renewal, two failed payments, a recovery, a cancellation. */
function lifeOf(by: Member, id: string) {
  const orderId = Number(id) + 100_000;
  const at = (minutes: number, attributes: object) =>
    eventBody(
      minutes === 0 ? 'subscription_created' : 'subscription_updated',
      subscriptionObject(id, { order_id: orderId, updated_at: minute(minutes), ...attributes }),
      { by },
    );
  return [
    at(0, { status: 'on_trial', variant_id: variantIds.supporter, trial_ends_at: minute(10_080) }),
    at(10, { status: 'active', variant_id: variantIds.supporter }),
    at(20, { status: 'past_due', variant_id: variantIds.supporter }),
    at(30, { status: 'past_due', variant_id: variantIds.supporter }),
    at(40, { status: 'active', variant_id: variantIds.supporter }),
    at(50, { status: 'active', variant_id: variantIds.premium }),
    at(60, { status: 'cancelled', variant_id: variantIds.premium, ends_at: '2036-12-01T12:00:00.000000Z' }),
  ];
}

describe('the state after all events is what the newest says', () => {
  const orders: [string, (bodies: string[]) => string[]][] = [
    ['in their order', (bodies) => bodies],
    ['in reverse order', (bodies) => bodies.toReversed()],
    ['with the newest first', (bodies) => [...bodies.slice(-1), ...bodies.slice(0, -1)]],
    ['in an order of chance', (bodies) => bodies.toSorted(() => Math.random() - 0.5)],
  ];

  it.each(orders)('%s, applied one by one', async (_name, inOrder) => {
    const by = await api.aMember();
    const id = paid.nextId();
    for (const body of inOrder(lifeOf(by, id))) {
      await deliver(api, body);
      await apply();
    }
    expect(await api.call(subscriptions.current, { as: by })).toMatchObject({
      tier: 'premium',
      status: 'cancelled',
      endsAt: '2036-12-01T12:00:00.000Z',
    });
    expect(await tierOf(by)).toBe('premium');
  });

  it('if twenty are delivered and applied at once', async () => {
    const members = await Promise.all([1, 2, 3].map(() => api.aMember()));
    const bodies = members.flatMap((by) => lifeOf(by, paid.nextId())).slice(0, 20);
    await Promise.all(bodies.toSorted(() => Math.random() - 0.5).map((body) => deliver(api, body)));
    const done = await Promise.all([apply(), apply(), apply()]);
    expect(done.reduce((sum, each) => sum + each)).toBeGreaterThanOrEqual(20);
    expect(await Promise.all(members.map(statusOf))).toEqual(['cancelled', 'cancelled', 'active']);
  });

  it('and the days of grace count from the first failed payment, in whichever order the failures arrive', async () => {
    const by = await api.aMember();
    const id = paid.nextId();
    const days = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString();
    const bodies = [
      { status: 'active', updated_at: days(30) },
      { status: 'past_due', updated_at: days(13) },
      { status: 'past_due', updated_at: days(9) },
      { status: 'past_due', updated_at: days(2) },
    ].map((attributes) => eventBody('subscription_updated', subscriptionObject(id, attributes), { by }));
    for (const body of bodies.toReversed()) await deliver(api, body);
    await apply();
    const { endsAt } = await api.call(subscriptions.current, { as: by });
    expect(Date.parse(endsAt ?? '') - Date.now()).toBeLessThan(dayMs);
    expect(await tierOf(by)).toBe('premium');
  });
});

it('a subscription never moves to another member', async () => {
  const [by, other] = [await api.aMember(), await api.aMember()];
  const id = paid.nextId();
  await deliver(api, eventBody('subscription_created', subscriptionObject(id), { by }));
  const later = { updated_at: minute(5) };
  await deliver(api, eventBody('subscription_updated', subscriptionObject(id, later), { by: other }));
  await apply();
  expect([await tierOf(by), await tierOf(other)]).toEqual(['premium', 'free']);
});

it('two subscriptions of one order have histories of their own', async () => {
  const [by, other] = [await api.aMember(), await api.aMember()];
  const [first, second] = [paid.nextId(), paid.nextId()];
  const days = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString();
  const failed = (id: string, ago: number) =>
    subscriptionObject(id, { order_id: 555, status: 'past_due', updated_at: days(ago) });
  await deliver(api, eventBody('subscription_updated', failed(first, 20), { by: other }));
  await deliver(api, eventBody('subscription_updated', failed(second, 1), { by }));
  await apply();
  expect([await tierOf(other), await tierOf(by)]).toEqual(['free', 'premium']);
});
