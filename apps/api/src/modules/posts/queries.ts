import type { Database } from '@halved/db';
import { posts, type RequestedAudience, selectAs, statement, users, viewerId, visibleTo } from '@halved/db';
import { and, eq, sql } from 'drizzle-orm';
import type { Context, MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { authorColumns, type PostRow, postColumns } from './present.ts';
import { countsOf, openingAudienceOf, type Standing } from './rules.ts';

export { excerptOf, longContentRead } from './excerpt.ts';
export type { Search } from './list.ts';
export { byTime, likedPage } from './pages.ts';
export { all, approved, beyond, cached } from './parts.ts';
export { authorColumns, type PostRow } from './present.ts';
export { readPage } from './read-page.ts';

const byId = (audience: RequestedAudience) =>
  statement<PostRow>(
    sql`
    select ${selectAs({ ...postColumns, ...authorColumns })}, exists (
      select 1 from likes where likes.user_id = ${viewerId} and likes.post_id = ${posts.id}
    ) as "isLiked"
    from ${posts} join ${users} on ${users.id} = ${posts.userId}
    where ${posts.id} = ${sql.placeholder('id')} and ${visibleTo(audience)}`,
    { isoMoments: true },
  );

const findVisible = { visitor: byId('visitor'), member: byId('member'), moderating: byId('moderating') };

/** The worry, where the caller may see it; else NOT_FOUND, as if there were none. */
export async function visiblePost(
  ctx: Context,
  id: string,
  db: Database = ctx.services.db,
): Promise<PostRow> {
  const [row] = await findVisible[openingAudienceOf(ctx.viewer)](db, {
    id,
    viewerId: ctx.viewer?.id ?? null,
  });
  return row ?? fail('NOT_FOUND');
}

/** Keeps others from changing a member's worry until this transaction ends; one of somebody else is left alone. */
const lockOwnPost = (db: Database, id: string, userId: string) =>
  db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.userId, userId)))
    .for('update');

/**
 * The caller's own worry, locked until the transaction of `db` ends; another's that they can see is FORBIDDEN, one they
 * cannot see is NOT_FOUND.
 */
export async function ownPost(ctx: MemberContext, id: string, db: Database): Promise<PostRow> {
  await lockOwnPost(db, id, ctx.viewer.id);
  const post = await visiblePost(ctx, id, db);
  return post.userId === ctx.viewer.id ? post : fail('FORBIDDEN');
}

/** How a worry stands, as `returning` reads it. */
export const standingColumns = {
  privacyLevel: posts.privacyLevel,
  publishedAt: posts.publishedAt,
  moderationStatus: posts.moderationStatus,
  isResolved: sql<boolean>`${posts.resolvedAt} is not null`,
};

/** Changes its author's counters by what a worry stood for before and what it stands for now. */
export async function recount(db: Database, userId: string, before: Standing | null, after: Standing | null) {
  const was = before ? countsOf(before) : nothing;
  const is = after ? countsOf(after) : nothing;
  const [worries, resolved] = [is.worries - was.worries, is.resolved - was.resolved];
  if (worries === 0 && resolved === 0) return;
  await db
    .update(users)
    .set({
      worriesCount: sql`${users.worriesCount} + ${worries}`,
      resolvedCount: sql`${users.resolvedCount} + ${resolved}`,
    })
    .where(eq(users.id, userId));
}

const nothing = { worries: 0, resolved: 0 };

const isFuture = statement<{ future: boolean }>(
  sql`select ${sql.placeholder('at')}::timestamptz > now() as future`,
);

/** Whether a moment is still to come, by the database's clock; PostgreSQL knows fewer time zones than ISO 8601. */
export const isStillToCome = async (db: Database, at: string): Promise<boolean> =>
  (await isFuture(db, { at: new Date(at).toISOString() }))[0]?.future ?? false;
