import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { comments } from './schema/comments.ts';
import { posts } from './schema/posts.ts';
import { blockedUsers, type RequestedAudience, viewerId } from './visible-to.ts';

/** `comments`, or the same under an alias. */
type Comments = Record<'id' | 'postId' | 'userId' | 'parentId' | 'moderationStatus' | 'deletedAt', AnyColumn>;

/**
 * Stands first in the `with` of every statement that asks who sees a comment: the members across a block, looked
 * up once. It is asked for in many places, and a plan of its own in each would make statements of a megabyte.
 */
export const blockedUsersCte = sql`blocked_users (id) as materialized (${blockedUsers})`;

/**
 * Who sees a comment under a worry that they may see (`visibleTo` stands beside it): approved ones everyone, others
 * their author and, under public worries, moderators who ask for them; nobody a deleted one, nor an approved one
 * across a block.
 */
export function commentSeenBy(audience: RequestedAudience, comment: Comments): SQL {
  const there = sql`${comment.deletedAt} is null and ${comment.userId} is not null`;
  const approved = sql`${comment.moderationStatus} = 'approved'`;
  if (audience === 'visitor') return sql`(${there} and ${approved})`;
  const isPublic = sql`(select ${posts.privacyLevel} from ${posts} where ${posts.id} = ${comment.postId}) = 'public'`;
  const asked = audience === 'moderating' ? sql`or not ${approved} and ${isPublic}` : sql``;
  return sql`(${there} and (
    ${comment.userId} = ${viewerId} or ${approved} and ${comment.userId} not in (select id from blocked_users) ${asked}
  ))`;
}

const deepest = 3;

/**
 * Which comments stand in a viewer's thread: those they see, and as stubs those above one that they see, `levels`
 * below at most. OFFSET keeps it a look into the index for the few that are not seen; PostgreSQL might else read
 * all answers there are.
 */
export function commentShownTo(audience: RequestedAudience, comment: Comments, levels = deepest): SQL {
  const seen = commentSeenBy(audience, comment);
  if (levels === 0) return seen;
  const answer = alias(comments, `answer_${levels}`);
  return sql`(${seen} or exists (
    select 1 from ${comments} ${answer}
    where ${answer.parentId} = ${comment.id} and ${commentShownTo(audience, answer, levels - 1)} offset 0
  ))`;
}
