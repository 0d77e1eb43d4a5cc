import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { posts } from './schema/posts.ts';

/** `comments`, or the same under an alias. */
type Comments = Record<'id' | 'postId' | 'userId' | 'deletedAt', AnyColumn>;

/** Of what is for friends, moderators see what someone who could see it reported; of what is private, nothing. */
const open = (reported: SQL): SQL => sql`(${posts.publishedAt} is not null and (
  ${posts.privacyLevel} = 'public'
  or ${posts.privacyLevel} = 'friends' and exists (select 1 from reports where ${reported} offset 0)
))`;

/**
 * Which worries come before moderators, for the `where` of every query of theirs (contract "Comments and
 * moderation"). No block keeps one from them.
 */
export const judgedWorry: SQL = open(sql`reports.post_id = ${posts.id}`);

/** Which comments do; their worry stands beside as `posts`. */
export const judgedComment = (comment: Comments): SQL =>
  sql`(${comment.deletedAt} is null and ${comment.userId} is not null
    and ${open(sql`reports.comment_id = ${comment.id}`)})`;
