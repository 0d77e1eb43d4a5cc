import { setTimeout as sleep } from 'node:timers/promises';
import { isPaymentPage } from '@halved/shared/payment-page';
import { isCharged } from '@halved/shared/subscription-kinds';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Env } from '../env.ts';
import { type Billing, BillingError } from './billing.ts';
import { InvoiceResource, refundOf, SubscriptionResource, subscriptionOf } from './billing-objects.ts';

type Library = typeof import('@lemonsqueezy/lemonsqueezy.js');
interface Answer {
  statusCode: number | null;
  error: Error | null;
  data: unknown;
}

/** The library has no time-out of its own. A checkout holds a connection to the database while it waits. */
const timeoutMs = 4_000;
const pageSize = 100;
const portalMs = 60_000;
const firstServerError = 500;

const One = <Resource extends z.core.$ZodType>(resource: Resource) => z.object({ data: resource });
const Page = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ page: z.object({ currentPage: z.int(), lastPage: z.int() }) }),
});
const CheckoutResource = z.object({ attributes: z.object({ url: z.string() }) });

const parsed = <Schema extends z.core.$ZodType>(schema: Schema, data: unknown): z.output<Schema> => {
  const result = z.safeParse(schema, data);
  if (!result.success) throw new BillingError('the answer has another shape than the documented one');
  return result.data;
};

const checked = (url: string | null | undefined): string => {
  if (!url || !isPaymentPage(url)) throw new BillingError('the page is not one of Lemon Squeezy');
  return url;
};

/** Payments through Lemon Squeezy. Its library is loaded with the first call. */
export function createLemonSqueezy(
  { apiKey, storeId, variants, webhookSecret }: NonNullable<Env['lemonSqueezy']>,
  publicUrl: string,
): Billing {
  const call = async (make: (library: Library) => Promise<Answer>): Promise<Answer> => {
    const library = await import('@lemonsqueezy/lemonsqueezy.js');
    library.lemonSqueezySetup({ apiKey });
    const waiting = new AbortController();
    const late = sleep(timeoutMs, undefined, { signal: waiting.signal, ref: false }).then(() => {
      throw new BillingError('no answer in time');
    });
    late.catch(() => {});
    try {
      return await Promise.race([make(library), late]);
    } finally {
      waiting.abort();
    }
  };
  const answered = async (make: (library: Library) => Promise<Answer>): Promise<unknown> => {
    const { data, error, statusCode } = await call(make);
    if (error) throw new BillingError(`the answer was ${statusCode ?? 'none'}`);
    return data;
  };
  const subscription = async (id: string) =>
    parsed(One(SubscriptionResource), await answered((library) => library.getSubscription(id))).data;

  // Lemon Squeezy answers a store 300 times a minute, and its links work for a day. So nobody who opens the portal again
  // and again can use up the calls of all others.
  const portals = new LRUCache<string, string>({ max: 1_000, ttl: portalMs });

  /** Reads all pages of a list. An entry of another shape is null, so that it does not hide the others. */
  async function* pages<Resource extends z.core.$ZodType>(
    resource: Resource,
    list: (library: Library, page: { number: number; size: number }) => Promise<Answer>,
  ): AsyncGenerator<(z.output<Resource> | null)[], void> {
    for (let number = 1; ; number++) {
      const answer = await answered((library) => list(library, { number, size: pageSize }));
      const { data, meta } = parsed(Page, answer);
      yield data.map((entry) => z.safeParse(resource, entry).data ?? null);
      if (number >= meta.page.lastPage) return;
    }
  }

  return {
    isSandbox: false,
    storeId,
    variants,
    webhookSecret,
    openCheckout: async ({ userId, email, tier, customData, expiresAt }) => {
      const data = await answered((library) =>
        library.createCheckout(storeId, variants[tier], {
          productOptions: { redirectUrl: `${publicUrl}/pricing`, enabledVariants: [Number(variants[tier])] },
          checkoutData: { email, custom: { ...customData, user_id: userId } },
          expiresAt: expiresAt.toISOString(),
        }),
      );
      return checked(parsed(One(CheckoutResource), data).data.attributes.url);
    },
    planPage: async (id) => {
      const { urls } = (await subscription(id)).attributes;
      return checked(urls?.customer_portal_update_subscription ?? urls?.customer_portal);
    },
    portal: async (id) => {
      const known = portals.get(id);
      if (known) return known;
      const url = checked((await subscription(id)).attributes.urls?.customer_portal);
      portals.set(id, url);
      return url;
    },
    cancel: async (id) => {
      const { error, statusCode } = await call((library) => library.cancelSubscription(id));
      if (!error || statusCode === 404) return;
      // It is refused too if the subscription has ended already, by the member or by an event on its way.
      const isRefused = statusCode !== null && statusCode < firstServerError;
      if (isRefused && !isCharged((await subscription(id)).attributes.status)) return;
      throw new BillingError(`the answer was ${statusCode ?? 'none'}`);
    },
    subscriptionsOf: async (userEmail) => {
      const filter = { storeId, userEmail };
      const answer = await answered((library) => library.listSubscriptions({ filter }));
      return parsed(z.object({ data: z.array(SubscriptionResource) }), answer).data.map(subscriptionOf);
    },
    subscriptions: async function* subscriptions() {
      const list = (library: Library, page: { number: number; size: number }) =>
        library.listSubscriptions({ filter: { storeId }, page });
      for await (const page of pages(SubscriptionResource, list)) {
        yield page.map((entry) => entry && subscriptionOf(entry));
      }
    },
    refunds: async function* refunds() {
      const list = (library: Library, page: { number: number; size: number }) =>
        library.listSubscriptionInvoices({ filter: { storeId, refunded: true }, page });
      for await (const page of pages(InvoiceResource, list)) {
        yield page.map((entry) => entry && refundOf(entry)).filter((refund) => refund !== null);
      }
    },
  };
}
