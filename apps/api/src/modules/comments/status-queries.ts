import { comments, type Database, newId, statement } from '@halved/db';
import type { ModerationStatus } from '@halved/shared/contract/scalars';
import { sql } from 'drizzle-orm';
import { retractComment, wasNotifiedOf } from '../notify/public.ts';
import { authorEvents } from './event-queries.ts';

const p = sql.placeholder;

// An approved comment is added to the counters, and has the notification events of a new comment, but nobody is
// notified twice. A held comment is subtracted from the counters, and its unread notifications are retracted.
const update = statement(sql`
  with before as materialized (
    select id, post_id, parent_id, user_id,
      (${p('status')}::text = 'approved')::int - (moderation_status = 'approved')::int as step
    from ${comments} where id = ${p('id')}::uuid and deleted_at is null for no key update
  ),
  changed as (
    update comments set moderation_status = ${p('status')}::text from before where comments.id = before.id
    returning comments.*
  ),
  counted_post as (
    update posts set comments_count = comments_count + step
    from before where posts.id = before.post_id and step <> 0
  ),
  counted_parent as (
    update comments set replies_count = comments.replies_count + step
    from before where comments.id = before.parent_id and step <> 0
  ),
  ${retractComment(sql`select id from before where step < 0`)},
  new_comment as materialized (
    select changed.* from changed join before using (id)
    where step > 0 and not ${wasNotifiedOf(sql`changed`)}
  ),
  post as materialized (select posts.id, posts.user_id from new_comment join posts on posts.id = new_comment.post_id),
  parent as materialized (
    select answered.id, answered.user_id
    from new_comment join comments answered on answered.id = coalesce(new_comment.answered_id, new_comment.parent_id)
    where answered.deleted_at is null and answered.user_id is not null
  ),
  ${authorEvents}
  select 1`);

/**
 * Approves or holds a comment, and updates the counters and notifications. The transaction must have locked the post.
 */
export async function setCommentStatus(db: Database, id: string, status: ModerationStatus): Promise<void> {
  await update(db, { id, status, postNotificationId: newId(), replyNotificationId: newId() });
}
