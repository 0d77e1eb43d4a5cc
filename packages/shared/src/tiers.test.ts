import { describe, expect, it } from 'vitest';
import { featuresAddedBy, tierHas, tiers } from './tiers.ts';

const features = Object.values(featuresAddedBy).flat();

describe('a tier', () => {
  it('includes all features of the lower tiers, and no feature is added twice', () => {
    for (const [index, tier] of tiers.entries()) {
      const lower = tiers[index - 1];
      if (!lower) continue;
      for (const feature of features) if (tierHas(lower, feature)) expect(tierHas(tier, feature)).toBe(true);
    }
    expect(new Set(features).size).toBe(features.length);
  });

  it.each([
    ['free', 'data_export', false],
    ['supporter', 'data_export', true],
    ['supporter', 'guided_exercises', false],
    ['premium', 'data_export', true],
    ['premium', 'guided_exercises', true],
  ] as const)('%s has the feature %s: %s', (tier, feature, has) => {
    expect(tierHas(tier, feature)).toBe(has);
  });
});
