import { contract } from '@halved/shared/contract';
import type { CommentPage } from '@halved/shared/contract/comments';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { allAtOnce } from '../../testing/all-at-once.ts';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { comments, likes, posts } = contract;

let api: Api;
let people: Member[];
beforeAll(async () => {
  api = await startApi();
  people = await Promise.all(Array.from({ length: 30 }, () => api.aMember()));
});
afterAll(() => api.stop());

/** The rows of a post and of its comments whose counters are wrong. */
const wrongCounters = async (postId: string) =>
  (
    await api.pool.query(
      `select * from (
        select id, likes_count, (select count(*)::int from likes where post_id = posts.id) as likes,
          comments_count, (
            select count(*)::int from comments
            where post_id = posts.id and deleted_at is null and moderation_status = 'approved'
          ) as comments
        from posts where id = $1
      ) p where likes_count <> likes or comments_count <> comments
      union all
      select * from (
        select id, 0, 0, replies_count, (
          select count(*)::int from comments below
          where below.parent_id = above.id and deleted_at is null and moderation_status = 'approved'
        ) as replies
        from comments above where post_id = $1
      ) c where replies_count <> replies`,
      [postId],
    )
  ).rows;

/** The stubs that should have been deleted because they have no reply. */
const emptyStubs = async (postId: string) =>
  (
    await api.pool.query(
      `select id from comments above where post_id = $1 and deleted_at is not null
        and not exists (select 1 from comments below where below.parent_id = above.id)`,
      [postId],
    )
  ).rows;

it('every counter is right after thirty people like, comment, reply and delete on one post at once', async () => {
  const post = await api.aPost({ by: await api.aMember() });
  const input = { postId: post.id };
  const threads = await Promise.all(
    people.slice(0, 10).map(async (by) => {
      const top = await api.aComment({ by, on: post });
      return { by, top, reply: await api.aComment({ by, on: post, under: top }) };
    }),
  );
  const calls = people.flatMap((as, index) => {
    const { by, top, reply } = threads[index % threads.length] ?? {};
    if (!by || !top || !reply) return [];
    const say = (content: string, parentCommentId?: string) =>
      api.send(comments.create, {
        as,
        input: { ...input, content, ...(parentCommentId && { parentCommentId }) },
      });
    return [
      () => api.send(likes.like, { as, input }),
      () => say('A comment'),
      () => say('An answer', top.id),
      () => api.send(comments.remove, { as: by, input: { id: index < 10 ? top.id : reply.id } }),
      () => say('Deeper', reply.id),
      () => api.send(likes.unlike, { as: people[index - (index % 2)] ?? as, input }),
    ];
  });
  const responses = await allAtOnce(calls);
  // The status is 400 or 404 if the comment to reply to or to delete was deleted first.
  for (const response of responses)
    expect([200, 201, 400, 404], response.body).toContain(response.statusCode);
  expect(responses.filter(({ statusCode }) => statusCode === 201).length).toBeGreaterThan(30);
  expect(await wrongCounters(post.id)).toEqual([]);
  expect(await emptyStubs(post.id)).toEqual([]);
});

it('fifty writers who like, comment and reply on one post and on many cause no deadlock and no wrong counter', async () => {
  const writers = [...people, ...(await Promise.all(Array.from({ length: 20 }, () => api.aMember())))];
  const owner = await api.aMember();
  const places = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const post = await api.aPost({ by: owner });
      return { post, top: await api.aComment({ by: owner, on: post }) };
    }),
  );
  const queries = vi.spyOn(api.pool, 'query');
  for (const spread of [1, places.length]) {
    const calls = writers.flatMap((as, index) => {
      const { post, top } = places[index % spread] ?? {};
      if (!post || !top) return [];
      const input = { postId: post.id };
      const say = (content: string, parent: object) => () =>
        api.send(comments.create, { as, input: { ...input, content: `${content} ${index}`, ...parent } });
      return [
        () => api.send(likes.like, { as, input }),
        say('A comment', {}),
        say('A reply', { parentCommentId: top.id }),
        () => api.send(likes.unlike, { as, input }),
      ];
    });
    for (const { statusCode, body } of await allAtOnce(calls)) expect(statusCode, body).toBeLessThan(300);
  }
  const failures = queries.mock.settledResults.filter(({ type }) => type === 'rejected');
  queries.mockRestore();
  expect(failures).toEqual([]);
  for (const { post } of places) expect(await wrongCounters(post.id)).toEqual([]);
});

it('many clients that delete all comments at once leave a post without comments', async () => {
  const post = await api.aPost({ by: await api.aMember() });
  const own: { as: Member; id: string }[] = [];
  for (const by of people.slice(0, 8)) {
    const first = await api.aComment({ by, on: post });
    const second = await api.aComment({ by, on: post, under: first });
    const third = await api.aComment({ by, on: post, under: second });
    own.push(...[first, second, third].map(({ id }) => ({ as: by, id })));
  }
  const responses = await Promise.all(
    own.map(({ as, id }) => api.send(comments.remove, { as, input: { id } })),
  );
  for (const response of responses) expect(response.statusCode, response.body).toBe(200);
  const { rows } = await api.pool.query('select id from comments where post_id = $1', [post.id]);
  expect(rows).toEqual([]);
  expect(await wrongCounters(post.id)).toEqual([]);
});

it('commenting while the post is deleted either succeeds or is rejected', async () => {
  const owner = await api.aMember();
  for (let round = 0; round < 5; round++) {
    const post = await api.aPost({ by: owner });
    const { id } = await api.aComment({ by: people[0] ?? owner, on: post });
    const say = (as: Member) =>
      api.send(comments.create, { as, input: { postId: post.id, content: 'Hello', parentCommentId: id } });
    const responses = await Promise.all([
      ...people.slice(0, 4).map(say),
      api.send(posts.remove, { as: owner, input: { id: post.id } }),
      api.send(comments.remove, { as: people[0], input: { id } }),
      ...people.slice(4, 8).map(say),
    ]);
    for (const response of responses)
      expect([200, 201, 400, 404], response.body).toContain(response.statusCode);
  }
});

it('a reader who pages by cursor while others comment misses nothing and sees nothing twice', async () => {
  const post = await api.aPost({ by: await api.aMember() });
  const input = { postId: post.id };
  let writing = true;
  const write = Promise.all(
    people.slice(0, 12).map(async (as) => {
      for (let turn = 0; turn < 8; turn++) {
        await api.call(comments.create, { as, input: { ...input, content: `${turn}` } });
      }
    }),
  ).finally(() => {
    writing = false;
  });

  const read = async (operation: typeof comments.list | typeof comments.threaded) => {
    const ids: string[] = [];
    let cursor: string | undefined;
    for (let mayHaveMore = true; mayHaveMore; ) {
      mayHaveMore = writing;
      const page: Pick<CommentPage, 'comments' | 'hasMore' | 'nextCursor'> = await api.call(operation, {
        input: { ...input, limit: 3, ...(cursor && { cursor }) },
      });
      mayHaveMore ||= page.hasMore;
      // The last page has no cursor, so it is read again for new comments.
      if (page.nextCursor) {
        ids.push(...page.comments.map(({ id }) => id));
        cursor = page.nextCursor;
      } else if (!mayHaveMore) ids.push(...page.comments.map(({ id }) => id));
    }
    return ids;
  };
  const [flat, threads] = await Promise.all([read(comments.list), read(comments.threaded), write]);
  const { rows } = await api.pool.query<{ id: string }>(
    'select id from comments where post_id = $1 order by created_at, id',
    [post.id],
  );
  expect(flat).toEqual(rows.map(({ id }) => id));
  expect(threads).toEqual(flat);
}, 30_000);
