import type { Analysis } from '@halved/shared/contract/analysis';
import type { AnalysisRow } from './queries.ts';

export const presentAnalysis = ({ similarCount, ...row }: AnalysisRow): Analysis => ({
  ...row,
  similarWorryCount: similarCount ?? 0,
});
