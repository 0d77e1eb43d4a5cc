import { setImmediate as nextTurn } from 'node:timers/promises';
import { withTransaction } from '@halved/db';
import type { Pool } from 'pg';
import { type AnalyzedPost, saveAnalyses } from '../posts/public.ts';
import { analyzePostInBackground } from '../screening/public.ts';
import { lockUnanalyzed } from './unanalyzed-queries.ts';

/**
 * Analyses the given posts that are still unanalysed. Each turn of the event loop analyses one post. Returns the number
 * of analysed posts.
 */
export const analyzePosts = (pool: Pool, ids: readonly string[]): Promise<number> =>
  withTransaction(pool, async (db) => {
    const analyzed: AnalyzedPost[] = [];
    for (const { id, hint, ...words } of await lockUnanalyzed(db, ids)) {
      await nextTurn();
      analyzed.push({ id, analysis: await analyzePostInBackground(words, { hint }) });
    }
    if (analyzed.length > 0) await saveAnalyses(db, analyzed);
    return analyzed.length;
  });
