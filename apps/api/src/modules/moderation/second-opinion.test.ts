import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member, password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { auth, moderation } = contract;

let api: Api;
let asker: Member;
let other: Member;
let ids: Record<string, string>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.pool.query('delete from users');
  asker = await api.aMember({ role: 'moderator' });
  other = await api.aMember({ role: 'moderator' });
  const by = await api.aMember();
  const aCase = async (moderationStatus: 'pending' | 'flagged', hoursAgo: number, isUrgent = false) => {
    const post = await api.aPost({ by, moderationStatus });
    await api.aCase({ post }, { openedAt: hoursFromNow(-hoursAgo), isUrgent });
    return post.id;
  };
  ids = {
    urgent: await aCase('flagged', 1, true),
    laterUrgent: await aCase('flagged', 0.5, true),
    flagged: await aCase('flagged', 5),
    pending: await aCase('pending', 9),
    laterPending: await aCase('pending', 2),
  };
});
afterAll(() => api.stop());

const subjectOf = (name: string) => ({ kind: 'post', id: ids[name] ?? '' }) as const;
const ask = (name: string, note?: string, as = asker) =>
  api.call(moderation.askSecondOpinion, { as, input: { ...subjectOf(name), ...(note && { note }) } });
const decide = (as: Member, name: string, decision: 'approve' | 'reject') =>
  api.call(moderation.decide, { as, input: { ...subjectOf(name), decision } });
const queueOf = async (as: Member) => {
  const { items } = await api.call(moderation.queue, { as, input: {} });
  return items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
};

describe('a question for a second opinion', () => {
  it('puts the item first in the queue of the others behind what is urgent, and last in the asker’s', async () => {
    const { secondOpinion } = await ask('laterPending', 'Is this a joke?');
    expect(secondOpinion).toMatchObject({ by: { id: asker.id }, note: 'Is this a joke?' });
    expect(await queueOf(other)).toEqual(['urgent', 'laterUrgent', 'laterPending', 'flagged', 'pending']);
    expect(await queueOf(asker)).toEqual(['urgent', 'laterUrgent', 'flagged', 'pending', 'laterPending']);
  });

  it('puts an urgent item before the other urgent ones for the others, and behind them for the asker', async () => {
    await ask('laterUrgent');
    expect((await queueOf(other)).slice(0, 2)).toEqual(['laterUrgent', 'urgent']);
    expect((await queueOf(asker)).slice(0, 2)).toEqual(['urgent', 'laterUrgent']);
  });

  it('hands the item over: a claim of the asker ends, one of somebody else stays', async () => {
    const input = subjectOf('pending');
    await api.call(moderation.claim, { as: asker, input });
    expect((await ask('pending')).claim).toBeNull();
    await api.call(moderation.claim, { as: other, input });
    expect((await ask('pending')).claim?.by.id).toBe(other.id);
  });

  it('is answered by the decision of another moderator', async () => {
    await ask('pending', 'What do you think?');
    expect(await decide(other, 'pending', 'approve')).toMatchObject({ secondOpinion: null });
    expect(await queueOf(other)).not.toContain('pending');
  });

  it('still waits for the others after the asker’s own decision, and the same decision of another answers it', async () => {
    await decide(asker, 'pending', 'reject');
    await ask('pending');
    expect((await queueOf(other))[2]).toBe('pending');
    expect(await queueOf(asker)).not.toContain('pending');
    await decide(asker, 'pending', 'approve');
    expect((await queueOf(other))[2]).toBe('pending');
    const { counts } = await api.call(moderation.queue, { as: other, input: {} });
    expect(counts.all).toBe(5);
    expect(await decide(other, 'pending', 'approve')).toMatchObject({ secondOpinion: null });
    expect(await queueOf(other)).not.toContain('pending');
  });

  it('is in the audit log with its note', async () => {
    await ask('pending', 'Is this a joke?');
    const as = await api.aMember({ role: 'admin' });
    const { entries } = await api.call(moderation.log, { as, input: {} });
    expect(entries[0]).toMatchObject({
      action: 'post.second_opinion',
      actor: { id: asker.id },
      subjectId: ids.pending,
      details: { note: 'Is this a joke?' },
    });
  });

  it('stands without its words and its name once the asker’s account is deleted', async () => {
    await ask('pending', 'Is this a joke?');
    await api.call(auth.deleteAccount, { as: asker, input: { password } });
    const { items } = await api.call(moderation.queue, { as: other, input: {} });
    expect(items[2]?.secondOpinion).toMatchObject({ by: null, note: null });
    expect((await queueOf(other))[2]).toBe('pending');
  });
});
