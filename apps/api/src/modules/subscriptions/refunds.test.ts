import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deliver,
  eventBody,
  invoiceObject,
  minute,
  orderObject,
  subscriptionObject,
} from '../../testing/lemon-squeezy.ts';
import { type PaidApi, startPaidApi } from '../../testing/paid-api.ts';

let paid: PaidApi;
let api: PaidApi['api'];
let apply: PaidApi['apply'];
let tierOf: PaidApi['tierOf'];
let statusOf: PaidApi['statusOf'];
beforeAll(async () => {
  paid = await startPaidApi();
  ({ api, apply, tierOf, statusOf } = paid);
});
afterAll(() => api.stop());

describe('a refund in full', () => {
  const refundTime = minute(100);
  const refunds = [
    [
      'of the order',
      (_id: string, order: string) =>
        eventBody('order_refunded', orderObject(order, { refunded_at: refundTime })),
    ],
    [
      'of a payment',
      (id: string) =>
        eventBody(
          'subscription_payment_refunded',
          invoiceObject(id, { status: 'refunded', refunded: true, refunded_at: refundTime }),
        ),
    ],
  ] as const;

  it.each(refunds)(
    '%s ends the tier and the payments, whether it comes before or after the subscription',
    async (_name, refund) => {
      for (const isFirst of [true, false]) {
        const by = await api.aMember();
        const id = paid.nextId();
        const order = String(Number(id) + 100_000);
        const created = eventBody(
          'subscription_created',
          subscriptionObject(id, { order_id: Number(order) }),
          { by },
        );
        const bodies = isFirst ? [refund(id, order), created] : [created, refund(id, order)];
        for (const body of bodies) {
          await deliver(api, body);
          await apply();
        }
        expect(await tierOf(by)).toBe('free');
        expect(await statusOf(by)).toBe('expired');
        const { rows } = await api.pool.query('select 1 from subscription_cancellations where id = $1', [id]);
        expect(rows).toHaveLength(1);
      }
    },
  );

  it('of an earlier payment does not end what was paid for afterwards', async () => {
    const by = await api.aMember();
    const id = paid.nextId();
    const later = { created_at: minute(200), updated_at: minute(200) };
    await deliver(api, eventBody('subscription_created', subscriptionObject(id), { by }));
    await deliver(api, eventBody('subscription_payment_success', invoiceObject(id, later), { by }));
    const refunded = { status: 'refunded', refunded: true, refunded_at: refundTime };
    await deliver(api, eventBody('subscription_payment_refunded', invoiceObject(id, refunded), { by }));
    await apply();
    expect(await tierOf(by)).toBe('premium');
  });

  it.each([
    ['in their order', false],
    ['in reverse', true],
  ])(
    'of an earlier payment, given back after a later one was paid, leaves what is paid (%s)',
    async (_name, isReversed) => {
      const by = await api.aMember();
      const [id, order] = [paid.nextId(), 700_000 + Number(paid.nextId())];
      const paidAt = (at: number) => invoiceObject(id, { created_at: minute(at), updated_at: minute(at) });
      const refunded = { status: 'refunded', refunded: true, refunded_at: minute(80_000) };
      const bodies = [
        eventBody('subscription_created', subscriptionObject(id, { order_id: order }), { by }),
        eventBody('subscription_payment_success', paidAt(1), { by }),
        eventBody('subscription_payment_success', paidAt(43_200), { by }),
        eventBody(
          'subscription_payment_refunded',
          invoiceObject(id, { ...refunded, created_at: minute(1) }),
          { by },
        ),
        eventBody('order_refunded', orderObject(String(order), refunded), { by }),
      ];
      for (const body of isReversed ? bodies.toReversed() : bodies) {
        await deliver(api, body);
        await apply();
      }
      expect(await tierOf(by)).toBe('premium');
      const later = invoiceObject(id, { ...refunded, created_at: minute(43_200) });
      await deliver(api, eventBody('subscription_payment_refunded', later, { by }));
      await apply();
      expect(await tierOf(by)).toBe('free');
    },
  );

  it('of an order ends what its first payment gave, which is demanded a moment later', async () => {
    const by = await api.aMember();
    const [id, order] = [paid.nextId(), 700_000 + Number(paid.nextId())];
    await deliver(
      api,
      eventBody('subscription_created', subscriptionObject(id, { order_id: order }), { by }),
    );
    const first = { created_at: minute(2), updated_at: minute(2) };
    await deliver(api, eventBody('subscription_payment_success', invoiceObject(id, first), { by }));
    const refunded = { refunded_at: minute(9_000) };
    await deliver(api, eventBody('order_refunded', orderObject(String(order), refunded), { by }));
    await apply();
    expect(await tierOf(by)).toBe('free');
  });

  it('in part changes nothing', async () => {
    const by = await api.aMember();
    const id = paid.nextId();
    await deliver(api, eventBody('subscription_created', subscriptionObject(id), { by }));
    const partly = { status: 'partial_refund', refunded: false };
    await deliver(api, eventBody('subscription_payment_refunded', invoiceObject(id, partly), { by }));
    await apply();
    expect(await tierOf(by)).toBe('premium');
  });
});
