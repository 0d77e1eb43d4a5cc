import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examineCounters } from '../../jobs/counter-queries.ts';
import { allAtOnce } from '../../testing/all-at-once.ts';
import { type Member, password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { createModerating, type Moderating, words } from '../../testing/moderating.ts';

const { auth, comments, likes, moderation, posts } = contract;

let api: Api;
let on: Moderating;
let people: Member[];
beforeAll(async () => {
  api = await startApi();
  on = await createModerating(api);
  people = await Promise.all(Array.from({ length: 24 }, () => api.aMember()));
});
afterAll(() => api.stop());

const member = (at: number): Member => people[at % people.length] ?? on.moderator;

it('three members who report an item at the same moment cause it to be held, every time', async () => {
  const author = await api.aMember();
  for (let round = 0; round < 8; round++) {
    const post = await api.aPost({ by: author });
    const other = await api.aPost({ by: author });
    const comment = await api.aComment({ by: author, on: other });
    await Promise.all(
      people.slice(0, 3).flatMap((as) => [on.report(as, 'post', post), on.report(as, 'comment', comment)]),
    );
    const { rows } = await api.pool.query(
      `select moderation_status as status from posts where id = $1
       union all select moderation_status from comments where id = $2`,
      [post.id, comment.id],
    );
    expect(rows).toEqual([{ status: 'pending' }, { status: 'pending' }]);
  }
  expect(await examineCounters(api, { fix: false })).toEqual([]);
});

it('several reports by one member at once count as one', async () => {
  const post = await api.aPost({ by: await api.aMember() });
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => api.send(posts.report, { as: member(0), input: { id: post.id } })),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
});

it('every counter is correct when reports, decisions, edits, replies, likes and deletions of comments and accounts happen at the same moment', async () => {
  const owner = await api.aMember();
  const [post, other] = [await api.aPost({ by: owner }), await api.aPost({ by: owner })];
  const threads = await Promise.all(
    people.slice(0, 8).map(async (by, at) => {
      const top = await api.aComment({ by, on: at % 2 ? post : other });
      return {
        by,
        top,
        reply: await api.aComment({ by: member(at + 1), on: at % 2 ? post : other, under: top }),
      };
    }),
  );
  const moderators = [on.moderator, await api.aMember({ role: 'moderator' })];
  const lists = threads.map(({ by, top, reply }, at) => {
    const decide = (kind: 'post' | 'comment', id: string, decision: 'approve' | 'reject') => () =>
      api.send(moderation.decide, { as: moderators[at % 2], input: { kind, id, decision } });
    const report = (as: Member, id: string) => () => api.send(comments.report, { as, input: { id } });
    const rewrite = (content: string) => () =>
      api.send(comments.update, { as: by, input: { id: top.id, content } });
    return [
      ...[8, 9, 10, 11].map((reporter) => report(member(reporter + at), top.id)),
      report(member(12 + at), reply.id),
      () => api.send(posts.report, { as: member(16 + at), input: { id: post.id } }),
      rewrite(words.hostile),
      decide('comment', top.id, 'reject'),
      () => api.send(likes.like, { as: member(at), input: { postId: post.id } }),
      () =>
        api.send(comments.create, {
          as: member(at + 3),
          input: { postId: post.id, content: `Answer ${at}`, parentCommentId: top.id },
        }),
      decide('post', post.id, at % 2 ? 'approve' : 'reject'),
      decide('comment', top.id, 'approve'),
      rewrite(words.kind),
      () => api.send(comments.remove, { as: member(at + 1), input: { id: reply.id } }),
      ...(at < 3 ? [() => api.send(auth.deleteAccount, { as: member(20 + at), input: { password } })] : []),
    ];
  });
  const longest = Math.max(...lists.map(({ length }) => length));
  // The first calls of all lists come first, then the second calls, so that all lists work on the same posts at once.
  const calls = [...Array(longest).keys()].flatMap((at) => lists.flatMap((list) => list[at] ?? []));
  const responses = await allAtOnce(calls);
  for (const response of responses)
    expect([200, 201, 400, 401, 404, 409], response.body).toContain(response.statusCode);
  expect(responses.filter(({ statusCode }) => statusCode < 300).length).toBeGreaterThan(50);
  expect(await examineCounters(api, { fix: false })).toEqual([]);
}, 30_000);
