import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { comments } from './schema/comments.ts';
import { posts } from './schema/posts.ts';
import { type AskingEyes, unmet, viewerId } from './visible-to.ts';

/** `comments`, or the same under an alias. */
type Comments = Record<'id' | 'postId' | 'userId' | 'parentId' | 'moderationStatus' | 'deletedAt', AnyColumn>;

/**
 * Who sees a comment under a worry that they may see (`visibleTo` stands beside it): approved ones everyone, others
 * their author and, under public worries, moderators who ask for them, whatever blocks there are; nobody a deleted one,
 * or an approved one across a block.
 */
export function commentSeenBy(eyes: AskingEyes, comment: Comments): SQL {
  const there = sql`${comment.deletedAt} is null and ${comment.userId} is not null`;
  const approved = sql`${comment.moderationStatus} = 'approved'`;
  if (eyes === 'visitor') return sql`(${there} and ${approved})`;
  const isPublic = sql`(select ${posts.privacyLevel} from ${posts} where ${posts.id} = ${comment.postId}) = 'public'`;
  const held = eyes === 'moderating' ? sql`or ${isPublic} and not ${approved}` : sql``;
  return sql`(
    ${there} and (${comment.userId} = ${viewerId} or ${approved} and ${comment.userId} not in ${unmet} ${held})
  )`;
}

const levelsBelow = 3;

/**
 * Which comments stand in a viewer's thread: those they see, and as stubs those above one that they see. OFFSET
 * keeps it a look into the index for the few that are not seen; PostgreSQL might else read all answers there are.
 */
export function commentShownTo(eyes: AskingEyes, comment: Comments, below = levelsBelow): SQL {
  const seen = commentSeenBy(eyes, comment);
  if (below === 0) return seen;
  const answer = alias(comments, `answer_${below}`);
  return sql`(${seen} or exists (
    select 1 from ${comments} ${answer}
    where ${answer.parentId} = ${comment.id} and ${commentShownTo(eyes, answer, below - 1)} offset 0
  ))`;
}
