import { createHmac } from 'node:crypto';
import { isFields } from '@halved/shared/fields';
import { vi } from 'vitest';
import type { Api } from './harness.ts';

/** The settings of a store that exists only in tests. */
export const lemonSqueezyVariables = {
  LEMONSQUEEZY_API_KEY: 'a key of tests',
  LEMONSQUEEZY_STORE_ID: '7',
  LEMONSQUEEZY_WEBHOOK_SECRET: 'signs the events of tests',
  LEMONSQUEEZY_SUPPORTER_VARIANT_ID: '51',
  LEMONSQUEEZY_PREMIUM_VARIANT_ID: '52',
};

export const variantIds = { supporter: 51, premium: 52 } as const;

type Attributes = Record<string, unknown>;

const store = 'https://halved.lemonsqueezy.com';
const noon = '2026-11-01T12:00:00.000000Z';

/** A moment some minutes after the subscription began, as Lemon Squeezy writes it. */
export const minute = (minutes: number): string =>
  new Date(Date.parse(noon) + minutes * 60_000).toISOString().replace('Z', '000Z');

/** A subscription as the API and the events of Lemon Squeezy describe it. */
export const subscriptionObject = (id: string, attributes: Attributes = {}) => ({
  type: 'subscriptions',
  id,
  attributes: {
    store_id: 7,
    customer_id: 3,
    order_id: 900,
    order_item_id: 901,
    product_id: 5,
    variant_id: variantIds.premium,
    product_name: 'Halved',
    variant_name: 'Premium',
    user_name: 'Somebody',
    user_email: 'somebody@example.org',
    status: 'active',
    status_formatted: 'Active',
    card_brand: 'visa',
    card_last_four: '4242',
    payment_processor: 'stripe',
    pause: null,
    cancelled: false,
    trial_ends_at: null,
    billing_anchor: 1,
    first_subscription_item: { id: 1, subscription_id: Number(id), price_id: 1, quantity: 1 },
    urls: {
      update_payment_method: `${store}/subscription/${id}/payment-details?expires=1&signature=a`,
      customer_portal: `${store}/billing?expires=1&user=3&signature=b`,
      customer_portal_update_subscription: `${store}/billing/${id}/update?expires=1&signature=c`,
    },
    renews_at: '2036-12-01T12:00:00.000000Z',
    ends_at: null,
    created_at: noon,
    updated_at: noon,
    test_mode: false,
    ...attributes,
  },
});

/** A payment of a subscription. */
export const invoiceObject = (subscriptionId: string, attributes: Attributes = {}) => ({
  type: 'subscription-invoices',
  id: '300',
  attributes: {
    store_id: 7,
    subscription_id: Number(subscriptionId),
    customer_id: 3,
    user_email: 'somebody@example.org',
    billing_reason: 'renewal',
    currency: 'USD',
    status: 'paid',
    refunded: false,
    refunded_at: null,
    total: 1200,
    created_at: noon,
    updated_at: noon,
    test_mode: false,
    ...attributes,
  },
});

export const orderObject = (id: string, attributes: Attributes = {}) => ({
  type: 'orders',
  id,
  attributes: {
    store_id: 7,
    customer_id: 3,
    identifier: 'e6f0',
    currency: 'USD',
    status: 'refunded',
    refunded: true,
    refunded_at: noon,
    total: 1200,
    created_at: noon,
    updated_at: noon,
    test_mode: false,
    ...attributes,
  },
});

interface Told {
  /** The member in the custom data of the checkout. */
  by?: { id: string } | undefined;
  testMode?: boolean;
}

/** The body of an event. */
export const eventBody = (name: string, data: object, { by, testMode = false }: Told = {}): string =>
  JSON.stringify({
    meta: {
      test_mode: testMode,
      event_name: name,
      webhook_id: 'ad1f',
      ...(by && { custom_data: { user_id: by.id } }),
    },
    data,
  });

const signature = (body: string | Buffer, secret = lemonSqueezyVariables.LEMONSQUEEZY_WEBHOOK_SECRET) =>
  createHmac('sha256', secret).update(body).digest('hex');

interface Delivery {
  signedWith?: string;
  headers?: Record<string, string>;
}

/** Delivers a body to the webhook, with the signature that it has from Lemon Squeezy. */
export const deliver = (api: Pick<Api, 'inject'>, body: string, { signedWith, headers }: Delivery = {}) =>
  api.inject({
    method: 'POST',
    url: '/api/subscriptions/webhook',
    headers: {
      'content-type': 'application/json',
      'x-event-name': 'any',
      'x-signature': signature(body, signedWith),
      ...headers,
    },
    payload: body,
  });

/** A request that the library made. */
export interface AskedCall {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

type Reply = { status?: number; body: object } | Error | 'never';

/**
 * Stands in for the API of Lemon Squeezy, behind the global `fetch` that its library uses. `answer` says what each call
 * gets. Call `restore` at the end.
 */
export function standIn(answer: (call: AskedCall) => Reply) {
  const calls: AskedCall[] = [];
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input));
    if (url.origin !== 'https://api.lemonsqueezy.com') throw new Error(`A test asked ${url.origin}`);
    const text = typeof init?.body === 'string' ? init.body : '';
    const call: AskedCall = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: text ? JSON.parse(text) : undefined,
    };
    calls.push(call);
    const reply = answer(call);
    if (reply === 'never') return new Promise<Response>(() => {});
    if (reply instanceof Error) throw reply;
    const { status = 200, body } = reply;
    return Response.json(body, { status });
  });
  return { calls, restore: () => spy.mockRestore() };
}

/** A list of the API, all on one page. */
export const listOf = (data: object[]) => ({
  meta: { page: { currentPage: 1, from: 1, lastPage: 1, perPage: 100, to: data.length, total: data.length } },
  jsonapi: { version: '1.0' },
  data,
});

/** The value at a path of a JSON value: `at(body, 'data', 'attributes')`. */
export const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isFields(inner) ? inner[name] : undefined), value);
