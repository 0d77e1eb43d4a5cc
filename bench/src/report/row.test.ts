import { describe, expect, it } from 'vitest';
import { type Row, verdictOf } from './row.ts';

const more: Row = { measure: '', figure: '', value: 0, floor: 0.4, target: 0.7, better: 'more' };
const less: Row = { ...more, floor: 3, target: 1.8, better: 'less' };

describe('the verdict on a measure', () => {
  it.each([
    [more, 0.7, 'target met'],
    [more, 0.69, 'floor met'],
    [more, 0.4, 'floor met'],
    [more, 0.39, 'below the floor'],
    [less, 1.8, 'target met'],
    [less, 2.4, 'floor met'],
    [less, 3.01, 'below the floor'],
    [less, Number.NaN, 'not measured'],
  ])('names the goal that the value reaches (case %#, value %2$s)', (row, value, verdict) => {
    expect(verdictOf({ ...row, value })).toBe(verdict);
  });
});
