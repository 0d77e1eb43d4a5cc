import { expect, test } from 'vitest';
import { axisValues, percentOf } from './axis.ts';
import { dotSize } from './heat-map.tsx';
import { pointAfter } from './points.ts';
import { areaOf, lineParts } from './trend.ts';

const line = { count: 5, columns: 1, rtl: false };

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowDown', 2, 3],
  ['ArrowLeft', 2, 1],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 2, 4],
  ['ArrowRight', 4, null],
  ['ArrowLeft', 0, null],
  ['Enter', 2, null],
])('in a line, %s leads from point %d to %s', (key, index, expected) => {
  expect(pointAfter(key, { ...line, index })).toBe(expected);
});

test.each([
  ['ArrowRight', 9, 10],
  ['ArrowDown', 9, 33],
  ['ArrowUp', 33, 9],
  ['Home', 33, 24],
  ['End', 33, 47],
  ['ArrowRight', 23, null],
  ['ArrowLeft', 24, null],
  ['ArrowUp', 9, null],
  ['ArrowDown', 47, null],
])('in two rows of 24, %s leads from cell %d to %s', (key, index, expected) => {
  expect(pointAfter(key, { index, count: 48, columns: 24, rtl: false })).toBe(expected);
});

test('from right to left, the arrow to the left leads to the next point', () => {
  expect(pointAfter('ArrowLeft', { ...line, index: 2, rtl: true })).toBe(3);
  expect(pointAfter('ArrowRight', { ...line, index: 2, rtl: true })).toBe(1);
});

test.each([
  [0, [0]],
  [0.8, [0, 0.2, 0.4, 0.6, 0.8]],
  [3, [0, 1, 2, 3]],
  [35, [0, 10, 20, 30, 40]],
  [40, [0, 10, 20, 30, 40]],
  [1_230, [0, 500, 1_000, 1_500]],
])('the lines of a chart up to %d are %j', (highest, lines) => {
  expect(axisValues(highest)).toEqual(lines);
});

test('a value lies between the edges of the chart, and at the lower one if there is no height', () => {
  expect(percentOf(15, 10, 20)).toBe(50);
  expect(percentOf(10, 10, 10)).toBe(0);
});

test('a line has a gap where a week is missing, and the gap is as wide as the time', () => {
  const weeks = ['2026-10-19', '2026-10-26', '2026-11-09', '2026-11-16'].map((date) => ({ date }));
  expect(lineParts(weeks, 7, ['2026-10-19', '2026-11-16'])).toEqual({
    positions: [0, 25, 75, 100],
    parts: [
      [0, 1],
      [2, 3],
    ],
  });
});

test('a chart that begins before its first point and ends after its last one leaves these weeks empty', () => {
  const { positions } = lineParts([{ date: '2026-11-09' }], 7, ['2026-10-19', '2026-11-16']);
  expect(positions).toEqual([75]);
});

test.each([
  [0, { start: 0, end: 12.5 }],
  [50, { start: 37.5, end: 62.5 }],
  [100, { start: 87.5, end: 100 }],
])('the area of a point at %d percent of four weeks is %j, and ends with the chart', (position, area) => {
  expect(areaOf(position, 7, ['2026-10-19', '2026-11-16'])).toEqual(area);
});

test('a single week has the whole chart', () => {
  expect(areaOf(0, 7, ['2026-10-19', '2026-10-19'])).toEqual({ start: 0, end: 100 });
});

test('a larger number never has a smaller dot', () => {
  const found = [5, 10, 45, 60, 95, 100].map((value) => dotSize(value, 100));
  expect(found).toEqual([...found].sort((one, other) => one - other));
  expect([found[0], found.at(-1)]).toEqual([28, 100]);
});
