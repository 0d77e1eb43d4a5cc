/** The kinds of entries in the directory of help. */
export const resourceKinds = [
  'crisis',
  'helpline',
  'guide',
  'organisation',
  'app',
  'book',
  'community',
] as const;

export const resourceCosts = ['free', 'paid', 'insurance', 'sliding_scale'] as const;
export type ResourceCost = (typeof resourceCosts)[number];
