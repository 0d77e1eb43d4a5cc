import { comments, type Database, posts, statement, unmetOnce, visibleTo, withTransaction } from '@halved/db';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { byAuthor, type CommentRow, named, read } from './present.ts';
import { forAllEyes, ownOne } from './queries.ts';
import { commentEyesOf } from './rules.ts';

const p = sql.placeholder;
const one = named('one');
const changed = named('changed');

interface Standing {
  isOwn: boolean;
  isReply: boolean;
}

/** Only the first level is rewritten, and only by its author. */
const rewrite = forAllEyes((eyes) =>
  statement<(CommentRow | { id: null }) & Standing>(sql`
    with ${unmetOnce}, seen as materialized (${ownOne(eyes)}),
    changed as (
      update ${comments} set content = ${p('content')}, updated_at = clock_timestamp()
      from seen where comments.id = seen.id and is_own and not is_reply and deleted_at is null
      returning comments.*
    )
    select ${read(changed)}, is_own as "isOwn", is_reply as "isReply"
    from seen left join changed on true ${byAuthor(eyes, changed)}`),
);

/** Writes new words into the caller's own comment; an answer cannot be edited (spec 2, "Comments"). */
export async function updateComment(
  { viewer, services }: MemberContext,
  id: string,
  content: string,
): Promise<CommentRow> {
  const values = { id, content, viewerId: viewer.id };
  const [row] = await rewrite[commentEyesOf(viewer)](services.db, values);
  if (!row) return fail('NOT_FOUND');
  if (!row.isOwn) return fail('FORBIDDEN');
  if (row.isReply) return fail('REPLY_NOT_EDITABLE');
  return row.id === null ? fail('NOT_FOUND') : row;
}

/** Whoever writes under a worry locks it first. */
const lockPost = forAllEyes((eyes) =>
  statement(sql`
    select ${posts.id} from ${comments} ${one} join ${posts} on ${posts.id} = ${one.postId}
    where ${one.id} = ${p('id')} and ${visibleTo(eyes)} for no key update of posts`),
);

/**
 * Empties the caller's own comment where it was answered; else deletes it, and the stubs above it that have no other
 * answer. Stubs are not counted, so only the comment itself comes off the counters. Whoever was told of it and did not
 * read that yet is told of it no more.
 */
const takeAway = forAllEyes((eyes) =>
  statement<{ isOwn: boolean }>(sql`
    with recursive ${unmetOnce}, seen as materialized (${ownOne(eyes)}),
    own as materialized (
      select ${one}.*, exists (
        select 1 from comments answer where answer.parent_id = ${one.id}
      ) as is_answered
      from seen join ${comments} ${one} on ${one.id} = seen.id where is_own
    ),
    emptied as (
      update comments set content = '', user_id = null, deleted_at = clock_timestamp()
      from own where comments.id = own.id and is_answered
    ),
    doomed as (
      select id, parent_id from own where not is_answered
      union all
      select above.id, above.parent_id from doomed join comments above on above.id = doomed.parent_id
      where above.deleted_at is not null and not exists (
        select 1 from comments other where other.parent_id = above.id and other.id <> doomed.id
      )
    ),
    gone as (delete from comments where id in (select id from doomed)),
    untold as (
      delete from notification_actors actor using own, notifications unread
      where actor.comment_id = own.id and unread.id = actor.notification_id and unread.read_at is null
    ),
    counted_post as (
      update posts set comments_count = comments_count - 1
      from own where posts.id = own.post_id and own.moderation_status = 'approved'
    ),
    counted_parent as (
      update comments set replies_count = comments.replies_count - 1
      from own where comments.id = own.parent_id and own.moderation_status = 'approved'
        and comments.id not in (select id from doomed)
    )
    select is_own as "isOwn" from seen`),
);

/** Deletes the caller's own comment. */
export const removeComment = ({ viewer, services }: MemberContext, id: string): Promise<void> =>
  withTransaction(services.pool, async (db: Database) => {
    const values = { id, viewerId: viewer.id };
    const eyes = commentEyesOf(viewer);
    const [post] = await lockPost[eyes](db, values);
    if (!post) fail('NOT_FOUND');
    const [standing] = await takeAway[eyes](db, values);
    if (!standing) return fail('NOT_FOUND');
    if (!standing.isOwn) fail('FORBIDDEN');
  });
