// @vitest-environment node
import { expect, test } from 'vitest';
import { isIn, withMethod, withoutMethod } from './chosen-methods.ts';

const rows = (...methods: string[]) => methods.map((words) => ({ words }));

test('a suggested coping method goes into the first empty row, else into a new one', () => {
  expect(withMethod(rows('Sleep', ' ', ''), 'Walking')).toEqual(rows('Sleep', 'Walking', ''));
  expect(withMethod(rows('Sleep'), 'Walking')).toEqual(rows('Sleep', 'Walking'));
});

test('a coping method is found and removed ignoring letter case, and an empty row replaces the last one', () => {
  expect(isIn(rows(' walking '), 'Walking')).toBe(true);
  expect(withoutMethod(rows('Sleep', 'walking'), 'Walking')).toEqual(rows('Sleep'));
  expect(withoutMethod(rows('walking'), 'Walking')).toEqual(rows(''));
});
