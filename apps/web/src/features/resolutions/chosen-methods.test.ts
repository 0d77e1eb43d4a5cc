// @vitest-environment node
import { expect, test } from 'vitest';
import { isIn, withMethod, withoutMethod } from './chosen-methods.ts';

const rows = (...methods: string[]) => methods.map((words) => ({ words }));

test('a suggestion goes into the first empty row, else into a new one', () => {
  expect(withMethod(rows('Sleep', ' ', ''), 'Walking')).toEqual(rows('Sleep', 'Walking', ''));
  expect(withMethod(rows('Sleep'), 'Walking')).toEqual(rows('Sleep', 'Walking'));
});

test('a method is found and removed in any letter case, and an empty row stays', () => {
  expect(isIn(rows(' walking '), 'Walking')).toBe(true);
  expect(withoutMethod(rows('Sleep', 'walking'), 'Walking')).toEqual(rows('Sleep'));
  expect(withoutMethod(rows('walking'), 'Walking')).toEqual(rows(''));
});
