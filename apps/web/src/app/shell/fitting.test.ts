import { expect, test } from 'vitest';
import { fittingCount } from './fitting.ts';

const widths = [60, 60, 90, 150];

test('a row shows all its entries if they fit without the menu', () => {
  expect(fittingCount(widths, 80, 360)).toBe(4);
  expect(fittingCount([], 80, 0)).toBe(0);
});

test('a row leaves room for the menu as soon as one entry does not fit', () => {
  expect(fittingCount(widths, 80, 359)).toBe(3);
  expect(fittingCount(widths, 80, 289)).toBe(2);
  expect(fittingCount(widths, 80, 100)).toBe(0);
});

test('a row ignores the half pixel by which browsers may round its entries', () => {
  expect(fittingCount([33.4, 33.4, 33.4], 80, 100)).toBe(3);
});
