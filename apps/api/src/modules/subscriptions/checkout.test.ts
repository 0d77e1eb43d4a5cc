import { contract } from '@halved/shared/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import {
  type AskedCall,
  at,
  lemonSqueezyVariables,
  listOf,
  standIn,
  subscriptionObject,
} from '../../testing/lemon-squeezy.ts';

const { checkout, portal, tiers } = contract.subscriptions;

let api: Api;
let sandboxed: Api;
let without: Api;
let fake: ReturnType<typeof standIn> | undefined;
beforeAll(async () => {
  api = await startApi({ variables: lemonSqueezyVariables });
  const databaseUrl = api.url;
  sandboxed = await startApi({ databaseUrl });
  const production = { NODE_ENV: 'production', JWT_SECRET: 'f0e1d2c3b4a5968778695a4b3c2d1e0f' };
  without = await startApi({ databaseUrl, variables: production });
});
afterEach(() => fake?.restore());
afterAll(async () => {
  await without.stop();
  await sandboxed.stop();
  await api.stop();
});

const pageUrl = 'https://halved.lemonsqueezy.com/checkout/custom/5e8b?signature=d';
const checkoutAnswer = (url = pageUrl) => ({
  status: 201,
  body: { jsonapi: { version: '1.0' }, data: { type: 'checkouts', id: '5e8b', attributes: { url } } },
});
const supporter = { variantId: '51' };
const premium = { variantId: '52' };

/** A stand-in that opens checkouts and knows every subscription. */
const opens = () =>
  standIn(({ method, path }) =>
    method === 'POST' && path === '/v1/checkouts'
      ? checkoutAnswer()
      : {
          body:
            path === '/v1/subscriptions'
              ? listOf([])
              : { data: subscriptionObject(path.split('/').pop() ?? '') },
        },
  );
const opened = (calls: AskedCall[]) => calls.filter(({ method }) => method === 'POST');

describe('a checkout', () => {
  it('is opened with the store, the variant, the member and the way back', async () => {
    fake = opens();
    const as = await api.aMember();
    const input = { ...premium, customData: { from: 'pricing' } };
    expect(await api.call(checkout, { as, input })).toEqual({ checkoutUrl: pageUrl });
    const [call] = fake.calls;
    expect(call?.headers.authorization).toBe('Bearer a key of tests');
    expect(at(call?.body, 'data', 'relationships')).toEqual({
      store: { data: { type: 'stores', id: '7' } },
      variant: { data: { type: 'variants', id: '52' } },
    });
    expect(at(call?.body, 'data', 'attributes')).toMatchObject({
      product_options: { redirect_url: 'http://localhost:3000/pricing', enabled_variants: [52] },
      checkout_data: { email: as.email, custom: { from: 'pricing', user_id: as.id } },
    });
    const end = Date.parse(String(at(call?.body, 'data', 'attributes', 'expires_at')));
    expect(Math.abs(end - Date.now() - 30 * 60_000)).toBeLessThan(60_000);
  });

  it('that is open is shown again, also to parallel calls and with other keys', async () => {
    fake = opens();
    const as = await api.aMember();
    const keys = ['0198f0c0-0000-4000-8000-000000000001', '0198f0c0-0000-4000-8000-000000000002'];
    const calls = [undefined, undefined, ...keys].map((key) =>
      api.call(checkout, { as, input: premium, ...(key && { headers: { 'idempotency-key': key } }) }),
    );
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ checkoutUrl }) => checkoutUrl))).toEqual(new Set([pageUrl]));
    expect(opened(fake.calls)).toHaveLength(1);
    const again = { as, input: premium, headers: { 'idempotency-key': keys[0] ?? '' } };
    expect(await api.call(checkout, again)).toEqual({ checkoutUrl: pageUrl });
    const other = { ...again, input: supporter };
    expect((await api.refused(checkout, other)).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(opened(fake.calls)).toHaveLength(1);
  });

  it('for another tier is opened anew', async () => {
    fake = opens();
    const as = await api.aMember();
    for (const input of [supporter, premium, supporter]) await api.call(checkout, { as, input });
    expect(opened(fake.calls)).toHaveLength(3);
  });

  it('of a member with a running subscription is its own page to change the plan, so that there is never a second one', async () => {
    fake = opens();
    const as = await api.aMember();
    await api.aSubscription({ of: as, id: '77', tier: 'supporter' });
    const { checkoutUrl } = await api.call(checkout, { as, input: premium });
    expect(checkoutUrl).toBe('https://halved.lemonsqueezy.com/billing/77/update?expires=1&signature=c');
    const late = await api.aMember();
    await api.aSubscription({ of: late, id: '78', status: 'unpaid' });
    await api.call(checkout, { as: late, input: premium });
    expect(opened(fake.calls)).toEqual([]);
  });

  it('of the tier that a running subscription had is the portal, where it is paid again', async () => {
    fake = opens();
    const as = await api.aMember();
    await api.aSubscription({ of: as, id: '79', status: 'unpaid' });
    const { checkoutUrl } = await api.call(checkout, { as, input: premium });
    expect(checkoutUrl).toBe('https://halved.lemonsqueezy.com/billing?expires=1&user=3&signature=b');
  });

  it.each([
    ['has the tier already', { grantedTier: 'premium' }, premium],
    ['has a higher tier', { grantedTier: 'premium' }, supporter],
  ] as const)('is no upgrade for somebody who %s', async (_name, columns, input) => {
    fake = opens();
    const as = await api.aMember(columns);
    expect((await api.refused(checkout, { as, input })).code).toBe('NOT_AN_UPGRADE');
    expect(fake.calls).toEqual([]);
  });

  it('requires a verified address, a known variant, and custom data without the name of the payer', async () => {
    fake = opens();
    const unverified = await api.aMember({ emailVerifiedAt: null });
    expect((await api.refused(checkout, { as: unverified, input: premium })).code).toBe('EMAIL_NOT_VERIFIED');
    const as = await api.aMember();
    const refusedPath = async (input: { variantId: string; customData?: Record<string, string> }) => {
      const { code, details } = await api.refused(checkout, { as, input });
      return [code, Object.keys(details).map((path) => path.split('.')[0])];
    };
    expect(await refusedPath({ variantId: '53' })).toEqual(['VALIDATION_FAILED', ['variantId']]);
    expect(await refusedPath({ variantId: 'sandbox-premium' })).toEqual(['VALIDATION_FAILED', ['variantId']]);
    const asAnother = { ...premium, customData: { user_id: 'somebody else' } };
    expect(await refusedPath(asAnother)).toEqual(['VALIDATION_FAILED', ['customData']]);
    expect(fake.calls).toEqual([]);
  });
});

describe('a provider that does not answer as documented', () => {
  const faults = [
    ['with an error', { status: 422, body: { errors: [{ detail: 'The variant is not published.' }] } }],
    ['with a fault of its own', { status: 500, body: { message: 'Server Error' } }],
    ['with another shape', { body: { data: {} } }],
    ['with a page of somebody else', checkoutAnswer('https://lemonsqueezy.com.evil.example/pay')],
    ['with a page without TLS', checkoutAnswer('http://halved.lemonsqueezy.com/pay')],
    ['not at all', new TypeError('fetch failed')],
    ['too late', 'never'],
  ] as const;

  it.each(faults)(
    'answers %s: the caller is asked to try again, and nothing is stored',
    async (_name, reply) => {
      fake = standIn(() => reply);
      const as = await api.aMember();
      expect((await api.refused(checkout, { as, input: premium })).code).toBe('SERVICE_UNAVAILABLE');
      fake.restore();
      fake = opens();
      expect(await api.call(checkout, { as, input: premium })).toEqual({ checkoutUrl: pageUrl });
    },
  );
});

describe('the portal', () => {
  const portalUrl = 'https://halved.lemonsqueezy.com/billing?expires=1&user=3&signature=b';
  const member = async (columns: Omit<Parameters<Api['aSubscription']>[0], 'of'>): Promise<Member> => {
    const as = await api.aMember();
    await api.aSubscription({ of: as, ...columns });
    return as;
  };

  it('is the provider’s page of the running subscription, also one that gives no tier', async () => {
    fake = opens();
    for (const status of ['active', 'on_trial', 'past_due', 'unpaid', 'paused'] as const) {
      const as = await member({ status });
      expect(await api.call(portal, { as }), status).toEqual({ portalUrl });
    }
    const as = await member({ status: 'cancelled', endsAt: new Date(Date.now() + 60_000) });
    expect(await api.call(portal, { as })).toEqual({ portalUrl });
  });

  it('is asked for once a minute, however often somebody opens it', async () => {
    fake = opens();
    const as = await member({ status: 'active' });
    for (let time = 0; time < 3; time++) expect(await api.call(portal, { as })).toEqual({ portalUrl });
    expect(fake.calls).toHaveLength(1);
  });

  it('is not there without one', async () => {
    const past = new Date(Date.now() - 60_000);
    const without = [
      await api.aMember(),
      await api.aMember({ grantedTier: 'premium' }),
      await member({ status: 'expired', endsAt: past }),
      await member({ status: 'cancelled', endsAt: past }),
      await member({ refundedAt: past }),
    ];
    for (const as of without) {
      const { code, message } = await api.refused(portal, { as });
      expect([code, message]).toEqual(['NO_ACTIVE_SUBSCRIPTION', 'No active subscription found']);
    }
  });

  it('is never a page of somebody else', async () => {
    const urls = { customer_portal: 'https://evil.example/.lemonsqueezy.com' };
    fake = standIn(() => ({ body: { data: subscriptionObject('5', { urls }) } }));
    const as = await member({ id: '5' });
    expect((await api.refused(portal, { as })).code).toBe('SERVICE_UNAVAILABLE');
  });
});

it('the plans name the variants of the store, of the sandbox, or none', async () => {
  const variantsOf = async (of: Api) =>
    (await of.call(tiers)).tiers.map(({ lemonSqueezyVariantId }) => lemonSqueezyVariantId);
  expect(await variantsOf(api)).toEqual([null, '51', '52']);
  expect(await variantsOf(sandboxed)).toEqual([null, 'sandbox-supporter', 'sandbox-premium']);
  expect(await variantsOf(without)).toEqual([null, null, null]);
});

it('in production without keys there are no payments, and no webhook and no sandbox', async () => {
  const as = await without.aMember();
  expect((await without.refused(checkout, { as, input: premium })).code).toBe('PAYMENTS_OFF');
  expect((await without.refused(portal, { as })).code).toBe('PAYMENTS_OFF');
  const webhook = await without.inject({ method: 'POST', url: '/api/subscriptions/webhook', payload: {} });
  const page = await without.inject({ url: '/api/subscriptions/sandbox/portal' });
  expect([webhook.statusCode, page.statusCode]).toEqual([404, 404]);
});

it('with keys there is no sandbox', async () => {
  expect((await api.inject({ url: '/api/subscriptions/sandbox/portal' })).statusCode).toBe(404);
});
