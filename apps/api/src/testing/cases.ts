import { type Database, moderationCases } from '@halved/db';

/** Makes moderation cases. */
export const createCases = (db: Database) => ({
  /** An open case; its reason is `doubtful` unless another is given. */
  async aCase(
    { post, comment }: { post?: { id: string }; comment?: { id: string } },
    columns: Partial<typeof moderationCases.$inferInsert> = {},
  ): Promise<void> {
    const subject = { postId: post?.id, commentId: comment?.id };
    await db.insert(moderationCases).values({ reason: 'doubtful', ...columns, ...subject });
  },
});
