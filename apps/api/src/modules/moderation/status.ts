import { type Database, posts } from '@halved/db';
import type { ModerationStatus } from '@halved/shared/contract/scalars';
import type { ModeratedKind } from '@halved/shared/moderation-kinds';
import { eq } from 'drizzle-orm';
import { setCommentStatus } from '../comments/public.ts';
import { recount, standingColumns } from '../posts/queries.ts';

async function setPostStatus(db: Database, id: string, moderationStatus: ModerationStatus): Promise<void> {
  const [before] = await db
    .select({ userId: posts.userId, ...standingColumns })
    .from(posts)
    .where(eq(posts.id, id));
  if (!before) return;
  await db.update(posts).set({ moderationStatus }).where(eq(posts.id, id));
  await recount(db, before.userId, before, { ...before, moderationStatus });
}

/** Changes where a worry or a comment stands, with all that counts it, in a transaction that has locked the worry. */
export const setStatus: Record<
  ModeratedKind,
  (db: Database, id: string, status: ModerationStatus) => Promise<void>
> = { post: setPostStatus, comment: setCommentStatus };
