import type { Database } from '@halved/db';
import type { Context, MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { findVisiblePost, lockOwnPost } from './queries.ts';
import type { PostRow } from './row-queries.ts';

/** The post, if the caller may see it. Otherwise fails with NOT_FOUND, as if the post did not exist. */
export const visiblePost = async (
  ctx: Context,
  id: string,
  db: Database = ctx.services.db,
): Promise<PostRow> => (await findVisiblePost(ctx, db, id)) ?? fail('NOT_FOUND');

/**
 * The caller's own post, locked until the transaction of `db` ends. Fails with FORBIDDEN for somebody else's post, and
 * with NOT_FOUND for a post that the caller may not see.
 */
export async function ownPost(ctx: MemberContext, id: string, db: Database): Promise<PostRow> {
  await lockOwnPost(db, id, ctx.viewer.id);
  const post = await visiblePost(ctx, id, db);
  return post.userId === ctx.viewer.id ? post : fail('FORBIDDEN');
}
