/** The categories of a post. */
export const worryCategories = [
  'work',
  'relationships',
  'health',
  'family',
  'finances',
  'education',
  'future',
  'social',
  'personal',
  'other',
] as const;

export type WorryCategory = (typeof worryCategories)[number];

/** The categories that analytics can be filtered by (docs/product.md §22). */
export const analyticsCategories = [
  'work',
  'relationships',
  'health',
  'family',
  'finances',
  'education',
  'social',
  'personal',
] as const satisfies readonly WorryCategory[];
