import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { createModerating, type Moderating, words } from '../../testing/moderating.ts';

const { comments, moderation, posts } = contract;

let api: Api;
let on: Moderating;
let other: Member;
let author: Member;
let sent: { id: string };
beforeAll(async () => {
  api = await startApi();
  on = await createModerating(api);
  other = await api.aMember({ role: 'moderator' });
});
beforeEach(async () => {
  author = await api.aMember();
  sent = await on.say(author, await api.aPost({ by: await api.aMember() }), words.hostile);
});
afterAll(() => api.stop());

const decision = (decidedAt: string | null, decision: 'approve' | 'reject') =>
  ({ as: other, input: { kind: 'comment', id: sent.id, decision, decidedAt } }) as const;
const decidedEarlier = '2020-01-01T00:00:00.000Z';

describe('a decision on an item that the moderator read earlier', () => {
  it('is rejected and changes nothing if somebody else has decided since', async () => {
    const { decidedAt } = await on.decide('comment', sent, 'reject');
    for (const verb of ['approve', 'reject'] as const) {
      expect(await api.refused(moderation.decide, decision(null, verb))).toMatchObject({
        status: 409,
        code: 'ALREADY_DECIDED',
        message: 'Somebody has decided on this since you read it.',
      });
    }
    expect(await on.itemOf(sent)).toMatchObject({ status: 'rejected', decidedAt });
    const { rows } = await api.pool.query('select 1 from audit_log where subject_id = $1', [sent.id]);
    expect(rows).toHaveLength(1);
  });

  it('is rejected if another decision followed the one that the moderator saw', async () => {
    await on.decide('comment', sent, 'reject');
    expect((await api.refused(moderation.decide, decision(decidedEarlier, 'approve'))).code).toBe(
      'ALREADY_DECIDED',
    );
  });

  it('is accepted if nobody else has decided, and another decision can follow', async () => {
    const first = await api.call(moderation.decide, decision(null, 'reject'));
    const second = await api.call(moderation.decide, decision(first.decidedAt, 'approve'));
    expect(second.status).toBe('approved');
  });

  it('is accepted if the author has rewritten the item since an earlier decision', async () => {
    const { decidedAt } = await on.decide('comment', sent, 'reject');
    await api.call(comments.update, { as: author, input: { id: sent.id, content: 'I am sorry.' } });
    expect((await api.call(moderation.decide, decision(decidedAt, 'approve'))).status).toBe('approved');
  });

  it('is accepted without `decidedAt` and `revision`', async () => {
    await on.decide('comment', sent, 'reject');
    expect((await on.decide('comment', sent, 'approve')).status).toBe('approved');
  });

  it('is rejected and changes nothing if the author has rewritten the words, until the new words are read', async () => {
    const read = await on.itemOf(sent);
    expect(read?.excerpt).toBe(words.hostile);
    await api.call(comments.update, { as: author, input: { id: sent.id, content: words.urging } });
    const decide = (revision: string | undefined) => ({
      as: other,
      input: { kind: 'comment', id: sent.id, decision: 'approve', revision } as const,
    });
    expect(await api.refused(moderation.decide, decide(read?.revision))).toMatchObject({
      status: 412,
      code: 'PRECONDITION_FAILED',
      message: 'This has changed since you read it.',
    });
    const reread = await on.itemOf(sent);
    expect(reread).toMatchObject({ status: 'pending', excerpt: words.urging, decidedAt: null });
    expect((await api.call(moderation.decide, decide(reread?.revision))).status).toBe('approved');
  });

  it('is rejected if the author has rewritten what the excerpt of a long post leaves out', async () => {
    const before = `${'Such a long day. '.repeat(100)}The end.`;
    const post = await api.aPost({ by: author, longContent: before });
    await on.report(await api.aMember(), 'post', post);
    const revision = (await on.itemOf(post))?.revision;
    await api.call(posts.update, { as: author, input: { id: post.id, longContent: `${before} Or not.` } });
    const refused = await api.refused(moderation.decide, {
      as: other,
      input: { kind: 'post', id: post.id, decision: 'approve', revision },
    });
    expect(refused.code).toBe('PRECONDITION_FAILED');
  });

  it('is rejected if the author has changed who sees the words', async () => {
    const post = await api.aPost({ by: author });
    await on.report(await api.aMember(), 'post', post);
    const revision = (await on.itemOf(post))?.revision;
    await api.call(posts.update, { as: author, input: { id: post.id, privacyLevel: 'friends' } });
    const input = { kind: 'post', id: post.id, decision: 'approve' } as const;
    const refused = await api.refused(moderation.decide, { as: other, input: { ...input, revision } });
    expect(refused.code).toBe('PRECONDITION_FAILED');
    const reread = (await on.itemOf(post))?.revision;
    await api.call(moderation.decide, { as: other, input: { ...input, revision: reread } });
  });

  it('is rejected if `decidedAt` is neither a moment nor null', async () => {
    const { details } = await api.refused(moderation.decide, decision('yesterday', 'approve'));
    expect(Object.keys(details)).toEqual(['decidedAt']);
  });
});
