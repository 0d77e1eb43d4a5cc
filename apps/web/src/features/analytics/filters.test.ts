import { expect, test } from 'vitest';
import { aTrend } from '../../testing/aggregate-factories.ts';
import { largestTrends, weeksOf } from '../../ui/charts/trends.ts';
import { inputOf, isNarrowed, readFilters, toggled } from './filters.ts';

const read = (query: string) => {
  const params = new URLSearchParams(query);
  return readFilters({ requested: (name) => params.get(name) });
};

test('without filters, only the range of 90 days is sent', () => {
  expect(inputOf(read(''))).toEqual({ timeRange: '90d' });
  expect(isNarrowed(read(''))).toBe(false);
});

test('the filters of the address are sent as lists', () => {
  const filters = read(
    'countries=GB,DE&regions=DE-BE&categories=work,family&timeRange=1y&minUserThreshold=25',
  );
  expect(inputOf(filters)).toEqual({
    countries: ['GB', 'DE'],
    regions: ['DE-BE'],
    categories: ['work', 'family'],
    timeRange: '1y',
    minUserThreshold: 25,
  });
  expect(isNarrowed(filters)).toBe(true);
});

test.each(['9', '0', '-20', '10.5', '1e3', 'many', '9999999'])(
  'a threshold of %s is not sent, because the server would reject it',
  (typed) => {
    const filters = read(`minUserThreshold=${encodeURIComponent(typed)}`);
    expect(inputOf(filters)).toEqual({ timeRange: '90d' });
    expect(filters.typedThreshold).toBe(typed);
  },
);

test('unknown and repeated values of the address count as absent', () => {
  const filters = read('countries=GB,XX,GB&categories=future,work,nonsense&timeRange=5d');
  expect(inputOf(filters)).toEqual({ countries: ['GB'], categories: ['work'], timeRange: '90d' });
});

test('a list has at most twenty values, as the server accepts', () => {
  const regions = Array.from({ length: 30 }, (_, index) => `US-${index}`);
  expect(read(`regions=${regions.join(',')}`).regions).toHaveLength(20);
  expect(toggled(regions.slice(0, 20), 'GB-ENG')).toHaveLength(20);
});

test('choosing a value adds it, and choosing it again removes it', () => {
  expect(toggled(['GB'], 'DE')).toEqual(['GB', 'DE']);
  expect(toggled(['GB', 'DE'], 'GB')).toEqual(['DE']);
});

test('the eight largest categories are drawn, and those without a published week are not', () => {
  const names = [
    'work',
    'health',
    'family',
    'social',
    'future',
    'other',
    'personal',
    'education',
    'finances',
  ] as const;
  const trends = names.map((name, index) => aTrend(name, [10 * (index + 1)]));
  const shown = largestTrends([aTrend('relationships', [null]), ...trends]).map(({ category }) => category);
  expect(shown).toHaveLength(8);
  expect(shown[0]).toBe('finances');
  expect(shown).not.toContain('work');
  expect(shown).not.toContain('relationships');
});

test('the weeks of a table are those of all categories', () => {
  expect(weeksOf([aTrend('work', [5, null, 15]), aTrend('family', [null, 10, 15])])).toEqual([
    '2026-09-07',
    '2026-09-14',
    '2026-09-21',
  ]);
});
