import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  deliver,
  eventBody,
  lemonSqueezyVariables,
  subscriptionObject,
} from '../../testing/lemon-squeezy.ts';
import { type PaidApi, startPaidApi } from '../../testing/paid-api.ts';
import { paymentsInDatabase } from './payment-findings.ts';

let paid: PaidApi;
beforeAll(async () => {
  paid = await startPaidApi();
});
afterAll(() => paid.api.stop());

const findings = async () =>
  (await paymentsInDatabase(paid.api.db, paid.api.services.env)).map(
    ({ state, text }) => `${state}: ${text}`,
  );

it('the doctor says who takes payments', async () => {
  const { db } = paid.api;
  const publicUrl = 'http://localhost:3000';
  expect(await findings()).toEqual(['good: Payments go through Lemon Squeezy.']);
  const [off] = await paymentsInDatabase(db, { lemonSqueezy: null, production: true, publicUrl });
  const [sandbox] = await paymentsInDatabase(db, { lemonSqueezy: null, production: false, publicUrl });
  expect([off?.text, sandbox?.text]).toEqual([
    'Payments are off: no LEMONSQUEEZY_ variable is set.',
    'Payments are a sandbox: no money moves.',
  ]);
});

it('the doctor warns of a sandbox that everybody can reach', async () => {
  const publicUrl = 'https://halved.example';
  const unpaid = { lemonSqueezy: null, production: false, publicUrl };
  expect((await paymentsInDatabase(paid.api.db, unpaid))[0]).toEqual({
    state: 'warning',
    text: 'Payments are a sandbox under https: everybody gets premium without paying. Set NODE_ENV=production.',
  });
});

it('the doctor counts events that wait or were not applied, and cancellations that do not succeed', async () => {
  const { api, apply } = paid;
  const foreign = subscriptionObject('1', {
    store_id: Number(lemonSqueezyVariables.LEMONSQUEEZY_STORE_ID) + 1,
  });
  await deliver(api, eventBody('subscription_created', foreign));
  await apply();
  await deliver(api, eventBody('subscription_created', subscriptionObject('2')));
  await api.pool.query(
    `update billing_events set received_at = now() - interval '1 hour' where processed_at is null`,
  );
  await api.pool.query(`insert into subscription_cancellations (id, attempts) values ('3', 5)`);
  expect(await findings()).toEqual([
    'good: Payments go through Lemon Squeezy.',
    'warning: 1 events about payments wait to be applied; the log says why.',
    expect.stringContaining('warning: 1 events about payments of the last 30 days were not applied'),
    'warning: 1 subscriptions could not be cancelled at Lemon Squeezy yet; they are tried again. Check LEMONSQUEEZY_API_KEY, or cancel them in your store.',
  ]);
});
