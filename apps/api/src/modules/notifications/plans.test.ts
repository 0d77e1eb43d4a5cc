import { contract } from '@halved/shared/contract';
import type { Operation } from '@halved/shared/contract/operation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { blocksOf, sentBy } from '../../testing/statements.ts';

const { comments, community, likes, notifications, users } = contract;

let api: Api;
let busyMember: Member;
let reader: Member;
let post: { id: string };
beforeAll(async () => {
  api = await startApi();
  [busyMember, reader] = [await api.aMember(), await api.aMember()];
  post = await api.aPost({ by: busyMember });
  // Every member gets thirty posts with eight notifications each: one about a comment and seven about likes. Each
  // notification has three actors, and only the oldest of a post is unread.
  await api.pool.query(
    `insert into users (id, email, username, password_hash)
     select gen_random_uuid(), 'crowd' || n || '@example.org', 'crowd_' || n, '' from generate_series(1, 40) n`,
  );
  await api.pool.query(
    `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at)
     select gen_random_uuid(), users.id, 'x', 'y', 'public', now() from users, generate_series(1, 30)`,
  );
  await api.pool.query(
    `insert into notifications (id, user_id, kind, subject_id, post_id, read_at, created_at)
     select gen_random_uuid(), user_id, case n when 1 then 'comment' else 'like' end, id, id,
       case when n < 8 then now() end, now() - n * interval '1 hour'
     from posts, generate_series(1, 10) n where n < 9`,
  );
  await api.pool.query(
    `insert into notification_actors (notification_id, actor_id)
     select notifications.id, users.id from notifications cross join lateral (
       select id from users where username like 'crowd%' and id <> user_id order by md5(username || notifications.id) limit 3
     ) users`,
  );
  await api.pool.query('vacuum (analyze)');
}, 60_000);
afterAll(() => api.stop());

const list = notifications.list;

/**
 * The number of blocks that a call of one statement reads. `undo` reverts the call, so that it can be measured again.
 */
async function cost(
  as: Member,
  operation: Operation,
  input: Record<string, unknown>,
  undo?: Operation,
): Promise<number> {
  // Puts the caller's session into the cache, so that reading it is not measured.
  await api.send(list, { as });
  const [statement, ...others] = await sentBy(api, () => api.send(operation, { as, input }));
  expect(others).toEqual([]);
  if (undo) await api.send(undo, { as, input });
  // Removes the dead rows that the repeated calls left, as autovacuum would.
  await api.pool.query('vacuum posts, likes, notifications, notification_actors');
  return blocksOf(api, statement ?? '');
}

it('the bell of a member with hundreds of notifications takes one statement with three index look-ups for each notification', async () => {
  expect(await cost(busyMember, list, { limit: 10 })).toBeLessThan(1_300);
});

it('the bell of a member without notifications reads few blocks', async () => {
  await api.send(notifications.readAll, { as: reader });
  expect(await cost(await api.aMember(), list, { limit: 10 })).toBeLessThan(12);
});

it('the check-in context, the preferences and the members take one statement each', async () => {
  expect(await cost(busyMember, notifications.context, {})).toBeLessThan(400);
  expect(await cost(busyMember, notifications.preferences, {})).toBeLessThan(8);
  expect(await cost(busyMember, community.members, {})).toBeLessThan(120);
});

it('a change of preferences takes one statement, and two more for the mail that waits', async () => {
  const change = () =>
    api.send(notifications.updatePreferences, { as: busyMember, input: { timezone: 'UTC' } });
  await change();
  const sent = await sentBy(api, change);
  expect(sent).toHaveLength(3);
  expect(await blocksOf(api, sent[0] ?? '')).toBeLessThan(25);
});

it('the community’s numbers are counted once a minute', async () => {
  await api.send(community.stats, { as: busyMember });
  expect(await sentBy(api, () => api.send(community.stats, { as: busyMember }))).toEqual([]);
});

it('a like and a comment take one statement each, notification included, and a like reads few blocks', async () => {
  const input = { postId: post.id };
  expect(await cost(reader, likes.like, input, likes.unlike)).toBeLessThan(60);
  await api.send(likes.like, { as: reader, input });
  expect(await cost(reader, likes.unlike, input, likes.like)).toBeLessThan(35);
  const sent = await sentBy(api, () =>
    api.send(comments.create, { as: reader, input: { ...input, content: 'Me too.' } }),
  );
  expect(sent).toHaveLength(1);
});

it('a follow takes no extra round trip for its notification', async () => {
  const input = { username: busyMember.username };
  await api.send(users.profile, { as: reader, input });
  expect(await sentBy(api, () => api.send(users.follow, { as: reader, input }))).toHaveLength(4);
});
