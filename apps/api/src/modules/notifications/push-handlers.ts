import { withTransaction } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import { fail, refuse } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { isSubscriptionKey } from './push-keys.ts';
import { addDevice, devicesOf, removeDevice } from './push-subscription-queries.ts';

const operations = contract.notifications;

/** The handlers for devices that get push messages (docs/product.md §11.3). */
export const pushHandlers = {
  pushKey: serve(operations.pushKey, async ({ ctx }) => ({ publicKey: ctx.services.push.publicKey })),

  pushSubscriptions: serve(operations.pushSubscriptions, async ({ ctx }) => {
    const { id, sessionId } = ctx.viewer;
    const devices = await devicesOf(ctx.services.db, id);
    return {
      subscriptions: devices.map(({ sessionId: session, createdAt, lastUsedAt, ...device }) => ({
        ...device,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
        current: session === sessionId,
      })),
    };
  }),

  subscribePush: serve(operations.subscribePush, async ({ ctx, input }) => {
    const { pool, push } = ctx.services;
    if (!push.publicKey) fail('PUSH_OFF');
    if (!push.accepts(input.endpoint)) refuse('endpoint', 'validation.pushSubscription');
    if (!isSubscriptionKey(input.keys.p256dh)) refuse('keys.p256dh', 'validation.pushSubscription');
    const device = {
      ...input.keys,
      endpoint: input.endpoint,
      userId: ctx.viewer.id,
      sessionId: ctx.viewer.sessionId,
      userAgent: ctx.userAgent ?? null,
    };
    await withTransaction(pool, (tx) => addDevice(tx, device));
    return succeeded;
  }),

  unsubscribePush: serve(operations.unsubscribePush, async ({ ctx, input }) => {
    await removeDevice(ctx.services.db, { endpoint: input.endpoint, userId: ctx.viewer.id });
    return succeeded;
  }),
};
