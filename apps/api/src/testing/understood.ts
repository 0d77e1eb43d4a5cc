import { analyses, type Database } from '@halved/db';
import { eq } from 'drizzle-orm';
import { saveAnalyses } from '../modules/posts/public.ts';
import { analyzePost } from '../modules/screening/public.ts';

type Columns = Partial<typeof analyses.$inferInsert> & { words?: string };

export const createUnderstood = (db: Database) => ({
  /** Stores the analysis of these words as a post's analysis. */
  async anAnalysis(
    { id }: { id: string },
    { words = 'I worry that I said too much.', ...columns }: Columns = {},
  ): Promise<void> {
    const analysis = analyzePost({ shortContent: words, longContent: null }, { hint: 'en' });
    await saveAnalyses(db, [{ id, analysis }]);
    if (Object.keys(columns).length > 0)
      await db.update(analyses).set(columns).where(eq(analyses.postId, id));
  },
});
