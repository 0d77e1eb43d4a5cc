import {
  type Audience,
  newId,
  posts,
  selecting,
  statement,
  viewerId,
  violatedConstraint,
  visibleTo,
} from '@halved/db';
import type { LikeStats } from '@halved/shared/contract/likes';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { audienceOf, perAudience } from '../audience/public.ts';
import { insertNotifications, notificationEvent, retractNotifications } from '../notify/public.ts';

const postId = sql.placeholder('postId');

const visible = (audience: Audience) => sql`
  select ${posts.id}, ${posts.likesCount} from ${posts} where ${posts.id} = ${postId} and ${visibleTo(audience)}`;

const likeEvent = notificationEvent({
  id: sql`${sql.placeholder('notificationId')}`,
  userId: sql`user_id`,
  kind: 'like',
  subjectId: sql`id`,
  actorId: sql`${viewerId}`,
  postId: sql`id`,
});

/** The number of likes of the post after the change, and whether the caller likes the post. */
const changedStats = (isLiked: boolean) => ({
  likesCount: sql<number>`coalesce((select likes_count from counted), visible.likes_count)`,
  isLiked: isLiked ? sql<boolean>`true` : sql<boolean>`false`,
});

// Each change is one statement, so that the like, its counter and its notification change together or not at all.
// Repeating a change has no effect. The update of the counter locks the post before the notification is locked. Every
// change uses this order, so that there is no deadlock.
const insertLike = perAudience((audience: Audience) =>
  statement(
    selecting(
      changedStats(true),
      (selectList) => sql`
    with visible as (${visible(audience)}),
    inserted as (
      insert into likes (user_id, post_id) select ${viewerId}::uuid, id from visible
      on conflict do nothing returning post_id
    ),
    counted as (
      update posts set likes_count = likes_count + 1 from inserted where id = inserted.post_id
      returning id, user_id, likes_count
    ),
    ${insertNotifications({ rows: sql`select ${likeEvent} from counted`, kinds: ['like'], isOne: true })}
    select ${selectList} from visible`,
    ),
  ),
);

const deleteLike = perAudience((audience: Audience) =>
  statement(
    selecting(
      changedStats(false),
      (selectList) => sql`
    with visible as (${visible(audience)}),
    deleted as (
      delete from likes where user_id = ${viewerId} and post_id in (select id from visible) returning post_id
    ),
    counted as (
      update posts set likes_count = likes_count - 1 from deleted where id = deleted.post_id
      returning id, user_id, likes_count
    ),
    ${retractNotifications('like', sql`select user_id, id as subject_id, ${viewerId}::uuid as actor_id from counted`)}
    select ${selectList} from visible`,
    ),
  ),
);

const stats = {
  likesCount: sql<number>`visible.likes_count`,
  isLiked: sql<boolean>`exists (select 1 from likes where user_id = ${viewerId} and post_id = visible.id)`,
};

const selectStats = perAudience((audience: Audience) =>
  statement(
    selecting(
      stats,
      (selectList) => sql`with visible as (${visible(audience)}) select ${selectList} from visible`,
    ),
  ),
);

// The post was visible when the statement began, but was deleted meanwhile.
const withoutPost = (error: unknown): [] => {
  if (violatedConstraint(error) === 'likes_post_id_posts_id_fk') return [];
  throw error;
};

/** Runs one of the statements for the caller. Returns undefined if the caller does not see the post. */
const statsAfter =
  (statements: typeof selectStats) =>
  async (ctx: Context, id: string): Promise<LikeStats | undefined> => {
    const run = statements(audienceOf(ctx.viewer));
    const values = { postId: id, viewerId: ctx.viewer?.id ?? null, notificationId: newId() };
    const [stats] = await run(ctx.services.db, values).catch(withoutPost);
    return stats;
  };

export const like = statsAfter(insertLike);
export const unlike = statsAfter(deleteLike);
export const likeStats = statsAfter(selectStats);
