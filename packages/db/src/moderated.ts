import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { posts } from './schema/posts.ts';

/** `comments`, or the same under an alias. */
type Comments = Record<'id' | 'postId' | 'userId' | 'updatedAt' | 'deletedAt', AnyColumn>;

interface Subject {
  /** The column of reports and cases that names the item. */
  column: SQL;
  id: AnyColumn;
  changedAt: AnyColumn;
}

/**
 * Of friends-only worries, moderators see the item that somebody who could see it reported, until they have decided and
 * the item has changed since. Of private worries they see nothing.
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

/**
 * Which posts come before moderators, for the `where` of every query of theirs (docs/product.md §1.5). No block keeps
 * one from them.
 */
export const moderatedPost: SQL = isModerated({
  column: sql`post_id`,
  id: posts.id,
  changedAt: posts.updatedAt,
});

/** Which comments come before moderators; the statement also selects from `posts`, their worry. */
export const moderatedComment = (comment: Comments): SQL =>
  sql`(${comment.deletedAt} is null and ${comment.userId} is not null
    and ${isModerated({ column: sql`comment_id`, id: comment.id, changedAt: comment.updatedAt })})`;
