/** The words for a sentiment from −1 to 1 (docs/product.md §9.2). */
export const sentimentLabels = ['veryNegative', 'negative', 'neutral', 'positive', 'veryPositive'] as const;
export type SentimentLabel = (typeof sentimentLabels)[number];

/**
 * At or below −0.7 very negative, at or below −0.3 negative, under 0.3 neutral, under 0.7 positive, else very positive.
 */
export function sentimentLabel(score: number): SentimentLabel {
  if (score <= -0.7) return 'veryNegative';
  if (score <= -0.3) return 'negative';
  if (score < 0.3) return 'neutral';
  return score < 0.7 ? 'positive' : 'veryPositive';
}
