import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { startApi } from '../../testing/harness.ts';
import {
  deliver,
  eventBody,
  lemonSqueezyVariables,
  minute,
  subscriptionObject,
} from '../../testing/lemon-squeezy.ts';
import { type PaidApi, startPaidApi } from '../../testing/paid-api.ts';
import { signatureOf } from './receive.ts';

const { subscriptions } = contract;
const secret = lemonSqueezyVariables.LEMONSQUEEZY_WEBHOOK_SECRET;

let paid: PaidApi;
let api: PaidApi['api'];
beforeAll(async () => {
  paid = await startPaidApi();
  api = paid.api;
});
afterAll(() => api.stop());

const apply = () => paid.apply();
const tierOf = (as: Member) => paid.tierOf(as);
const parkedOf = async (subscriptionId: string) =>
  (
    await api.pool.query(
      'select parked_because as reason, body from billing_events where subscription_id = $1',
      [subscriptionId],
    )
  ).rows;

describe('the webhook', () => {
  it('refuses a body without a signature, with a forged one, and one that was changed by one byte', async () => {
    const by = await api.aMember();
    const id = paid.nextId();
    const body = eventBody('subscription_created', subscriptionObject(id), { by });
    const signed = { 'x-signature': signatureOf(body, { webhookSecret: secret }) };
    const refusals = [
      await deliver(api, body, { headers: { 'x-signature': '' } }),
      await deliver(api, body, { signedWith: 'another secret' }),
      await deliver(api, body.replace('"active"', '"activf"'), { headers: signed }),
      await deliver(api, `${body} `, { headers: signed }),
      await deliver(api, body, { headers: { 'x-signature': signed['x-signature'].slice(1) } }),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
    await apply();
    expect(await tierOf(by)).toBe('free');
    expect((await deliver(api, body, { headers: signed })).statusCode).toBe(200);
    await apply();
    expect(await tierOf(by)).toBe('premium');
  });

  it('takes bodies up to 256 KiB, and JSON only', async () => {
    const of = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
    expect((await deliver(api, of(262_144))).statusCode).toBe(200);
    expect((await deliver(api, of(262_145))).statusCode).toBe(413);
    expect((await deliver(api, '{}', { headers: { 'content-type': 'text/plain' } })).statusCode).toBe(415);
    expect((await api.inject({ url: '/api/subscriptions/webhook' })).statusCode).toBe(405);
    await apply();
  });

  it('stores an event that is delivered again, or twenty times at once, only once', async () => {
    const by = await api.aMember();
    const id = paid.nextId();
    const body = eventBody('subscription_created', subscriptionObject(id), { by });
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(api, body)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await Promise.all([apply(), apply(), apply()]);
    await deliver(api, body);
    expect(await apply()).toBe(0);
    const { rows } = await api.pool.query('select 1 from billing_events where subscription_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(await tierOf(by)).toBe('premium');
  });

  it('leaves no words of the payer behind', async () => {
    const by = await api.aMember();
    await deliver(api, eventBody('subscription_created', subscriptionObject(paid.nextId()), { by }));
    await apply();
    const { rows } = await api.pool.query('select 1 from billing_events where body is not null');
    expect(rows).toEqual([]);
    expect(paid.lines.map((line) => JSON.stringify(line)).join('\n')).not.toContain('somebody@example.org');
  });
});

describe('an event is parked, logged and not applied', () => {
  const cases = [
    ['of another store', { store_id: 8 }, {}, 'foreign_store'],
    ['about an unknown variant', { variant_id: 53 }, {}, 'unknown_variant'],
    ['of the test mode in production', { test_mode: true }, { testMode: true }, 'test_mode'],
  ] as const;

  it.each(cases)('%s', async (_name, attributes, told, reason) => {
    const by = await api.aMember();
    const id = paid.nextId();
    paid.lines.length = 0;
    await deliver(
      api,
      eventBody('subscription_created', subscriptionObject(id, attributes), { by, ...told }),
    );
    await apply();
    expect(await tierOf(by)).toBe('free');
    expect((await api.refused(subscriptions.current, { as: by })).code).toBe('NOT_FOUND');
    expect(paid.lines).toMatchObject([{ level: 50, reason }]);
    const { rows } = await api.pool.query('select body from billing_events where parked_because = $1', [
      reason,
    ]);
    expect(rows).toEqual([{ body: null }]);
  });

  it('about nobody, or about somebody whom this server does not know', async () => {
    const [nobody, stranger] = [paid.nextId(), paid.nextId()];
    await deliver(api, eventBody('subscription_created', subscriptionObject(nobody)));
    const by = { id: '0198f0c0-0000-7000-8000-000000000000' };
    await deliver(api, eventBody('subscription_created', subscriptionObject(stranger), { by }));
    await apply();
    expect(await parkedOf(nobody)).toEqual([{ reason: 'unknown_user', body: null }]);
    expect(await parkedOf(stranger)).toEqual([{ reason: 'unknown_user', body: null }]);
  });

  it('that has another shape than the documented one', async () => {
    paid.lines.length = 0;
    for (const body of [
      'null',
      '[]',
      '{"meta":{}}',
      '{"data":1,"meta":{"event_name":"subscription_created"}}',
      'no JSON',
      eventBody('subscription_created', subscriptionObject(`${paid.nextId()}\0`)),
    ])
      expect((await deliver(api, body)).statusCode).toBe(200);
    await apply();
    expect(paid.lines.filter(({ reason }) => reason === 'unreadable')).toHaveLength(6);
  });
});

it('an expired subscription ends the tier at once, in the cache too', async () => {
  const by = await api.aMember();
  const id = paid.nextId();
  await deliver(api, eventBody('subscription_created', subscriptionObject(id), { by }));
  await apply();
  expect(await tierOf(by)).toBe('premium');
  const expired = { status: 'expired', ends_at: minute(5), updated_at: minute(5) };
  await deliver(api, eventBody('subscription_expired', subscriptionObject(id, expired), { by }));
  await apply();
  expect(await tierOf(by)).toBe('free');
});

it('an event that cannot be applied stays in the inbox, and the others are applied meanwhile', async () => {
  const [by, other] = [await api.aMember(), await api.aMember()];
  const [stuck, fine] = [paid.nextId(), paid.nextId()];
  await api.pool.query(
    `alter table subscriptions add constraint no_such_subscription check (id <> '${stuck}') not valid`,
  );
  await deliver(api, eventBody('subscription_created', subscriptionObject(stuck), { by }));
  await deliver(api, eventBody('subscription_created', subscriptionObject(fine), { by: other }));
  await expect(apply()).rejects.toThrow('1 events could not be applied');
  expect([await tierOf(by), await tierOf(other)]).toEqual(['free', 'premium']);
  await api.pool.query('alter table subscriptions drop constraint no_such_subscription');
  expect(await apply()).toBe(1);
  expect(await tierOf(by)).toBe('premium');
});

it('while the database is away the sender is asked to repeat, and nothing is lost', async () => {
  const by = await api.aMember();
  const body = eventBody('subscription_created', subscriptionObject(paid.nextId()), { by });
  const away = await startApi({
    variables: { ...lemonSqueezyVariables },
    databaseUrl: 'postgres://nobody@127.0.0.1:1/nowhere',
  });
  const refusal = await deliver(away, body);
  expect([refusal.statusCode, Number(refusal.headers['retry-after'])]).toEqual([503, 2]);
  await away.stop();
  expect((await deliver(api, body)).statusCode).toBe(200);
  await apply();
  expect(await tierOf(by)).toBe('premium');
});
