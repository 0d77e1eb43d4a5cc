import { contract } from '@halved/shared/contract';
import { dayMs } from '@halved/shared/durations';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import {
  type AskedCall,
  deliver,
  eventBody,
  invoiceObject,
  lemonSqueezyVariables,
  listOf,
  minute,
  standIn,
  subscriptionObject,
} from '../../testing/lemon-squeezy.ts';
import { applyEvents, reconcileSubscriptions } from './public.ts';

const { auth, subscriptions } = contract;

let api: Api;
let fake: ReturnType<typeof standIn> | undefined;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  api = await startApi({ variables: lemonSqueezyVariables, log: (line) => lines.push(JSON.parse(line)) });
});
afterEach(() => fake?.restore());
afterAll(() => api.stop());

let count = 5_000;
const nextId = () => String(++count);
const billing = () => {
  if (!api.services.billing) throw new Error('Payments are off');
  return api.services.billing;
};
const never = new AbortController().signal;
const reconcile = () => reconcileSubscriptions(api.services, billing(), never);
const tierOf = async (as: Member) => (await api.call(auth.profile, { as })).tier;

/** A store with these subscriptions, these refunded payments, and a page to pay on. */
const storeOf = (all: object[], refunded: object[] = []) =>
  standIn(({ method, path }: AskedCall) => {
    if (method === 'POST') {
      const url = 'https://halved.lemonsqueezy.com/checkout/custom/1';
      return { status: 201, body: { data: { type: 'checkouts', id: '1', attributes: { url } } } };
    }
    return { body: listOf(path === '/v1/subscriptions' ? all : refunded) };
  });

describe('the daily comparison with the provider', () => {
  it('asks for the subscriptions of this store, all pages of them', async () => {
    const as = await api.aMember();
    const { id } = await api.aSubscription({ of: as, id: nextId(), changedAt: new Date(0) });
    const page = (number: number) => ({
      ...listOf([
        subscriptionObject(number === 2 ? id : nextId(), { status: 'expired', ends_at: minute(1) }),
      ]),
      meta: { page: { currentPage: number, lastPage: 2 } },
    });
    fake = standIn(({ path, query }) => ({
      body: path === '/v1/subscriptions' ? page(Number(query['page[number]'])) : listOf([]),
    }));
    await reconcile();
    expect(fake.calls.map(({ query }) => [query['filter[store_id]'], query['page[number]']])).toEqual([
      ['7', '1'],
      ['7', '2'],
      ['7', '1'],
    ]);
    expect(await tierOf(as)).toBe('free');
  });

  it('repairs what an event did not tell, and leaves what is newer here', async () => {
    const [missed, newer] = [await api.aMember(), await api.aMember()];
    const [first, second] = [nextId(), nextId()];
    await api.aSubscription({ of: missed, id: first, changedAt: new Date(0) });
    await api.aSubscription({ of: newer, id: second, changedAt: new Date('2036-01-01') });
    const over = { status: 'expired', ends_at: minute(1) };
    fake = storeOf([subscriptionObject(first, over), subscriptionObject(second, over)]);
    await reconcile();
    await reconcile();
    expect([await tierOf(missed), await tierOf(newer)]).toEqual(['free', 'premium']);
  });

  it('counts the days of grace from the latest failure, also if the event about the recovery before it is lost', async () => {
    const as = await api.aMember();
    const id = nextId();
    const days = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString();
    const failed = (ago: number) =>
      eventBody(
        'subscription_updated',
        subscriptionObject(id, { status: 'past_due', updated_at: days(ago) }),
        { by: as },
      );
    await deliver(api, failed(40));
    await applyEvents(api.services, billing());
    expect(await tierOf(as)).toBe('free');
    fake = storeOf([subscriptionObject(id, { updated_at: days(35) })]);
    for (let time = 0; time < 2; time++) await reconcile();
    expect(await tierOf(as)).toBe('premium');
    await deliver(api, failed(1));
    await applyEvents(api.services, billing());
    expect(await tierOf(as)).toBe('premium');
    const { rows } = await api.pool.query('select status from billing_events where subscription_id = $1', [
      id,
    ]);
    expect(rows).toHaveLength(3);
  });

  it('is not stopped by an entry of another shape than the documented one', async () => {
    const as = await api.aMember();
    const { id } = await api.aSubscription({ of: as, id: nextId(), changedAt: new Date(0) });
    const strange = subscriptionObject(nextId(), { status: 'a new status' });
    fake = storeOf([strange, subscriptionObject(id, { status: 'expired', ends_at: minute(1) })]);
    lines.length = 0;
    await reconcile();
    expect(await tierOf(as)).toBe('free');
    expect(lines).toMatchObject([{ reason: 'unreadable' }]);
  });

  it('is not stopped by a subscription or a refund that cannot be stored, and fails at the end', async () => {
    const [by, other, payer] = [await api.aMember(), await api.aMember(), await api.aMember()];
    const [stuck, fine, refunded] = [nextId(), nextId(), nextId()];
    for (const [of, id] of [
      [by, stuck],
      [other, fine],
      [payer, refunded],
    ] as const)
      await api.aSubscription({ of, id, changedAt: new Date(0) });
    const over = { status: 'expired', ends_at: minute(1) };
    const refund = { refunded: true, status: 'refunded', refunded_at: minute(9) };
    fake = storeOf(
      [subscriptionObject(stuck, over), subscriptionObject(fine, over)],
      [invoiceObject(stuck, refund), invoiceObject(refunded, refund)],
    );
    const isStuck = `check (id <> '${stuck}') not valid`;
    await api.pool.query(`alter table subscriptions add constraint no_such_subscription ${isStuck}`);
    lines.length = 0;
    await expect(reconcile()).rejects.toThrow('2 comparisons with the provider failed');
    expect([await tierOf(by), await tierOf(other), await tierOf(payer)]).toEqual(['premium', 'free', 'free']);
    const logged = lines.filter(({ msg }) => String(msg).includes('could not be compared'));
    expect(logged.map(({ subscription }) => subscription)).toEqual([stuck, stuck]);
    await api.pool.query('alter table subscriptions drop constraint no_such_subscription');
    await reconcile();
    expect(await tierOf(by)).toBe('free');
  });

  it('finds the member of a subscription whose first event is lost, by the checkout and the verified address', async () => {
    const as = await api.aMember();
    const other = await api.aMember();
    const id = nextId();
    const stranger = nextId();
    const began = {
      created_at: new Date(Date.now() + 60_000).toISOString(),
      updated_at: new Date().toISOString(),
    };
    fake = storeOf([
      subscriptionObject(id, { ...began, user_email: as.email.toUpperCase() }),
      subscriptionObject(stranger, { ...began, user_email: other.email }),
    ]);
    await api.call(subscriptions.checkout, { as, input: { variantId: '52' } });
    lines.length = 0;
    await reconcile();
    expect([await tierOf(as), await tierOf(other)]).toEqual(['premium', 'free']);
    expect(lines).toMatchObject([{ subscription: stranger, reason: 'unknown_user' }]);
  });

  it('applies a subscription that was parked because its variant was not in the settings', async () => {
    const by = await api.aMember();
    const id = nextId();
    await deliver(api, eventBody('subscription_created', subscriptionObject(id, { variant_id: 99 }), { by }));
    await applyEvents(api.services, billing());
    expect(await tierOf(by)).toBe('free');
    fake = storeOf([subscriptionObject(id)]);
    await reconcile();
    expect(await tierOf(by)).toBe('premium');
  });

  it('ends what was refunded without an event', async () => {
    const as = await api.aMember();
    const { id } = await api.aSubscription({ of: as, id: nextId() });
    const refunded = { status: 'refunded', refunded: true, refunded_at: minute(9) };
    fake = storeOf([], [invoiceObject(id, refunded), invoiceObject(nextId(), refunded)]);
    await reconcile();
    expect(fake.calls.at(-1)?.query['filter[refunded]']).toBe('true');
    expect(await tierOf(as)).toBe('free');
  });

  it('gives the lower of two paid tiers when the higher one has ended', async () => {
    const as = await api.aMember();
    await api.aSubscription({ of: as, status: 'cancelled', endsAt: new Date(Date.now() + 2_000) });
    await api.aSubscription({ of: as, tier: 'supporter' });
    expect(await tierOf(as)).toBe('premium');
    fake = storeOf([]);
    await expect
      .poll(
        async () => {
          await reconcile();
          return tierOf(as);
        },
        { timeout: 3_000 },
      )
      .toBe('supporter');
  });

  it('gives the lower tier also while the provider does not answer', async () => {
    const as = await api.aMember();
    await api.aSubscription({ of: as, status: 'cancelled', endsAt: new Date(Date.now() + dayMs) });
    await api.aSubscription({ of: as, tier: 'supporter' });
    const past = `now() - interval '1 minute'`;
    await api.pool.query(
      `update subscriptions set ends_at = ${past} where user_id = $1 and status = 'cancelled'`,
      [as.id],
    );
    await api.pool.query(`update users set paid_tier_until = ${past} where id = $1`, [as.id]);
    fake = standIn(() => new Error('away'));
    await expect(reconcile()).rejects.toThrow();
    expect(await tierOf(as)).toBe('supporter');
  });
});
