/** The words for a sentiment from −1 to 1 (docs/product.md §9.2). */
export const sentimentLabels = ['veryNegative', 'negative', 'neutral', 'positive', 'veryPositive'] as const;
export type SentimentLabel = (typeof sentimentLabels)[number];

/**
 * Up to −0.7 is very negative, up to −0.3 negative, below 0.3 neutral, below 0.7 positive, and above that very
 * positive.
 */
export function sentimentLabel(score: number): SentimentLabel {
  if (score <= -0.7) return 'veryNegative';
  if (score <= -0.3) return 'negative';
  if (score < 0.3) return 'neutral';
  return score < 0.7 ? 'positive' : 'veryPositive';
}

/** The words for an average of many people, from 0 to 1 (docs/product.md §22). */
export type AverageLabel = 'negative' | 'neutral' | 'positive';

/** Above 0.6 is positive, below 0.4 negative. Compared in hundredths, because 12 × 0.05 is a little more than 0.6. */
export function averageLabel(average: number): AverageLabel {
  const hundredths = Math.round(average * 100);
  if (hundredths > 60) return 'positive';
  return hundredths < 40 ? 'negative' : 'neutral';
}
