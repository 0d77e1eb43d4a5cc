/** What a worry can be about (spec 2 §9, "Story categories"). */
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
