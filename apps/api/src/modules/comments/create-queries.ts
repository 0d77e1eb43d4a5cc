import {
  blockedUsersCte,
  commentSeenBy,
  comments,
  type Database,
  isoStatement,
  literalInt,
  newId,
  posts,
  type RequestedAudience,
  selectingJoined,
  users,
  viewerId,
  violatedConstraint,
  visibleTo,
} from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../context.ts';
import { perAudience, requestedAudienceOf } from '../audience/public.ts';
import { insertingCase, repeatsOfComment } from '../screening/public.ts';
import { commentEvents, replyEvents } from './event-queries.ts';
import { type CommentRow, commentColumns, commentsAs } from './row-queries.ts';
import type { Verdicts } from './rules.ts';

const p = sql.placeholder;
const target = commentsAs('target');
const newComment = commentsAs('new_comment');
const deepest = literalInt(limits.thread.depth);

/**
 * The inserted comment. Its id is null if the post accepts no comments, or if the caller does not see the comment to
 * reply to.
 */
type Outcome = (CommentRow | { id: null }) & { commentsEnabled: boolean };

const postColumns = sql`${posts.id}, ${posts.userId}, ${posts.commentsEnabled}, ${posts.privacyLevel}`;

// The statement locks the post first, so that its comments are inserted one after the other and its counters stay
// right. The clock is read after this lock, so that the order of time is the order of insertion.
const lockedPost = (audience: RequestedAudience) => sql`
  post as materialized (
    select ${postColumns} from ${posts} where ${posts.id} = ${p('postId')} and ${visibleTo(audience)}
    for no key update of posts
  )`;

// The verdict depends on what the statement finds: whether the post is public, and how often the caller wrote these
// words before.
const judged = sql`
  judged as materialized (
    select ${p('verdicts')}::jsonb -> case privacy_level when 'public' then 'public' else 'others' end
      -> ${repeatsOfComment(sql`${p('content')}::text`)} as verdict
    from post
  )`;

interface Place {
  parentId: SQL;
  rootId: SQL;
  answeredId: SQL;
  depth: SQL;
  /** The condition and the join that find the parent. */
  from: SQL;
}

const insertedAt = ({ parentId, rootId, answeredId, depth, from }: Place) => sql`
  new_comment as (
    insert into ${comments}
      (id, post_id, user_id, content, moderation_status, parent_id, root_id, answered_id, depth, created_at,
        updated_at)
    select ${p('id')}::uuid, post.id, ${viewerId}::uuid, ${p('content')}::text, judged.verdict ->> 'status',
      ${parentId}, ${rootId}, ${answeredId}, ${depth}, clock.now, clock.now
    from post join judged on post.comments_enabled ${from}
      cross join lateral (select clock_timestamp() as now where post.id is not null) clock
    returning *
  ),
  inserted_case as (${insertingCase(sql`comment_id`, sql`new_comment`)}),
  counted_post as (
    update posts set comments_count = comments_count + 1
    from new_comment where posts.id = new_comment.post_id and new_comment.moderation_status = 'approved'
  )`;

// Everyone sees their own comment, so its author is joined without a condition.
const inserting = (parts: SQL) =>
  isoStatement(
    selectingJoined(
      { commentsEnabled: sql<boolean>`post.comments_enabled` },
      commentColumns(newComment),
      (selectList) => sql`
        with ${parts}
        select ${selectList}
        from post left join new_comment on true left join ${users} on ${users.id} = ${newComment.userId}`,
    ),
  );

const onPost = insertedAt({
  parentId: sql`null`,
  rootId: sql`null`,
  answeredId: sql`null::uuid`,
  depth: sql`1`,
  from: sql``,
});
const insertOnPost = perAudience((audience) =>
  inserting(sql`${lockedPost(audience)}, ${judged}, ${onPost}, ${commentEvents}`),
);

const underParent = insertedAt({
  parentId: sql`case when parent.depth = ${deepest} then parent.parent_id else parent.id end`,
  rootId: sql`coalesce(parent.root_id, parent.id)`,
  answeredId: sql`case when parent.depth = ${deepest} then parent.id end`,
  depth: sql`least(parent.depth + 1, ${deepest})`,
  from: sql`join parent on true`,
});
// The parent is locked after the post, so that nobody deletes it meanwhile.
const insertReply = perAudience((audience) =>
  inserting(sql`
    ${blockedUsersCte}, ${lockedPost(audience)},
    parent as materialized (
      select ${target}.id, ${target}.user_id, ${target}.depth, ${target}.parent_id, ${target}.root_id
      from post join ${comments} ${target} on ${target.postId} = post.id
      where ${target.id} = ${p('parentId')}::uuid and ${commentSeenBy(audience, target)} for no key update of target
    ),
    ${judged}, ${underParent},
    counted_parent as (
      update comments set replies_count = comments.replies_count + 1
      from new_comment where comments.id = new_comment.parent_id and new_comment.moderation_status = 'approved'
    ),
    ${replyEvents}`),
);

// The parent existed when the statement began, but was deleted before the insert.
const withoutParent = (error: unknown): Outcome[] => {
  if (violatedConstraint(error) === 'comments_parent_id_comments_id_fk') {
    return [{ id: null, commentsEnabled: true }];
  }
  throw error;
};

interface NewComment {
  id: string;
  postId: string;
  content: string;
  parentId: string | null;
  verdicts: Verdicts;
}

/**
 * Inserts a comment or a reply in one statement, published or held according to its verdict. Returns undefined if the
 * caller does not see the post.
 */
export async function insertComment(
  db: Database,
  viewer: Viewer,
  comment: NewComment,
): Promise<Outcome | undefined> {
  const values = {
    ...comment,
    viewerId: viewer.id,
    postNotificationId: newId(),
    replyNotificationId: newId(),
    caseId: newId(),
    verdicts: JSON.stringify(comment.verdicts),
  };
  const insert = comment.parentId === null ? insertOnPost : insertReply;
  const [outcome] = await insert(requestedAudienceOf(viewer))(db, values).catch(withoutParent);
  return outcome;
}
