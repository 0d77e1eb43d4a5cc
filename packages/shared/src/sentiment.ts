/** The words for a sentiment from −1 to 1 (docs/product.md §9.2). */
export const sentimentLabels = ['veryNegative', 'negative', 'neutral', 'positive', 'veryPositive'] as const;
export type SentimentLabel = (typeof sentimentLabels)[number];

/** Where one label ends and the next begins. A bound below 0 belongs to the label before it, others to the next one. */
export const sentimentBounds = [-0.7, -0.3, 0.3, 0.7] as const;
const [veryLow, low, high, veryHigh] = sentimentBounds;

export function sentimentLabel(score: number): SentimentLabel {
  if (score <= veryLow) return 'veryNegative';
  if (score <= low) return 'negative';
  if (score < high) return 'neutral';
  return score < veryHigh ? 'positive' : 'veryPositive';
}

/** The words for an average of many people, from 0 to 1 (docs/product.md §22). */
export type AverageLabel = 'negative' | 'neutral' | 'positive';

/** Above 0.6 is positive, below 0.4 negative. Compared in hundredths, because 12 × 0.05 is a little more than 0.6. */
export function averageLabel(average: number): AverageLabel {
  const hundredths = Math.round(average * 100);
  if (hundredths > 60) return 'positive';
  return hundredths < 40 ? 'negative' : 'neutral';
}
