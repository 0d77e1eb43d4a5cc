import type { Analysis, SimilarWorry } from '@halved/shared/contract/analysis';
import { anId } from './factories.ts';

/** The analysis of a post about work. */
export const anAnalysis = (changes: Partial<Analysis> = {}): Analysis => ({
  category: 'work',
  subcategory: 'workload',
  sentimentScore: -0.5,
  keywords: ['deadline', 'overtime'],
  similarWorryCount: 12,
  confidence: 0.72,
  language: 'en',
  analyzedAt: new Date().toISOString(),
  modelVersion: '1',
  ...changes,
});

export const aSimilarWorry = (changes: Partial<SimilarWorry> = {}): SimilarWorry => ({
  id: anId(),
  shortContent: 'Another deadline that I will not make.',
  sensitive: false,
  category: 'work',
  subcategory: null,
  similarity: 0.64,
  anonymousCount: 0,
  ...changes,
});
