import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliver, eventBody, minute, standIn, subscriptionObject } from '../testing/lemon-squeezy.ts';
import { type PaidApi, startPaidApi } from '../testing/paid-api.ts';
import { startJobs } from './index.ts';

let paid: PaidApi;
beforeAll(async () => {
  paid = await startPaidApi();
});
afterAll(() => paid.api.stop());

it('an event takes effect by itself, and a refund ends the payments at the provider by itself', async () => {
  const { api, tierOf } = paid;
  const fake = standIn(({ path }) => ({ body: { data: subscriptionObject(path.split('/').pop() ?? '') } }));
  const stop = startJobs(api.services, 0);
  const by = await api.aMember();
  const id = paid.nextId();
  await deliver(api, eventBody('subscription_created', subscriptionObject(id), { by }));
  await expect.poll(() => tierOf(by), { timeout: 10_000 }).toBe('premium');
  const attributes = { subscription_id: Number(id), status: 'refunded', refunded_at: minute(5) };
  const invoice = {
    type: 'subscription-invoices',
    id: '1',
    attributes: { store_id: 7, created_at: minute(0), updated_at: minute(5), ...attributes },
  };
  await deliver(api, eventBody('subscription_payment_refunded', invoice, { by }));
  await expect.poll(() => tierOf(by), { timeout: 10_000 }).toBe('free');
  await expect
    .poll(() => fake.calls.map(({ method, path }) => `${method} ${path}`), { timeout: 10_000 })
    .toContain(`DELETE /v1/subscriptions/${id}`);
  await stop();
  fake.restore();
});
