import { contract } from '@halved/shared/contract';
import type { Comment } from '@halved/shared/contract/comments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { runCommand } from '../testing/operator.ts';
import { examineCounters } from './counter-queries.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const comment = (as: Member, postId: string, parentCommentId?: string) => {
  const input = { postId, content: 'I know that one.', ...(parentCommentId && { parentCommentId }) };
  return api.call(contract.comments.create, { as, input });
};

/** Hides a comment and corrects the counters, as a moderator's decision does. */
async function hold({ id, postId, parentCommentId }: Comment): Promise<void> {
  await api.pool.query(`update comments set moderation_status = 'pending' where id = $1`, [id]);
  await api.pool.query('update posts set comments_count = comments_count - 1 where id = $1', [postId]);
  const parent = 'update comments set replies_count = replies_count - 1 where id = $1';
  await api.pool.query(parent, [parentCommentId]);
}

/** Two members, one of whom follows the other and likes and comments on their posts. */
async function aSmallWorld() {
  const [author, reader] = [await api.aMember(), await api.aMember()];
  const { id } = await api.aPost({ by: author, resolvedAt: new Date() });
  await api.aPost({ by: author, privacyLevel: 'private' });
  await api.aPost({ by: author, moderationStatus: 'pending' });
  await api.aPost({ by: author, publishedAt: null });
  await api.follow(reader, author);
  await api.like(reader, { id });
  const { id: parentId } = await comment(reader, id);
  await comment(author, id, parentId);
  await hold(await comment(author, id, parentId));
  return { author, reader, id, parentId };
}

describe('the check of the counters', () => {
  it('reports nothing when every counter is right', async () => {
    await aSmallWorld();
    expect(await examineCounters(api, { fix: false })).toEqual([]);
  });

  it('names wrong counters, and corrects them only on request', async () => {
    const { author, reader, id, parentId } = await aSmallWorld();
    await api.pool.query(
      'update users set worries_count = 7, resolved_count = 7, followers_count = 7 where id = $1',
      [author.id],
    );
    await api.pool.query('update users set following_count = 0 where id = $1', [reader.id]);
    await api.pool.query('update posts set likes_count = 5, comments_count = -1 where id = $1', [id]);
    await api.pool.query('update comments set replies_count = 3 where id = $1', [parentId]);
    const wrong = [
      { kind: 'member', name: author.username, counter: 'worriesCount', stored: 7, real: 1 },
      { kind: 'member', name: author.username, counter: 'resolvedCount', stored: 7, real: 1 },
      { kind: 'member', name: author.username, counter: 'followersCount', stored: 7, real: 1 },
      { kind: 'member', name: reader.username, counter: 'followingCount', stored: 0, real: 1 },
      { kind: 'worry', name: id, counter: 'likesCount', stored: 5, real: 1 },
      { kind: 'worry', name: id, counter: 'commentsCount', stored: -1, real: 2 },
      { kind: 'comment', name: parentId, counter: 'repliesCount', stored: 3, real: 1 },
    ];
    const find = () => examineCounters(api, { fix: false });
    expect((await find()).toSorted(byName)).toEqual(wrong.toSorted(byName));
    expect(await find()).toHaveLength(wrong.length);
    expect(await examineCounters(api, { fix: true })).toHaveLength(wrong.length);
    expect(await find()).toEqual([]);
  });

  it('leaves every counter right when it corrects them while people like and follow', async () => {
    const { author, id } = await aSmallWorld();
    await api.pool.query('update posts set likes_count = 50 where id = $1', [id]);
    await api.pool.query('update users set followers_count = 50 where id = $1', [author.id]);
    const people = await Promise.all(Array.from({ length: 20 }, () => api.aMember()));
    await Promise.all([
      ...people.map((as) => api.call(contract.likes.like, { as, input: { postId: id } })),
      ...people.map((as) => api.call(contract.users.follow, { as, input: { username: author.username } })),
      examineCounters(api, { fix: true }),
      examineCounters(api, { fix: true }),
    ]);
    expect(await examineCounters(api, { fix: false })).toEqual([]);
  });

  it('is a command that fails as long as a counter is wrong', async () => {
    const { id } = await aSmallWorld();
    await api.pool.query('update posts set likes_count = 9 where id = $1', [id]);
    const broken = await halved('doctor', '--counters');
    expect(broken.code).toBe(1);
    expect(broken.output).toContain(`✗ worry ${id}: likesCount is 9, counted 1.`);
    const mended = await halved('doctor', '--counters', '--fix');
    expect([mended.code, mended.output]).toEqual([0, expect.stringContaining('Mended: 1.')]);
    expect(await halved('doctor', '--counters')).toEqual({
      code: 0,
      output: '✓ Every counter is what it counts.\n',
    });
    expect((await halved('doctor', '--fix')).code).toBe(1);
  });
});

const byName = (a: { counter: string }, b: { counter: string }) => a.counter.localeCompare(b.counter);

const halved = (...args: string[]) => runCommand(args, { DATABASE_URL: api.url });
