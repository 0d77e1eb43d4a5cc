import { contract } from '@halved/shared/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Member, password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import {
  deliver,
  eventBody,
  lemonSqueezyVariables,
  minute,
  standIn,
  subscriptionObject,
} from '../../testing/lemon-squeezy.ts';
import { applyEvents, cancelSubscriptions } from './public.ts';

const { auth } = contract;

let api: Api;
let fake: ReturnType<typeof standIn> | undefined;
beforeAll(async () => {
  api = await startApi({ variables: lemonSqueezyVariables });
});
beforeEach(async () => {
  await api.pool.query('delete from subscription_cancellations');
});
afterEach(() => fake?.restore());
afterAll(() => api.stop());

let count = 6_000;
const nextId = () => String(++count);
const billing = () => {
  if (!api.services.billing) throw new Error('Payments are off');
  return api.services.billing;
};

describe('the payments of a deleted account', () => {
  const leave = (as: Member) => api.call(auth.deleteAccount, { as, input: { password } });
  const cancel = () => cancelSubscriptions(api.services, billing());
  const waiting = async () =>
    (await api.pool.query('select id, attempts from subscription_cancellations order by id')).rows;
  const makeDue = () => api.pool.query('update subscription_cancellations set due_at = now()');

  it('are ended at the provider, which is asked until it confirms', async () => {
    const as = await api.aMember();
    const { id } = await api.aSubscription({ of: as, id: nextId() });
    await api.aSubscription({ of: as, id: nextId(), status: 'expired' });
    const woken: string[] = [];
    const stop = api.services.jobs.onWake((job) => woken.push(job));
    await leave(as);
    stop();
    expect(woken).toContain('cancel-subscriptions');
    expect(await waiting()).toEqual([{ id, attempts: 0 }]);

    let isAway = true;
    fake = standIn(() =>
      isAway ? new TypeError('fetch failed') : { body: { data: subscriptionObject(id) } },
    );
    expect(await cancel()).toBe(0);
    expect(await waiting()).toEqual([{ id, attempts: 1 }]);
    expect(await cancel()).toBe(0);
    expect(fake.calls).toHaveLength(1);
    isAway = false;
    await makeDue();
    expect(await Promise.all([cancel(), cancel()])).toContain(1);
    expect(await waiting()).toEqual([]);
    expect(fake.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `DELETE /v1/subscriptions/${id}`,
      `DELETE /v1/subscriptions/${id}`,
    ]);
  });

  it('are ended also if the event about the first of them was still waiting', async () => {
    const as = await api.aMember();
    const id = nextId();
    await deliver(api, eventBody('subscription_created', subscriptionObject(id), { by: as }));
    await leave(as);
    expect(await waiting()).toEqual([{ id, attempts: 0 }]);
    await applyEvents(api.services, billing());
    expect(await waiting()).toEqual([{ id, attempts: 0 }]);
  });

  it('are confirmed if the provider refuses because they have ended already, and only then', async () => {
    const [over, running] = [await api.aMember(), await api.aMember()];
    const ended = await api.aSubscription({ of: over, id: nextId() });
    const charged = await api.aSubscription({ of: running, id: nextId() });
    await Promise.all([leave(over), leave(running)]);
    fake = standIn(({ method, path }) => {
      if (method === 'DELETE') return { status: 422, body: { errors: [{ status: '422' }] } };
      const id = path.split('/').pop() ?? '';
      return { body: { data: subscriptionObject(id, { status: id === ended.id ? 'cancelled' : 'active' }) } };
    });
    expect(await cancel()).toBe(1);
    expect(await waiting()).toEqual([{ id: charged.id, attempts: 1 }]);
  });

  it('need no confirmation if the provider does not know them', async () => {
    const as = await api.aMember();
    await api.aSubscription({ of: as, id: nextId() });
    await leave(as);
    fake = standIn(() => ({ status: 404, body: { errors: [{ status: '404' }] } }));
    expect(await cancel()).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  it('bring no later event back to anybody', async () => {
    const as = await api.aMember();
    const { id } = await api.aSubscription({ of: as, id: nextId() });
    await leave(as);
    const ended = { status: 'cancelled', ends_at: minute(9), user_email: as.email };
    const body = eventBody('subscription_cancelled', subscriptionObject(id, ended), { by: as });
    expect((await deliver(api, body)).statusCode).toBe(200);
    await applyEvents(api.services, billing());
    const { rows } = await api.pool.query(
      'select user_id, body, parked_because from billing_events where subscription_id = $1',
      [id],
    );
    expect(rows).toEqual([{ user_id: null, body: null, parked_because: 'unknown_user' }]);
  });
});
