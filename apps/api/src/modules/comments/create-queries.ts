import {
  blockedUsersCte,
  commentSeenBy,
  comments,
  type Database,
  isoStatement,
  literalInt,
  newId,
  posts,
  selectingJoined,
  viewerId,
  violatedConstraint,
  visibleTo,
} from '@halved/db';
import { limits } from '@halved/shared/limits';
import { sql } from 'drizzle-orm';
import type { Viewer } from '../../context.ts';
import { forEachRequestedAudience, requestedAudienceOf } from '../audience/public.ts';
import { insertNotifications } from '../notify/public.ts';
import { repeatsOfComment } from '../screening/public.ts';
import { viewerEvents } from './event-queries.ts';
import { type CommentRow, commentColumns, commentsAs, joinAuthor } from './row-queries.ts';
import type { Verdicts } from './rules.ts';

const p = sql.placeholder;
const target = commentsAs('target');
const newComment = commentsAs('new_comment');
const deepest = literalInt(limits.thread.depth);
const verdicts = sql`${p('verdicts')}::jsonb`;

/**
 * The inserted comment. Its id is null if the post accepts no comments, or if the caller does not see the comment to
 * reply to.
 */
type Outcome = (CommentRow | { id: null }) & { commentsEnabled: boolean };

// The statement locks the post first, so that its comments are inserted one after the other and its counters stay
// right. Then the statement locks the parent, so that nobody deletes the parent meanwhile. The clock is read after both
// locks, so that the order of time is the order of insertion.
const insert = forEachRequestedAudience((audience) =>
  isoStatement(
    selectingJoined(
      { commentsEnabled: sql<boolean>`post.comments_enabled` },
      commentColumns(newComment),
      (selectList) => sql`
    with ${blockedUsersCte}, post as materialized (
      select ${posts.id}, ${posts.userId}, ${posts.commentsEnabled}, ${posts.privacyLevel} from ${posts}
      where ${posts.id} = ${p('postId')} and ${visibleTo(audience)} for no key update of posts
    ),
    parent as materialized (
      select ${target}.id, ${target}.user_id, ${target}.depth, ${target}.parent_id, ${target}.root_id
      from post join ${comments} ${target} on ${target.postId} = post.id
      where ${target.id} = ${p('parentId')}::uuid and ${commentSeenBy(audience, target)} for no key update of target
    ),
    judged as materialized (
      select ${verdicts} -> case privacy_level when 'public' then 'public' else 'others' end
        -> least(${repeatsOfComment(sql`${p('content')}::text`)}, (${verdicts} ->> 'most')::int) as verdict
      from post
    ),
    new_comment as (
      insert into ${comments}
        (id, post_id, user_id, content, moderation_status, parent_id, root_id, depth, created_at, updated_at)
      select ${p('id')}::uuid, post.id, ${viewerId}::uuid, ${p('content')}::text, judged.verdict ->> 'status',
        case when parent.depth = ${deepest} then parent.parent_id else parent.id end,
        coalesce(parent.root_id, parent.id),
        least(coalesce(parent.depth, 0) + 1, ${deepest}),
        clock.now, clock.now
      from post join judged on true left join parent on true
        cross join lateral (select clock_timestamp() as now where post.id is not null) clock
      where post.comments_enabled and (${p('parentId')}::uuid is null or parent.id is not null)
      returning *
    ),
    inserted_case as (
      insert into moderation_cases (id, comment_id, reason, is_urgent, scores)
      select ${p('caseId')}::uuid, new_comment.id, opened ->> 'reason', (opened ->> 'isUrgent')::boolean, opened -> 'scores'
      from new_comment cross join (select verdict -> 'case' as opened from judged) judged
      where jsonb_typeof(opened) = 'object'
    ),
    counted_post as (
      update posts set comments_count = comments_count + 1
      from new_comment where posts.id = new_comment.post_id and new_comment.moderation_status = 'approved'
    ),
    counted_parent as (
      update comments set replies_count = comments.replies_count + 1
      from new_comment where comments.id = new_comment.parent_id and new_comment.moderation_status = 'approved'
    ),
    ${insertNotifications(viewerEvents)}
    select ${selectList}
    from post left join new_comment on true ${joinAuthor(audience, newComment)}`,
    ),
  ),
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
  const [outcome] = await insert[requestedAudienceOf(viewer)](db, values).catch(withoutParent);
  return outcome;
}
