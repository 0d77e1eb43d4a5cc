import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Member, password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { createModerating, type Moderating } from '../../testing/moderating.ts';

const { moderation } = contract;

let api: Api;
let on: Moderating;
let [one, other]: Member[] = [];
let item: { kind: 'post'; id: string };
beforeAll(async () => {
  api = await startApi();
  on = await createModerating(api);
  one = on.moderator;
  other = await api.aMember({ role: 'moderator' });
});
beforeEach(async () => {
  const { id } = await api.aPost({ by: await api.aMember(), moderationStatus: 'pending' });
  await api.aCase({ post: { id } });
  item = { kind: 'post', id };
});
afterAll(() => api.stop());

const claim = (as: Member | undefined) => api.call(moderation.claim, { as, input: item });
const release = (as: Member | undefined) => api.call(moderation.release, { as, input: item });
const minutesLeft = (until: string | undefined) => (Date.parse(until ?? '') - Date.now()) / 60_000;

describe('a claim', () => {
  it('shows every moderator for 15 minutes who looks at an item', async () => {
    const { claim: made } = await claim(one);
    expect(made?.by).toMatchObject({ id: one?.id, username: one?.username });
    expect(minutesLeft(made?.until)).toBeGreaterThan(14.5);
    expect(minutesLeft(made?.until)).toBeLessThan(15.5);
    const { items } = await api.call(moderation.queue, { as: other, input: { limit: 100 } });
    expect(items.find(({ id }) => id === item.id)?.claim).toEqual(made);
  });

  it('keeps others from claiming the item until it is given back or its time is over', async () => {
    await claim(one);
    expect(await api.refused(moderation.claim, { as: other, input: item })).toMatchObject({
      status: 409,
      code: 'ALREADY_CLAIMED',
      message: 'Somebody else is looking at this already.',
    });
    expect((await release(one)).claim).toBeNull();
    expect((await claim(other)).claim?.by.id).toBe(other?.id);
    await api.pool.query(
      `update moderation_cases set claimed_until = now() - interval '1 second' where post_id = $1`,
      [item.id],
    );
    expect((await on.itemOf(item))?.claim).toBeNull();
    expect((await claim(one)).claim?.by.id).toBe(one?.id);
  });

  it('is made by one of several moderators who claim an item at once', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => api.aMember({ role: 'moderator' })));
    const sent = await Promise.all(many.map((as) => api.send(moderation.claim, { as, input: item })));
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('can be repeated by who made it, which lets its time begin again', async () => {
    await claim(one);
    await api.pool.query(
      `update moderation_cases set claimed_until = now() + interval '1 minute' where post_id = $1`,
      [item.id],
    );
    expect(minutesLeft((await claim(one)).claim?.until)).toBeGreaterThan(14);
  });

  it('does not stop a decision of somebody else, which ends it', async () => {
    await claim(one);
    const input = { ...item, decision: 'approve' } as const;
    expect(await api.call(moderation.decide, { as: other, input })).toMatchObject({
      status: 'approved',
      claim: null,
    });
    expect((await release(one)).claim).toBeNull();
  });

  it('cannot be given back by others, and giving nothing back changes nothing', async () => {
    expect((await release(other)).claim).toBeNull();
    await claim(one);
    expect((await api.refused(moderation.release, { as: other, input: item })).code).toBe('FORBIDDEN');
    expect((await on.itemOf(item))?.claim?.by.id).toBe(one?.id);
  });

  it('ends with the account of who made it', async () => {
    const leaving = await api.aMember({ role: 'moderator' });
    await claim(leaving);
    await api.call(contract.auth.deleteAccount, { as: leaving, input: { password } });
    expect((await on.itemOf(item))?.claim).toBeNull();
  });

  it('ends with the role of who made it, and with a suspension', async () => {
    for (const change of [`role = 'member'`, 'suspended_at = now()']) {
      const former = await api.aMember({ role: 'moderator' });
      await claim(former);
      await api.pool.query(`update users set ${change} where id = $1`, [former.id]);
      expect((await on.itemOf(item))?.claim).toBeNull();
      expect((await claim(other)).claim?.by.id).toBe(other?.id);
      await release(other);
    }
  });

  it('is not for one’s own words, nor for what moderators do not see', async () => {
    const own = await api.aPost({ by: other ?? on.moderator, moderationStatus: 'pending' });
    await api.aCase({ post: own });
    const hidden = await api.aPost({ by: await api.aMember(), privacyLevel: 'private' });
    await api.aCase({ post: hidden });
    const refusals = await Promise.all(
      [moderation.claim, moderation.release, moderation.askSecondOpinion].flatMap((operation) =>
        [own, hidden, { id: 'nonsense' }].map(
          async ({ id }) => (await api.refused(operation, { as: other, input: { kind: 'post', id } })).code,
        ),
      ),
    );
    expect(refusals).toEqual(Array.from({ length: 3 }, () => ['FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND']).flat());
  });
});

describe('an item', () => {
  it('has the category of its worry, so that its words can stay folded; a comment has none', async () => {
    expect((await on.itemOf(item))?.category).toBeNull();
    await api.anAnalysis(item, { category: 'health' });
    expect((await on.itemOf(item))?.category).toBe('health');
    const comment = await api.aComment({ by: await api.aMember(), on: item });
    await api.aCase({ comment });
    expect((await on.itemOf(comment))?.category).toBeNull();
  });
});
