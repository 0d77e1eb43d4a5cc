import { contract } from '@halved/shared/contract';
import { dayMs, hourMs } from '@halved/shared/durations';
import { chargedStatuses } from '@halved/shared/subscription-kinds';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testEnv } from '../../testing/env.ts';
import type { Member } from '../../testing/factories.ts';
import {
  deliver,
  eventBody,
  invoiceObject,
  orderObject,
  subscriptionObject,
  variantIds,
} from '../../testing/lemon-squeezy.ts';
import { type PaidApi, startPaidApi } from '../../testing/paid-api.ts';

let paid: PaidApi;
beforeAll(async () => {
  paid = await startPaidApi();
});
afterAll(() => paid.api.stop());

const start = Date.now() - 30 * dayMs;
/** A moment of the last thirty days: one hour for each step. */
const hour = (step: number) => new Date(start + step * hourMs).toISOString();

/** One thing that the provider tells. `hour` is when it happened. */
const told = fc.oneof(
  fc.record({
    kind: fc.constant('subscription' as const),
    status: fc.constantFrom(...chargedStatuses, 'cancelled' as const, 'expired' as const),
    tier: fc.constantFrom('supporter' as const, 'premium' as const),
    /** When a cancelled subscription ends, in hours from its cancellation. */
    lasts: fc.constantFrom(1, 24, 2_000),
  }),
  fc.record({ kind: fc.constantFrom('payment' as const, 'refund' as const, 'order_refund' as const) }),
);
type Told = typeof told extends fc.Arbitrary<infer Type> ? Type : never;

const history = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 715 }), told), {
  minLength: 1,
  maxLength: 9,
  selector: ([at]) => at,
});

function bodyOf(by: Member, id: string, [at, event]: [number, Told]): string {
  const orderId = Number(id) + 500_000;
  const when = { created_at: hour(at), updated_at: hour(at) };
  const refunded = { ...when, status: 'refunded', refunded: true, refunded_at: hour(at) };
  switch (event.kind) {
    case 'payment':
      return eventBody('subscription_payment_success', invoiceObject(id, when), { by });
    case 'refund':
      return eventBody('subscription_payment_refunded', invoiceObject(id, refunded), { by });
    case 'order_refund':
      return eventBody('order_refunded', orderObject(String(orderId), refunded), { by });
    case 'subscription': {
      const { status, tier, lasts } = event;
      const isOver = status === 'cancelled' || status === 'expired';
      const attributes = {
        order_id: orderId,
        variant_id: variantIds[tier],
        status,
        updated_at: hour(at),
        ends_at: isOver ? hour(at + (status === 'expired' ? 0 : lasts)) : null,
      };
      return eventBody('subscription_updated', subscriptionObject(id, attributes), { by });
    }
  }
}

/** Delivers a history to a new member, a part at a time, and returns what became of it. */
async function play(events: [number, Told][], part: number) {
  const { api, apply } = paid;
  const by = await api.aMember();
  const id = paid.nextId();
  for (let from = 0; from < events.length; from += part) {
    const some = events.slice(from, from + part);
    await Promise.all(some.map((event) => deliver(api, bodyOf(by, id, event))));
    await apply();
  }
  const response = await api.send(contract.subscriptions.current, { as: by });
  return { tier: await paid.tierOf(by), current: response.json().data ?? response.json().error.code };
}

it('every order of arrival of the same events leads to the same state', { timeout: 120_000 }, async () => {
  const shuffled = history.chain((events) =>
    fc.tuple(
      fc.constant(events.toSorted(([a], [b]) => a - b)),
      fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length }),
      fc.integer({ min: 1, max: 4 }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(shuffled, async ([inOrder, inAnyOrder, part]) => {
      expect(await play(inAnyOrder, part)).toEqual(await play(inOrder, 1));
    }),
    { numRuns: testEnv.communities * 2, ...(testEnv.seed !== undefined && { seed: testEnv.seed }) },
  );
});
