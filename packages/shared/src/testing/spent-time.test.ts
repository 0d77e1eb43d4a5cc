import { describe, expect, it } from 'vitest';
import { growthOf, linear } from './spent-time.ts';

const letters = (units: number) => 'a'.repeat(units);
let turns = 0;
function turn(times: number): void {
  for (let time = 0; time < times; time++) turns += Math.sqrt(time);
}

describe('the growth of a time', () => {
  it('is classified as linear or faster than linear', () => {
    expect(growthOf((text) => turn(text.length * 500), letters, 10_000)).toBeLessThan(linear);
    expect(growthOf((text) => turn(text.length ** 2 / 20), letters, 10_000)).toBeGreaterThan(linear);
    expect(turns).toBeGreaterThan(0);
  });

  it('counts as zero for hardly any time', () => {
    expect(growthOf(() => {}, letters, 10_000)).toBe(0);
  });
});
