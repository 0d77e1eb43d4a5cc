import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { posts } from './schema/posts.ts';
import { resolutions } from './schema/resolutions.ts';

/** The table `comments`, or an alias of it. */
type Comments = Record<'id' | 'postId' | 'userId' | 'updatedAt' | 'deletedAt', AnyColumn>;

interface Subject {
  /** The column of `reports` and `moderation_cases` that refers to the item. */
  column: SQL;
  id: AnyColumn;
  changedAt: AnyColumn | SQL;
}

/**
 * Whether moderators see an item, which is a post or a comment. If the post is public, they do. If it is friends-only,
 * they see an item that somebody has reported. They still see it after their decision, until its author changes it. If
 * the post is private or not published, they see nothing.
 */
const isModerated = ({ column, id, changedAt }: Subject): SQL => sql`(${posts.publishedAt} is not null and (
  ${posts.privacyLevel} = 'public'
  or ${posts.privacyLevel} = 'friends'
    and exists (select 1 from reports told where told.${column} = ${id} offset 0)
    and exists (
      select 1 from moderation_cases asked where asked.${column} = ${id}
        and (asked.decided_at is null or asked.decided_at >= date_trunc('milliseconds', ${changedAt})) offset 0
    )
))`;

/** When the words that moderators read of a post last changed. Its resolution is one of them. */
const postChangedAt = sql`greatest(${posts.updatedAt}, (
  select ${resolutions.updatedAt} from ${resolutions} where ${resolutions.postId} = ${posts.id}
))`;

/**
 * Which posts moderators see, for the `where` of every query of moderation (docs/product.md §1.5). Blocks hide no post
 * from them.
 */
export const moderatedPost: SQL = isModerated({
  column: sql`post_id`,
  id: posts.id,
  changedAt: postChangedAt,
});

/** Which comments moderators see. The statement must also select from `posts`. */
export const moderatedComment = (comment: Comments): SQL =>
  sql`(${comment.deletedAt} is null and ${comment.userId} is not null
    and ${isModerated({ column: sql`comment_id`, id: comment.id, changedAt: comment.updatedAt })})`;
