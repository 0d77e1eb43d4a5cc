import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { comments, moderation } = contract;

let api: Api;
let moderator: Member;
let admin: Member;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.pool.query('delete from users');
  [moderator, admin] = [await api.aMember({ role: 'moderator' }), await api.aMember({ role: 'admin' })];
});
afterAll(() => api.stop());

const heldItemsOf = async (by: Member) => {
  const post = await api.aPost({ by, moderationStatus: 'flagged' });
  await api.aCase({ post });
  const comment = await api.aComment({ by, on: await api.aPost({ by }), moderationStatus: 'pending' });
  await api.aCase({ comment });
  return [
    { kind: 'post', id: post.id },
    { kind: 'comment', id: comment.id },
  ] as const;
};

describe('a text by a moderator', () => {
  it('cannot be decided on by its author, and waits for another moderator', async () => {
    for (const own of [moderator, admin]) {
      for (const item of await heldItemsOf(own)) {
        for (const decision of ['approve', 'reject'] as const) {
          const refused = await api.refused(moderation.decide, { as: own, input: { ...item, decision } });
          expect(refused).toMatchObject({ status: 403, code: 'FORBIDDEN' });
        }
        const { items } = await api.call(moderation.queue, { as: own });
        expect(items).toContainEqual(expect.objectContaining({ id: item.id, decidedAt: null }));
      }
    }
    const { rows } = await api.pool.query('select from audit_log');
    expect(rows).toEqual([]);
  });

  it('can be decided on by another moderator, or by an admin if there is only one moderator', async () => {
    for (const item of await heldItemsOf(moderator)) {
      const input = { ...item, decision: 'approve' } as const;
      expect((await api.call(moderation.decide, { as: admin, input })).status).toBe('approved');
    }
    const [, comment] = await heldItemsOf(admin);
    const input = { ...comment, decision: 'reject' } as const;
    expect((await api.call(moderation.decide, { as: moderator, input })).status).toBe('rejected');
    expect((await api.refused(moderation.decide, { as: admin, input })).code).toBe('FORBIDDEN');
    expect((await api.call(comments.get, { as: admin, input: { id: comment.id } })).moderationStatus).toBe(
      'rejected',
    );
  });

  it('does not tell its author who looks at it, and what moderators ask each other about it', async () => {
    const colleague = await api.aMember({ role: 'moderator' });
    for (const item of await heldItemsOf(moderator)) {
      await api.call(moderation.askSecondOpinion, {
        as: colleague,
        input: { ...item, note: 'Is Mo all right?' },
      });
      await api.call(moderation.claim, { as: admin, input: item });
      const seenBy = async (as: Member) =>
        (await api.call(moderation.queue, { as })).items.find(({ id }) => id === item.id);
      expect(await seenBy(admin)).toMatchObject({
        claim: { by: { id: admin.id } },
        secondOpinion: { by: { id: colleague.id }, note: 'Is Mo all right?' },
      });
      expect(await seenBy(moderator)).toMatchObject({ claim: null, secondOpinion: null });
      await api.call(moderation.decide, { as: colleague, input: { ...item, decision: 'reject' } });
      expect(await seenBy(admin)).toMatchObject({ status: 'rejected' });
      expect(await seenBy(moderator)).toBeUndefined();
    }
  });

  it('may have comments on which its author decides; only an admin may suspend the author', async () => {
    const post = await api.aPost({ by: moderator });
    const comment = await api.aComment({ by: admin, on: post, moderationStatus: 'pending' });
    await api.aCase({ comment });
    const input = { kind: 'comment', id: comment.id, decision: 'approve' } as const;
    expect((await api.call(moderation.decide, { as: moderator, input })).status).toBe('approved');
    const suspension = { id: moderator.id, reason: 'A holiday' };
    expect((await api.refused(moderation.suspend, { as: moderator, input: suspension })).code).toBe(
      'FORBIDDEN',
    );
    expect(await api.call(moderation.suspend, { as: admin, input: suspension })).toEqual({ suspended: true });
  });
});
