import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { comments } from './schema/comments.ts';
import { posts } from './schema/posts.ts';
import { blockedUsers, type RequestedAudience, viewerId } from './visible-to.ts';

/** `comments`, or the same under an alias. */
type Comments = Record<'id' | 'postId' | 'userId' | 'parentId' | 'moderationStatus' | 'deletedAt', AnyColumn>;

/**
 * The members across a block, looked up once, as the first part of the `with` of every statement that asks who sees a
 * comment. Statements use it in many places; repeating the query in each would make them a megabyte long.
 */
export const blockedUsersCte = sql`blocked_users (id) as materialized (${blockedUsers})`;

/**
 * Who sees a comment, given that they may see its worry (`visibleTo` stands beside it). Everyone sees approved
 * comments; the author, and under public worries moderators who ask, see the others. Nobody sees a deleted comment, nor
 * an approved one across a block.
 */
export function commentSeenBy(audience: RequestedAudience, comment: Comments): SQL {
  const exists = sql`${comment.deletedAt} is null and ${comment.userId} is not null`;
  const approved = sql`${comment.moderationStatus} = 'approved'`;
  if (audience === 'visitor') return sql`(${exists} and ${approved})`;
  const isPublic = sql`(select ${posts.privacyLevel} from ${posts} where ${posts.id} = ${comment.postId}) = 'public'`;
  const asked = audience === 'moderating' ? sql`or not ${approved} and ${isPublic}` : sql``;
  return sql`(${exists} and (
    ${comment.userId} = ${viewerId} or ${approved} and ${comment.userId} not in (select id from blocked_users) ${asked}
  ))`;
}

const deepest = 3;

/**
 * Which comments stand in a viewer's thread: those that they see, and as stubs those that have a visible reply at most
 * `levels` below. OFFSET makes PostgreSQL look into the index for each of the few hidden comments; it might otherwise
 * read all replies there are.
 */
export function commentShownTo(audience: RequestedAudience, comment: Comments, levels = deepest): SQL {
  const seen = commentSeenBy(audience, comment);
  if (levels === 0) return seen;
  const reply = alias(comments, `reply_${levels}`);
  return sql`(${seen} or exists (
    select 1 from ${comments} ${reply}
    where ${reply.parentId} = ${comment.id} and ${commentShownTo(audience, reply, levels - 1)} offset 0
  ))`;
}
