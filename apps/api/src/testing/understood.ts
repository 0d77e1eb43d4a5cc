import { analyses, type Database } from '@halved/db';
import { columnsOf, understand } from '../modules/analysis/rules.ts';

type Columns = Partial<typeof analyses.$inferInsert> & { words?: string };

export const createUnderstood = (db: Database) => ({
  /** What is understood of a worry, as if these had been its words. */
  async anAnalysis(
    { id: postId }: { id: string },
    { words = 'I worry that I said too much.', ...columns }: Columns = {},
  ): Promise<void> {
    const understood = columnsOf(understand({ shortContent: words, longContent: null }, { hint: 'en' }));
    await db.insert(analyses).values({ ...understood, ...columns, postId });
  },
});
