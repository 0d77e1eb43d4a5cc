import { expect, test } from 'vitest';
import { placesByRange } from './places.ts';

const everywhere = { region: null, country: null, category: null } as const;

test('the cells of a member are grouped by range, the shortest first, and by place', () => {
  expect(
    placesByRange([
      { ...everywhere, range: '1y' },
      { ...everywhere, range: '30d', country: 'DE', category: 'work' },
      { ...everywhere, range: '30d', country: 'DE', region: 'Bayern' },
      { ...everywhere, range: '30d', country: 'DE', category: 'family' },
      { ...everywhere, range: '30d', country: 'DE' },
    ]),
  ).toEqual([
    {
      range: '30d',
      places: [
        { country: 'DE', region: null, isInTotal: true, categories: ['work', 'family'] },
        { country: 'DE', region: 'Bayern', isInTotal: true, categories: [] },
      ],
    },
    { range: '1y', places: [{ country: null, region: null, isInTotal: true, categories: [] }] },
  ]);
});

test('a member without cells has no ranges', () => {
  expect(placesByRange([])).toEqual([]);
});
