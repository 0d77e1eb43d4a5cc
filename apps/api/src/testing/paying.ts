import { randomBytes } from 'node:crypto';
import { billingEvents, checkouts, type Database, newId, subscriptions } from '@halved/db';
import { keepPaidTier } from '../modules/subscriptions/paid-tier-queries.ts';

type Columns = Partial<Omit<typeof subscriptions.$inferInsert, 'userId'>>;

/** Makes paid subscriptions without a provider. */
export const createPaying = (db: Database) => ({
  /** A subscription of a member to premium, active unless another status is given. */
  async aSubscription({ of, ...columns }: Columns & { of: { id: string } }): Promise<{ id: string }> {
    const id = columns.id ?? newId();
    await db
      .insert(subscriptions)
      .values({ tier: 'premium', status: 'active', changedAt: new Date(), ...columns, id, userId: of.id });
    await keepPaidTier(db, of);
    return { id };
  },

  /** A checkout that was paid, and an event about it that was not applied. */
  async aPaidCheckout({ id: userId }: { id: string }): Promise<void> {
    const moment = new Date();
    const checkout = { tier: 'premium', url: '/pay', expiresAt: moment, closedAt: moment } as const;
    await db.insert(checkouts).values({ ...checkout, userId });
    await db.insert(billingEvents).values({
      userId,
      bodyHash: randomBytes(32),
      name: 'subscription_created',
      subscriptionId: newId(),
      orderId: newId(),
      status: 'active',
      parkedBecause: 'test_mode',
      processedAt: moment,
      changedAt: moment,
      refundedAt: moment,
      refundedPaymentAt: moment,
      paidAt: moment,
    });
  },
});
