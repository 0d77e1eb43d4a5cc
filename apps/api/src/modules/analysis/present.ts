import { analyses, type WithIsoMoments } from '@halved/db';
import type { Analysis } from '@halved/shared/contract/analysis';
import { getTableColumns } from 'drizzle-orm';

const {
  postId: _id,
  isCrisis: _danger,
  terms: _terms,
  vector: _vector,
  ...shown
} = getTableColumns(analyses);

/** What a row of an analysis is read into: nothing of danger, and nothing that only similarity needs. */
export const analysisColumns = shown;

export type AnalysisRow = WithIsoMoments<
  Omit<typeof analyses.$inferSelect, 'postId' | 'isCrisis' | 'terms' | 'vector'>
>;

export const presentAnalysis = ({ similarCount, ...row }: AnalysisRow): Analysis => ({
  ...row,
  similarWorryCount: similarCount ?? 0,
});
