// @vitest-environment node
import { expect, test } from 'vitest';
import { resolvedPart } from './resolved-part.ts';

test.each([
  [0, 0, 0],
  [4, 0, 0],
  [4, 1, 0.25],
  [4, 4, 1],
  [4, 5, 1],
])(
  'with %i posts, %i of them resolved, the share of resolved posts is %f',
  (totalWorries, resolvedWorries, part) => {
    expect(resolvedPart({ totalWorries, resolvedWorries })).toBe(part);
  },
);
