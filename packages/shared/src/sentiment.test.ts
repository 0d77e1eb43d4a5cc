import { expect, it } from 'vitest';
import { sentimentLabel } from './sentiment.ts';

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
