import { type Audience, newId, posts, statement, viewerId, violatedConstraint, visibleTo } from '@halved/db';
import type { LikeStats } from '@halved/shared/contract/likes';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { insertNotifications, notificationEvent, retractNotifications } from '../notify/public.ts';
import { audienceOf } from '../posts/rules.ts';

const postId = sql.placeholder('postId');

const forAll = <Made>(make: (audience: Audience) => Made) => ({
  visitor: make('visitor'),
  member: make('member'),
  moderator: make('moderator'),
});

const seen = (audience: Audience) => sql`
  select ${posts.id}, ${posts.likesCount} from ${posts} where ${posts.id} = ${postId} and ${visibleTo(audience)}`;

const liked = notificationEvent({
  id: sql`${sql.placeholder('notificationId')}`,
  userId: sql`user_id`,
  kind: 'like',
  subjectId: sql`id`,
  actorId: sql`${viewerId}`,
  postId: sql`id`,
});

// One statement each: the row, its counter and what its author is told change together or not at all, and twice
// changes nothing. The worry is locked first, by its counter, and what was told after it.
const likeAs = forAll((audience) =>
  statement<LikeStats>(sql`
    with seen as (${seen(audience)}),
    made as (
      insert into likes (user_id, post_id) select ${viewerId}::uuid, id from seen
      on conflict do nothing returning post_id
    ),
    counted as (
      update posts set likes_count = likes_count + 1 where id in (select post_id from made)
      returning id, user_id, likes_count
    ),
    ${insertNotifications(sql`select ${liked} from counted`)}
    select coalesce((select likes_count from counted), seen.likes_count) as "likesCount", true as "isLiked"
    from seen`),
);

const unlikeAs = forAll((audience) =>
  statement<LikeStats>(sql`
    with seen as (${seen(audience)}),
    gone as (
      delete from likes where user_id = ${viewerId} and post_id in (select id from seen) returning post_id
    ),
    counted as (
      update posts set likes_count = likes_count - 1 where id in (select post_id from gone)
      returning id, user_id, likes_count
    ),
    ${retractNotifications('like', sql`select user_id, id as subject_id, ${viewerId}::uuid as actor_id from counted`)}
    select coalesce((select likes_count from counted), seen.likes_count) as "likesCount", false as "isLiked"
    from seen`),
);

const statsAs = forAll((audience) =>
  statement<LikeStats>(sql`
    with seen as (${seen(audience)})
    select seen.likes_count as "likesCount", exists (
      select 1 from likes where user_id = ${viewerId} and post_id = seen.id
    ) as "isLiked"
    from seen`),
);

// A worry that is deleted while it is liked was seen, but is not there any more.
const goneMeanwhile = (error: unknown): [] => {
  if (violatedConstraint(error) === 'likes_post_id_posts_id_fk') return [];
  throw error;
};

const run =
  (statements: typeof likeAs) =>
  async (ctx: Context, id: string): Promise<LikeStats> => {
    const values = { postId: id, viewerId: ctx.viewer?.id ?? null, notificationId: newId() };
    const asked = statements[audienceOf(ctx.viewer)](ctx.services.db, values);
    const [stats] = await asked.catch(goneMeanwhile);
    return stats ?? fail('NOT_FOUND');
  };

export const like = run(likeAs);
export const unlike = run(unlikeAs);
export const likeStats = run(statsAs);
