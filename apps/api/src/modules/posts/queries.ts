import {
  type Database,
  isoStatement,
  posts,
  resolutions,
  selecting,
  statement,
  users,
  viewerId,
  visibleTo,
} from '@halved/db';
import type { ModerationStatus, PrivacyLevel } from '@halved/shared/contract/scalars';
import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { type OpeningViewer, openingAudienceOf, perAudience } from '../audience/public.ts';
import { textOfResolution } from '../screening/public.ts';
import { authorColumns, type PostRow, postColumns } from './row-queries.ts';
import { type CountedState, countsOf } from './rules.ts';

const isLiked = sql<boolean>`exists (
  select 1 from likes where likes.user_id = ${viewerId} and likes.post_id = ${posts.id}
)`;

const selectVisible = perAudience((audience) =>
  isoStatement(
    selecting(
      { ...postColumns, ...authorColumns, isLiked },
      (selectList) => sql`
        select ${selectList} from ${posts} join ${users} on ${users.id} = ${posts.userId}
        where ${posts.id} = ${sql.placeholder('id')} and ${visibleTo(audience)}`,
    ),
  ),
);

/** The post, if the caller may see it. */
export async function findVisiblePost(
  { viewer }: { viewer: (OpeningViewer & { id: string }) | null },
  db: Database,
  id: string,
): Promise<PostRow | undefined> {
  const [row] = await selectVisible(openingAudienceOf(viewer))(db, { id, viewerId: viewer?.id ?? null });
  return row;
}

/** Locks a member's own post until this transaction ends; a post of somebody else is not locked. */
export const lockOwnPost = (db: Database, id: string, userId: string) =>
  db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.userId, userId)))
    .for('update');

/** The moment at which the transaction began, as the value of a column. */
export const nowInDatabase = sql<Date>`now()`;

/** The columns that decide whether a post is counted in its author's counters. */
const countedColumns = {
  privacyLevel: posts.privacyLevel,
  publishedAt: posts.publishedAt,
  moderationStatus: posts.moderationStatus,
  isResolved: sql<boolean>`${posts.resolvedAt} is not null`,
};

const nothing = { worries: 0, resolved: 0 };

/** Changes the author's counters by the difference between what the post counted before and what it counts now. */
async function updateAuthorCounts(
  db: Database,
  userId: string,
  before: CountedState,
  after: CountedState | undefined,
): Promise<void> {
  const countsBefore = countsOf(before);
  const countsNow = after ? countsOf(after) : nothing;
  const [worries, resolved] = [
    countsNow.worries - countsBefore.worries,
    countsNow.resolved - countsBefore.resolved,
  ];
  if (worries === 0 && resolved === 0) return;
  await db
    .update(users)
    .set({
      worriesCount: sql`${users.worriesCount} + ${worries}`,
      resolvedCount: sql`${users.resolvedCount} + ${resolved}`,
    })
    .where(eq(users.id, userId));
}

type PostState = CountedState & { id: string; userId: string };

/** Changes a locked post and its author's counters. */
export async function changePost(
  db: Database,
  before: PostState,
  change: PgUpdateSetSource<typeof posts>,
): Promise<void> {
  const [after] = await db.update(posts).set(change).where(eq(posts.id, before.id)).returning(countedColumns);
  await updateAuthorCounts(db, before.userId, before, after);
}

/** Sets the moderation status of a locked post, and changes its author's counters. */
export async function setPostStatus(
  db: Database,
  id: string,
  moderationStatus: ModerationStatus,
): Promise<void> {
  const [before] = await db
    .select({ id: posts.id, userId: posts.userId, ...countedColumns })
    .from(posts)
    .where(eq(posts.id, id));
  if (before) await changePost(db, before, { moderationStatus });
}

/** Deletes a locked post and subtracts it from its author's counters. */
export async function deletePost(db: Database, post: PostState): Promise<void> {
  await db.delete(posts).where(eq(posts.id, post.id));
  await updateAuthorCounts(db, post.userId, post, undefined);
}

/**
 * The member's default privacy, for a post that has none of its own. The default is read from the database. A cached
 * default could publish a post whose author has just changed the default to private. A deleted account has no default,
 * and a foreign key then rejects its post.
 */
export async function defaultPrivacyOf(db: Database, userId: string): Promise<PrivacyLevel> {
  const [account] = await db
    .select({ privacyLevel: users.privacyLevel })
    .from(users)
    .where(eq(users.id, userId));
  return account?.privacyLevel ?? 'private';
}

const resolution = statement(
  selecting(
    { copingMethods: resolutions.copingMethods, resolutionStory: resolutions.resolutionStory },
    (selectList) => sql`
      select ${selectList} from ${resolutions} where ${resolutions.postId} = ${sql.placeholder('postId')}`,
  ),
);

/** The text of a post's resolution, or null if there is none. The caller must have locked the post. */
export async function resolutionTextOf(db: Database, postId: string): Promise<string | null> {
  const [words] = await resolution(db, { postId });
  return words ? textOfResolution(words) : null;
}
