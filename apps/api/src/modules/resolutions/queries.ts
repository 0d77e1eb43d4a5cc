import { type Database, isoStatement, newId, posts, resolutions, selecting, visibleTo } from '@halved/db';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { openingAudienceOf, perAudience } from '../audience/public.ts';
import { type ResolutionRow, resolutionColumns } from './row-queries.ts';
import type { Outcome } from './rules.ts';

const selectVisible = perAudience((audience) =>
  isoStatement(
    selecting(
      resolutionColumns,
      (selectList) => sql`
        select ${selectList} from ${resolutions} join ${posts} on ${posts.id} = ${resolutions.postId}
        where ${posts.id} = ${sql.placeholder('postId')} and ${visibleTo(audience)}`,
    ),
  ),
);

/** The resolution of a post, if the caller may see the post. */
export async function findVisibleResolution(
  ctx: Context,
  postId: string,
): Promise<ResolutionRow | undefined> {
  const { viewer, services } = ctx;
  const select = selectVisible(openingAudienceOf(viewer));
  const [row] = await select(services.db, { postId, viewerId: viewer?.id ?? null });
  return row;
}

// The clock is read after the post was locked, so the resolution is never older than the post.
const moment = sql`clock_timestamp()`;

/** Inserts the resolution of a locked post. Returns the moment at which the post was resolved. */
export async function insertResolution(
  db: Database,
  postId: string,
  outcome: Outcome,
): Promise<Date | undefined> {
  const [inserted] = await db
    .insert(resolutions)
    .values({ id: newId(), postId, ...outcome, resolvedAt: moment, updatedAt: moment })
    .returning({ resolvedAt: resolutions.resolvedAt });
  return inserted?.resolvedAt;
}

/** Rewrites the resolution of a post. Returns whether there was one. */
export async function updateResolution(db: Database, postId: string, outcome: Outcome): Promise<boolean> {
  const updated = await db
    .update(resolutions)
    .set({ ...outcome, updatedAt: moment })
    .where(eq(resolutions.postId, postId))
    .returning({ id: resolutions.id });
  return updated.length > 0;
}

/** Deletes the resolution of a post. Returns whether there was one. */
export async function deleteResolution(db: Database, postId: string): Promise<boolean> {
  const deleted = await db
    .delete(resolutions)
    .where(eq(resolutions.postId, postId))
    .returning({ id: resolutions.id });
  return deleted.length > 0;
}
