import { checkIns, type Database, newId } from '@halved/db';

/** Makes check-ins in the database. */
export const createCheckIns = (db: Database) => ({
  /** A check-in of a member about a post of theirs. */
  async aCheckIn(
    { of, about }: { of: { id: string }; about: { id: string } },
    columns: Partial<typeof checkIns.$inferInsert> = {},
  ): Promise<{ id: string }> {
    const id = newId();
    await db.insert(checkIns).values({ postId: about.id, ...columns, id, userId: of.id });
    return { id };
  },
});
