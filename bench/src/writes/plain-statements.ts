/**
 * The plainest SQL that keeps the row, the counter and the notifications of a write. It checks nothing: not who sees
 * the post, not what its owner wants to be told, not whether the words were repeated.
 */
import { randomUUID } from 'node:crypto';

/** A writer, a post, and a first-level comment under the post. */
export interface Occasion {
  readonly writerId: string;
  readonly postId: string;
  readonly parentId: string;
}

interface PlainStatement {
  readonly name: string;
  readonly text: string;
  readonly valuesOf: (occasion: Occasion, words: string) => readonly string[];
}

const notified = (kind: string, from: string, id: string, commentId = 'null::uuid') => `
  ${kind}_notification as (
    insert into notifications (id, user_id, kind, subject_id, post_id, comment_id, awaits_delivery)
    select ${id}::uuid, user_id, '${kind}', id, $2::uuid, ${commentId}, true from ${from}
    on conflict (user_id, kind, subject_id) where read_at is null
      do update set created_at = excluded.created_at, awaits_delivery = true
    returning id
  )`;

const actors = (kind: string, commentId: string) => `
  ${kind}_actor as (
    insert into notification_actors (notification_id, actor_id, comment_id)
    select id, $1::uuid, ${commentId} from ${kind}_notification
    on conflict (notification_id, actor_id) do update
      set comment_id = excluded.comment_id, created_at = excluded.created_at
  )`;

const countedPost = `
  counted as (update posts set comments_count = comments_count + 1 where id = $2 returning id, user_id)`;

const comment: PlainStatement = {
  name: 'plain_comment',
  text: `with added as (
    insert into comments (id, post_id, user_id, content, depth) values ($3, $2, $1, $4, 1) returning *
  ), ${countedPost}, ${notified('comment', 'counted', '$5')}, ${actors('comment', '$3::uuid')}
  select * from added`,
  valuesOf: ({ writerId, postId }, words) => [writerId, postId, randomUUID(), words, randomUUID()],
};

const reply: PlainStatement = {
  name: 'plain_reply',
  text: `with added as (
    insert into comments (id, post_id, user_id, content, depth, parent_id, root_id)
    values ($3, $2, $1, $4, 2, $7, $7) returning *
  ), ${countedPost}, counted_parent as (
    update comments set replies_count = replies_count + 1 where id = $7 returning id, user_id
  ),
  ${notified('comment', 'counted', '$5')}, ${actors('comment', '$3::uuid')},
  ${notified('reply', 'counted_parent', '$6', '$7::uuid')}, ${actors('reply', '$3::uuid')}
  select * from added`,
  valuesOf: ({ writerId, postId, parentId }, words) => [
    ...[writerId, postId, randomUUID(), words, randomUUID(), randomUUID()],
    parentId,
  ],
};

const like: PlainStatement = {
  name: 'plain_like',
  text: `with added as (
    insert into likes (user_id, post_id) values ($1, $2) on conflict do nothing returning post_id
  ), counted as (
    update posts set likes_count = likes_count + 1 where id = (select post_id from added)
    returning id, user_id, likes_count
  ), ${notified('like', 'counted', '$3')}, ${actors('like', 'null::uuid')}
  select likes_count from counted`,
  valuesOf: ({ writerId, postId }) => [writerId, postId, randomUUID()],
};

const unlike: PlainStatement = {
  name: 'plain_unlike',
  text: `with deleted as (delete from likes where user_id = $1 and post_id = $2 returning post_id),
  counted as (
    update posts set likes_count = likes_count - 1 where id = (select post_id from deleted)
    returning id, user_id, likes_count
  ), actor as (
    delete from notification_actors actor using notifications unread, counted
    where unread.user_id = counted.user_id and unread.kind = 'like' and unread.subject_id = counted.id
      and unread.read_at is null and actor.notification_id = unread.id and actor.actor_id = $1
  )
  select likes_count from counted`,
  valuesOf: ({ writerId, postId }) => [writerId, postId],
};

/** The writes that are measured. */
export const writeNames = ['comment', 'reply', 'like'] as const;
export type WriteName = (typeof writeNames)[number];

/** The statements of each write. A like is taken back right afterwards. */
export const plainWrites: Readonly<Record<WriteName, readonly PlainStatement[]>> = {
  comment: [comment],
  reply: [reply],
  like: [like, unlike],
};
