import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { posts } from './schema/posts.ts';
import { blocks, follows } from './schema/users.ts';

/** The audience a statement is written for; who exactly comes in as `:viewerId`. */
export type Audience = 'visitor' | 'member' | 'moderator';

/**
 * `moderating` is a moderator who asks for held items, by opening a worry or by an option of the call. No block hides
 * anything from such a moderator, or people could block the moderators and write on. What moderators see without asking
 * keeps to every block.
 */
export type RequestedAudience = Audience | 'moderating';

export const viewerId = sql.placeholder('viewerId');

/** Members across a block: blocked by the viewer, or blocking the viewer. */
export const blockedUsers = sql`(
  select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${viewerId}
  union all
  select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${viewerId}
)`;

/**
 * Whether the author of a worry follows the viewer. OFFSET makes it one look into the index for each worry; without it
 * PostgreSQL first reads everyone who follows the viewer, which takes 4 ms for 20,000.
 */
const befriended = sql`exists (
  select 1 from ${follows}
  where ${follows.followerId} = ${posts.userId} and ${follows.followedId} = ${viewerId} offset 0
)`;

const isPublic = sql`${posts.privacyLevel} = 'public'`;

/** Who, beside its owner, sees a worry that is published and approved. */
const open = sql`(${isPublic} or ${posts.privacyLevel} = 'friends' and ${befriended}) and ${posts.userId} not in ${blockedUsers}`;

/** `posts`, or the same under an alias. */
type Posts = Record<'publishedAt' | 'moderationStatus' | 'privacyLevel', AnyColumn>;

/** Whether a post counts publicly, as everybody sees it: for its author, and in what is published about all posts. */
export const countsPublicly = (post: Posts = posts): SQL => sql`(${post.publishedAt} is not null
  and ${post.moderationStatus} = 'approved' and ${post.privacyLevel} = 'public')`;

/**
 * The one rule of who sees a worry (docs/product.md §1.1), for the `where` of every query that touches
 * one or anything derived from it. Public: everyone; friends: whom the author follows; private, unpublished
 * and held: the owner; held public ones: moderators too; nobody across a block, but for a moderator who asks.
 */
export function visibleTo(audience: RequestedAudience): SQL {
  if (audience === 'visitor') return countsPublicly();
  const out = sql`${posts.publishedAt} is not null`;
  const approved = sql`${posts.moderationStatus} = 'approved'`;
  if (audience === 'moderating')
    return sql`(${visibleTo('moderator')} or ${out} and ${isPublic} and not ${approved})`;
  const judged = audience === 'moderator' ? sql`(${approved} or ${isPublic})` : approved;
  return sql`(${posts.userId} = ${viewerId} or ${out} and ${judged} and ${open})`;
}

/**
 * The same rule for statements that select only published and approved worries. The indexes of the lists hold
 * everything that is left of it, so that PostgreSQL need not read the worries that it skips.
 */
export const visibleOnceApproved = (audience: Audience): SQL =>
  audience === 'visitor' ? isPublic : sql`(${posts.userId} = ${viewerId} or ${open})`;
