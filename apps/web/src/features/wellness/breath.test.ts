// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { breathAt, breathKeyframes, breathSeconds } from './breath.ts';

describe('the rhythm of a breath', () => {
  it('is to breathe in, hold, breathe out and hold, and begins again', () => {
    const box = [2, 1, 2, 1];
    const words = Array.from({ length: 7 }, (_, second) => breathAt(box, second)).map(
      (moment) => `${moment?.breath} ${moment?.part} ${moment?.second}`,
    );
    expect(words).toEqual(['1 in 1', '1 in 2', '1 hold 1', '1 out 1', '1 out 2', '1 hold 1', '2 in 1']);
  });

  it('leaves out rests that take no time', () => {
    const parts = Array.from({ length: 10 }, (_, second) => breathAt([4, 0, 6, 0], second)?.part);
    expect(parts.filter((part) => part === 'in')).toHaveLength(4);
    expect(parts.filter((part) => part === 'out')).toHaveLength(6);
  });

  it('numbers its turns on from breath to breath, so that no two parts have the same turn', () => {
    const turns = [0, 1, 2, 3].map((second) => breathAt([1, 0, 1, 0], second)?.turn);
    expect(new Set(turns).size).toBe(4);
  });
});

test('a breath without seconds has no moment and no length', () => {
  expect(breathAt([], 3)).toBeNull();
  expect(breathAt([0, 0, 0, 0], 3)).toBeNull();
  expect(breathSeconds([])).toBe(0);
});

test('the circle is smallest with empty lungs, full while the breath is held, and ends where it began', () => {
  const frames = breathKeyframes([4, 2, 6, 0]);
  expect(frames.map(({ offset }) => offset)).toEqual([0, 4 / 12, 6 / 12, 1]);
  expect(frames.map(({ scale }) => scale)).toEqual([0.55, 1, 1, 0.55]);
});
