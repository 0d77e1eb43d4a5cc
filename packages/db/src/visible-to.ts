import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { posts } from './schema/posts.ts';
import { blocks, follows } from './schema/users.ts';

/** The kind of viewer for whom a statement is written. The viewer's id is the placeholder `:viewerId`. */
export type Audience = 'visitor' | 'member' | 'moderator';

/**
 * `moderating` is a moderator who opens a post, or asks for held items by an option of the call. Blocks hide no held
 * item from such a moderator. Otherwise people could block the moderators and keep writing. In all other calls blocks
 * apply to moderators too.
 */
export type RequestedAudience = Audience | 'moderating';

export const viewerId = sql.placeholder('viewerId');

/** The members whom the viewer blocked or who blocked the viewer. */
export const blockedUsers = sql`(
  select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${viewerId}
  union all
  select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${viewerId}
)`;

/**
 * Whether the author of a post follows the viewer. With OFFSET, PostgreSQL looks this up in an index for each post.
 * Without OFFSET it first reads everyone who follows the viewer, which takes 4 ms for 20,000 followers.
 */
const befriended = sql`exists (
  select 1 from ${follows}
  where ${follows.followerId} = ${posts.userId} and ${follows.followedId} = ${viewerId} offset 0
)`;

const isPublic = sql`${posts.privacyLevel} = 'public'`;

const acrossNoBlock = sql`${posts.userId} not in ${blockedUsers}`;

/** Whether a viewer other than the owner sees a published and approved post. */
const open = sql`(${isPublic} or ${posts.privacyLevel} = 'friends' and ${befriended}) and ${acrossNoBlock}`;

/** The table `posts`, or an alias of it. */
type Posts = Record<'publishedAt' | 'moderationStatus' | 'privacyLevel', AnyColumn>;

/**
 * Whether a post counts publicly: it is published, approved and public. The counters of its author and the public
 * figures about all posts count only such posts.
 */
export const countsPublicly = (post: Posts = posts): SQL => sql`(${post.publishedAt} is not null
  and ${post.moderationStatus} = 'approved' and ${post.privacyLevel} = 'public')`;

/**
 * The rule of who sees a post (docs/product.md §1.1). It belongs in the `where` of every query that reads posts or
 * anything derived from them. Everyone sees public posts, and those whom the author follows see friends-only posts.
 * Only the owner sees private, unpublished and held posts; moderators also see held public ones. Nobody sees a post
 * across a block, except a moderator who opens a held public post.
 */
export function visibleTo(audience: RequestedAudience): SQL {
  if (audience === 'visitor') return countsPublicly();
  const out = sql`${posts.publishedAt} is not null`;
  const approved = sql`${posts.moderationStatus} = 'approved'`;
  if (audience === 'moderating')
    return sql`(${visibleTo('moderator')} or ${out} and ${isPublic} and not ${approved})`;
  const isApproved = audience === 'moderator' ? sql`(${approved} or ${isPublic})` : approved;
  return sql`(${posts.userId} = ${viewerId} or ${out} and ${isApproved} and ${open})`;
}

/**
 * The rest of the same rule, for statements that select only published and approved posts anyway. The indexes of the
 * lists contain every column that it needs, so that PostgreSQL need not read the posts that it skips.
 */
export const visibleOnceApproved = (audience: Audience): SQL =>
  audience === 'visitor' ? isPublic : sql`(${posts.userId} = ${viewerId} or ${open})`;

/** The members who follow the viewer. PostgreSQL reads them once, which is worth it if thousands of posts are asked. */
const followers = sql`(select ${follows.followerId} from ${follows} where ${follows.followedId} = ${viewerId})`;

/**
 * A condition for published and approved posts that excludes everything that is not for the viewer, but no public posts
 * across a block, which everyone sees without an account. A search counts thousands of posts with it before it asks
 * `visibleOnceApproved` about the few that it found.
 */
export const visibleApartFromBlocks = (audience: Audience): SQL =>
  audience === 'visitor'
    ? isPublic
    : sql`(${isPublic} or ${posts.userId} = ${viewerId}
        or ${posts.privacyLevel} = 'friends' and ${posts.userId} in ${followers})`;

/**
 * The rest of the same rule, for statements that select only published, approved and public posts of other members
 * anyway. Without an alternative in it, PostgreSQL reads one index in its order.
 */
export const visibleOncePublicByOthers = (audience: Audience): SQL =>
  audience === 'visitor' ? sql`true` : acrossNoBlock;
