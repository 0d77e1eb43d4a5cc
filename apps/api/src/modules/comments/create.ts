import {
  blockedUsersCte,
  commentSeenBy,
  comments,
  type Database,
  literalInt,
  newId,
  posts,
  statement,
  viewerId,
  violatedConstraint,
  visibleTo,
} from '@halved/db';
import type { NewComment } from '@halved/shared/contract/comments';
import { limits } from '@halved/shared/limits';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { MemberContext } from '../../context.ts';
import { fail, refuse } from '../../errors.ts';
import { saidBefore } from '../moderation/queries.ts';
import type { Understood } from '../moderation/rules.ts';
import { insertNotifications } from '../notify/public.ts';
import { viewerEvents } from './event-queries.ts';
import { byAuthor, type CommentRow, named, read } from './present.ts';
import { forEachAudience } from './queries.ts';
import { commentAudienceOf, verdictsOn } from './rules.ts';

type Input = z.infer<typeof NewComment> & { postId: string };

const p = sql.placeholder;
const target = named('target');
const made = named('made');
const deepest = literalInt(limits.thread.depth);
const verdicts = sql`${p('verdicts')}::jsonb`;

// One statement: the worry is locked first, so that its comments come one after the other and the counters with
// them; then the comment that is answered, so that it is not deleted meanwhile. The clock is read after that.
const insert = forEachAudience((audience) =>
  statement<(CommentRow | { id: null }) & { commentsEnabled: boolean }>(sql`
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
        -> least(${saidBefore(sql`${p('content')}::text`)}, (${verdicts} ->> 'most')::int) as verdict
      from post
    ),
    made as (
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
    waiting as (
      insert into moderation_cases (id, comment_id, reason, is_urgent, scores)
      select ${p('caseId')}::uuid, made.id, found ->> 'reason', (found ->> 'isUrgent')::boolean, found -> 'scores'
      from made cross join (select verdict -> 'case' as found from judged) judged
      where jsonb_typeof(found) = 'object'
    ),
    counted_post as (
      update posts set comments_count = comments_count + 1
      from made where posts.id = made.post_id and made.moderation_status = 'approved'
    ),
    counted_parent as (
      update comments set replies_count = comments.replies_count + 1
      from made where comments.id = made.parent_id and made.moderation_status = 'approved'
    ),
    ${insertNotifications(viewerEvents)}
    select ${read(made)}, post.comments_enabled as "commentsEnabled"
    from post left join made on true ${byAuthor(audience, made)}`),
);

const parentGone = () => refuse('parentCommentId', 'validation.parentComment');

// It was there when the statement began, and is deleted by now.
const goneMeanwhile = (error: unknown): never => {
  if (violatedConstraint(error) === 'comments_parent_id_comments_id_fk') parentGone();
  throw error;
};

/**
 * Writes a comment or an answer, in one statement, published or held by how it reads; what was written, as its author
 * sees it.
 */
export async function insertComment(
  { viewer }: MemberContext,
  db: Database,
  id: string,
  { postId, content, parentCommentId }: Input,
  understood: Understood,
): Promise<CommentRow> {
  const write = insert[commentAudienceOf(viewer)];
  const values = {
    id,
    postId,
    content,
    parentId: parentCommentId ?? null,
    viewerId: viewer.id,
    postNotificationId: newId(),
    replyNotificationId: newId(),
    caseId: newId(),
    verdicts: JSON.stringify(verdictsOn(understood, viewer.accountAgeHours)),
  };
  const [row] = await write(db, values).catch(goneMeanwhile);
  if (!row) return fail('NOT_FOUND');
  if (!row.commentsEnabled) return fail('COMMENTS_DISABLED');
  return row.id === null ? parentGone() : row;
}
