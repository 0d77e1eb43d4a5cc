import { expect, it } from 'vitest';
import { averageLabel, sentimentLabel } from './sentiment.ts';

it.each([
  [-1, 'veryNegative'],
  [-0.7, 'veryNegative'],
  [-0.69, 'negative'],
  [-0.3, 'negative'],
  [-0.29, 'neutral'],
  [0.29, 'neutral'],
  [0.3, 'positive'],
  [0.69, 'positive'],
  [0.7, 'veryPositive'],
  [1, 'veryPositive'],
])('a sentiment of %d is %s', (score, label) => {
  expect(sentimentLabel(score)).toBe(label);
});

it.each([
  [0, 'negative'],
  [0.35, 'negative'],
  [0.4, 'neutral'],
  [0.6, 'neutral'],
  // The sum of twelve steps is 0.6000000000000001.
  [12 * 0.05, 'neutral'],
  [0.65, 'positive'],
  [1, 'positive'],
])('an average of %d is %s', (average, label) => {
  expect(averageLabel(average)).toBe(label);
});
