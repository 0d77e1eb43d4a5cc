// @vitest-environment node
import { expect, test } from 'vitest';
import { badgeOf } from './badge.ts';

test.each([
  [0, ''],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [1_000, '9+'],
])('the badge for %i unread notifications shows "%s"', (unread, badge) => {
  expect(badgeOf(unread)).toBe(badge);
});
