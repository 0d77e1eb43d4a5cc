import { expect, it } from 'vitest';
import { bandOf } from './bands.ts';

it.each([
  [1, 'strong'],
  [0.8, 'strong'],
  [0.79, 'good'],
  [0.6, 'good'],
  [0.59, 'fair'],
  [0.4, 'fair'],
  [0.39, 'weak'],
  [0, 'weak'],
])('%d belongs to the band %s', (share, band) => {
  expect(bandOf(share)).toBe(band);
});
