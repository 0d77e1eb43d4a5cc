import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allAtOnce } from '../../testing/all-at-once.ts';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { comments, likes, notifications, users } = contract;

let api: Api;
let people: Member[];
beforeAll(async () => {
  api = await startApi();
  people = await Promise.all(Array.from({ length: 30 }, () => api.aMember()));
});
afterAll(() => api.stop());

/** Finds members who like the post but are not actors of the author's notification, and actors who do not like it. */
const wrongActors = async (postId: string) =>
  (
    await api.pool.query(
      `with told as (
        select actor_id, bool_or(read_at is null) as unread
        from notifications join notification_actors on notification_id = notifications.id
        where kind = 'like' and subject_id = $1 group by actor_id
      )
      select coalesce(likes.user_id, actor_id) as id from (select * from likes where post_id = $1) likes
        full join told on actor_id = likes.user_id
      where actor_id is null or likes.user_id is null and unread`,
      [postId],
    )
  ).rows;

const deadlocks = async (): Promise<number> => {
  const { rows } = await api.pool.query(
    'select deadlocks::int as count from pg_stat_database where datname = current_database()',
  );
  return rows[0].count;
};

it('every notification is right, without a deadlock, after thirty people act while two authors read', async () => {
  const [ana, ben] = [await api.aMember(), await api.aMember()];
  const [anasPost, bensPost] = [await api.aPost({ by: ana }), await api.aPost({ by: ben })];
  // Each author commented on the other author's post, so that a reply to that comment notifies both authors.
  const [anasComment, bensComment] = [
    await api.aComment({ by: ana, on: bensPost }),
    await api.aComment({ by: ben, on: anasPost }),
  ];
  const say = (as: Member, postId: string, parentCommentId: string) =>
    api.send(comments.create, { as, input: { postId, parentCommentId, content: 'Me too.' } });
  const calls = people.flatMap((as, index) => [
    () => api.send(likes.like, { as, input: { postId: anasPost.id } }),
    () => say(as, anasPost.id, bensComment.id),
    () => api.send(notifications.readAll, { as: index % 2 ? ana : ben }),
    () => say(as, bensPost.id, anasComment.id),
    () => api.send(users.follow, { as, input: { username: index % 2 ? ana.username : ben.username } }),
    () => api.send(likes.unlike, { as: people[index - (index % 2)] ?? as, input: { postId: anasPost.id } }),
    () => api.send(likes.like, { as, input: { postId: bensPost.id } }),
  ]);
  const responses = await allAtOnce(calls);
  for (const response of responses) expect([200, 201], response.body).toContain(response.statusCode);
  expect(await wrongActors(anasPost.id)).toEqual([]);
  expect(await wrongActors(bensPost.id)).toEqual([]);
  const { rows: duplicates } = await api.pool.query(
    `select user_id from notifications where read_at is null group by user_id, kind, subject_id having count(*) > 1`,
  );
  expect(duplicates).toEqual([]);
  expect(await deadlocks()).toBe(0);
}, 30_000);

it('simultaneous likes of one post are one notification with all actors', async () => {
  const ana = await api.aMember();
  const post = await api.aPost({ by: ana });
  await Promise.all(people.map((as) => api.call(likes.like, { as, input: { postId: post.id } })));
  const page = await api.call(notifications.list, { as: ana });
  expect(page).toMatchObject({ total: 1, unreadCount: 1 });
  expect(page.notifications[0]?.message).toContain(' and 29 others felt this with you');
});

it('a like that is inserted while the author marks notifications as read is listed once', async () => {
  const ana = await api.aMember();
  for (let round = 0; round < 5; round++) {
    const post = await api.aPost({ by: ana });
    await Promise.all([
      ...people.slice(0, 6).map((as) => api.call(likes.like, { as, input: { postId: post.id } })),
      api.call(notifications.readAll, { as: ana }),
      ...people.slice(6, 12).map((as) => api.call(likes.like, { as, input: { postId: post.id } })),
    ]);
    expect(await wrongActors(post.id)).toEqual([]);
  }
});
