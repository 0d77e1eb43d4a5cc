import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver, eventBody, minute, subscriptionObject } from '../../testing/lemon-squeezy.ts';
import { type PaidApi, startPaidApi } from '../../testing/paid-api.ts';

const { current } = contract.subscriptions;

let paid: PaidApi;
beforeAll(async () => {
  paid = await startPaidApi();
});
beforeEach(() => {
  paid.lines.length = 0;
});
afterAll(() => paid.api.stop());

/** A member who has subscribed to a variant that is then replaced in the settings, by one with another price. */
async function aSubscriber() {
  const as = await paid.api.aMember();
  const { id } = await paid.api.aSubscription({ of: as, id: paid.nextId(), changedAt: new Date(0) });
  const tell = async (attributes: object) => {
    const changed = subscriptionObject(id, { variant_id: 99, ...attributes });
    await deliver(paid.api, eventBody('subscription_updated', changed, { by: as }));
    await paid.apply();
  };
  return { as, tell };
}

describe('a subscription whose variant is not in the settings any more', () => {
  it('keeps its tier while it renews, and the log names the reason', async () => {
    const { as, tell } = await aSubscriber();
    await tell({ renews_at: '2037-01-01T12:00:00.000000Z' });
    expect(await paid.tierOf(as)).toBe('premium');
    expect((await paid.api.call(current, { as })).renewsAt).toBe('2037-01-01T12:00:00.000Z');
    expect(paid.lines).toMatchObject([{ level: 50, reason: 'unknown_variant' }]);
  });

  it('ends as any other', async () => {
    const { as, tell } = await aSubscriber();
    await tell({ status: 'cancelled', ends_at: '2037-01-01T12:00:00.000000Z' });
    expect(await paid.api.call(current, { as })).toMatchObject({
      status: 'cancelled',
      endsAt: '2037-01-01T12:00:00.000Z',
    });
    await tell({ status: 'expired', ends_at: minute(2), updated_at: minute(2) });
    expect(await paid.tierOf(as)).toBe('free');
    expect(paid.lines).toEqual([]);
  });
});
