/** The bands of a number from 0 to 1, the highest first (docs/product.md §9.2). */
export const bands = { strong: 0.8, good: 0.6, fair: 0.4, weak: 0 } as const;
export type Band = keyof typeof bands;

/** The band of a similarity or a confidence. */
export function bandOf(share: number): Band {
  if (share >= bands.strong) return 'strong';
  if (share >= bands.good) return 'good';
  return share >= bands.fair ? 'fair' : 'weak';
}
