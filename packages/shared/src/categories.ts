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
