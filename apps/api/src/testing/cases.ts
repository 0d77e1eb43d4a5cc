import { type Database, moderationCases } from '@halved/db';

/** Makes what moderators have before them. */
export const createCases = (db: Database) => ({
  /** Something that waits for a moderator; doubtful, where nothing is said. */
  async aCase(
    { post, comment }: { post?: { id: string }; comment?: { id: string } },
    columns: Partial<typeof moderationCases.$inferInsert> = {},
  ): Promise<void> {
    const subject = { postId: post?.id, commentId: comment?.id };
    await db.insert(moderationCases).values({ reason: 'doubtful', ...columns, ...subject });
  },
});
