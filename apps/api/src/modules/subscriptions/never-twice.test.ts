import { contract } from '@halved/shared/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  deliver,
  eventBody,
  listOf,
  standIn,
  subscriptionObject,
  variantIds,
} from '../../testing/lemon-squeezy.ts';
import { type PaidApi, startPaidApi } from '../../testing/paid-api.ts';

const { checkout } = contract.subscriptions;
const pageUrl = 'https://halved.lemonsqueezy.com/checkout/custom/1';

let paid: PaidApi;
let api: PaidApi['api'];
let apply: PaidApi['apply'];
let tierOf: PaidApi['tierOf'];
let fake: ReturnType<typeof standIn> | undefined;
beforeAll(async () => {
  paid = await startPaidApi();
  ({ api, apply, tierOf } = paid);
});
afterEach(() => fake?.restore());
afterAll(() => api.stop());

it('a checkout is not opened again for a member who has paid on the last one, while the event about it is on its way', async () => {
  const as = await api.aMember();
  const began = new Date(Date.now() + 60_000).toISOString();
  const subscription = subscriptionObject('90', {
    user_email: as.email,
    created_at: began,
    updated_at: began,
  });
  let hasPaid = false;
  fake = standIn(({ method }) =>
    method === 'POST'
      ? { status: 201, body: { data: { type: 'checkouts', id: '1', attributes: { url: pageUrl } } } }
      : { body: listOf(hasPaid ? [subscription] : []) },
  );
  await api.call(checkout, { as, input: { variantId: '52' } });
  expect(fake.calls).toHaveLength(1);
  await api.call(checkout, { as, input: { variantId: '52' } });
  expect(fake.calls.at(-1)?.query).toMatchObject({ 'filter[store_id]': '7', 'filter[user_email]': as.email });
  hasPaid = true;
  const refusals = await Promise.all(
    [1, 2].map(() => api.refused(checkout, { as, input: { variantId: '52' } })),
  );
  expect(refusals.map(({ code }) => code)).toEqual(['NOT_AN_UPGRADE', 'NOT_AN_UPGRADE']);
  expect(fake.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(await tierOf(as)).toBe('premium');
});

it('a second subscription of a member is cancelled, and the higher one stays', async () => {
  const by = await api.aMember();
  const [first, second] = [paid.nextId(), paid.nextId()];
  const supporter = { variant_id: variantIds.supporter, order_id: 801 };
  await deliver(api, eventBody('subscription_created', subscriptionObject(first, supporter), { by }));
  await deliver(
    api,
    eventBody('subscription_created', subscriptionObject(second, { order_id: 802 }), { by }),
  );
  await apply();
  const { rows } = await api.pool.query('select id from subscription_cancellations where id in ($1, $2)', [
    first,
    second,
  ]);
  expect(rows).toEqual([{ id: first }]);
  expect(await tierOf(by)).toBe('premium');
});

it('of two subscriptions the one that gives a tier stays, also if the other is of a higher one', async () => {
  const by = await api.aMember();
  const [unpaid, running] = [paid.nextId(), paid.nextId()];
  const supporter = { variant_id: variantIds.supporter, order_id: 804 };
  for (const [id, attributes] of [
    [unpaid, { status: 'unpaid', order_id: 803 }],
    [running, supporter],
  ] as const)
    await deliver(api, eventBody('subscription_created', subscriptionObject(id, attributes), { by }));
  await apply();
  const { rows } = await api.pool.query('select id from subscription_cancellations where id in ($1, $2)', [
    unpaid,
    running,
  ]);
  expect(rows).toEqual([{ id: unpaid }]);
  expect(await tierOf(by)).toBe('supporter');
});
