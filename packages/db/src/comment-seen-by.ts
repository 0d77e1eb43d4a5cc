import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { comments } from './schema/comments.ts';
import { posts } from './schema/posts.ts';
import { blockedUsers, type RequestedAudience, viewerId } from './visible-to.ts';

/** The table `comments`, or an alias of it. */
type Comments = Record<'id' | 'postId' | 'userId' | 'parentId' | 'moderationStatus' | 'deletedAt', AnyColumn>;

/**
 * The members across a block from the viewer. It is the first part of the `with` of every statement that asks who sees
 * a comment, so that PostgreSQL looks them up once. Statements refer to it in many places; repeating the query in each
 * would make them a megabyte long.
 */
export const blockedUsersCte = sql`blocked_users (id) as materialized (${blockedUsers})`;

/**
 * Whether the viewer sees a comment, if they may see its post (the statement checks that with `visibleTo`). Everyone
 * sees approved comments. The author sees their other comments; so do moderators who ask for them, under public posts.
 * Nobody sees a deleted comment or an approved comment across a block.
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
 * Which comments a viewer's thread contains: those that they see, and as stubs those with a visible reply at most
 * `levels` below. OFFSET makes PostgreSQL use the index for each of the few hidden comments. Without it PostgreSQL
 * might read all replies.
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
