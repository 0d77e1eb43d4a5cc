import { describe, expect, it } from 'vitest';
import { changeOf, growthOf } from './growth.ts';

const weeks = (...counts: number[]) => counts.map((count) => ({ count }));

describe('the growth of a number', () => {
  it('is in percent, and nothing if there is nothing to compare with', () => {
    expect(growthOf(20, 25)).toBe(25);
    expect(growthOf(30, 10)).toBe(-67);
    expect(growthOf(0, 10)).toBeNull();
  });

  it('over some weeks compares their later half with the earlier one, without the week in the middle', () => {
    expect(changeOf(weeks(10, 10, 15, 15))).toBe(50);
    expect(changeOf(weeks(10, 500, 5))).toBe(-50);
    expect(changeOf(weeks(10))).toBeNull();
    expect(changeOf([])).toBeNull();
  });
});
