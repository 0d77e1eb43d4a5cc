import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { comments } from './schema/comments.ts';
import { posts } from './schema/posts.ts';
import { blockedUsers, type RequestedAudience, viewerId } from './visible-to.ts';

/** The table `comments`, or an alias of it. */
type Comments = Record<'id' | 'postId' | 'userId' | 'parentId' | 'moderationStatus' | 'deletedAt', AnyColumn>;

/**
 * The members whom the viewer blocked or who blocked the viewer. Every statement that uses `commentSeenBy` begins with
 * this part of its `with`, so that PostgreSQL looks these members up once. The statements refer to it in many places.
 * They would be a megabyte long if each place repeated the query.
 */
export const blockedUsersCte = sql`blocked_users (id) as materialized (${blockedUsers})`;

/**
 * Whether the viewer sees a comment of a post that they may see (the statement checks the post with `visibleTo`).
 * Everyone sees approved comments. The author sees their own comments in every status. Under public posts, moderators
 * who ask for them also see comments that are not approved. Nobody sees a deleted comment, or an approved comment
 * across a block.
 */
export function commentSeenBy(audience: RequestedAudience, comment: Comments): SQL {
  const exists = sql`${comment.deletedAt} is null and ${comment.userId} is not null`;
  const approved = sql`${comment.moderationStatus} = 'approved'`;
  if (audience === 'visitor') return sql`(${exists} and ${approved})`;
  const isPublic = sql`(select ${posts.privacyLevel} from ${posts} where ${posts.id} = ${comment.postId}) = 'public'`;
  const heldComments = audience === 'moderating' ? sql`or not ${approved} and ${isPublic}` : sql``;
  return sql`(${exists} and (
    ${comment.userId} = ${viewerId} or ${approved} and ${comment.userId} not in (select id from blocked_users) ${heldComments}
  ))`;
}

const deepest = 3;

/**
 * Whether a viewer's thread contains a comment: the viewer sees it, or it is a stub with a visible reply at most
 * `levels` below. OFFSET makes PostgreSQL look up the replies of each of the few hidden comments by the index. Without
 * OFFSET it might read all replies.
 */
export function commentShownTo(audience: RequestedAudience, comment: Comments, levels = deepest): SQL {
  const isVisible = commentSeenBy(audience, comment);
  if (levels === 0) return isVisible;
  const reply = alias(comments, `reply_${levels}`);
  return sql`(${isVisible} or exists (
    select 1 from ${comments} ${reply}
    where ${reply.parentId} = ${comment.id} and ${commentShownTo(audience, reply, levels - 1)} offset 0
  ))`;
}
