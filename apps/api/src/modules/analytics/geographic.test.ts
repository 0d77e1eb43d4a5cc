import { contract } from '@halved/shared/contract';
import type { InputOf } from '@halved/shared/contract/operation';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { sentBy, tablesOf } from '../../testing/statements.ts';

const { geographic, regionSummaries, availableRegions } = contract.analytics;

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi();
  as = await api.aMember({ grantedTier: 'supporter' });
});
afterAll(() => api.stop());

const england = { country: 'GB', region: 'GB-ENG' };
const bavaria = { country: 'DE', region: 'DE-BY' };

/** England with four categories, Bavaria with a withheld split, and both countries as a whole. */
const plant = () =>
  api.plantSnapshot({
    cells: [
      { country: 'GB', people: 60, posts: 120 },
      { ...england, people: 55, posts: 110, sentiment: 0.4 },
      { ...england, category: 'work', people: 40, posts: 50, sentiment: 0.35 },
      { ...england, category: 'health', people: 30, posts: 35, sentiment: 0.45 },
      { ...england, category: 'family', people: 20, posts: 25, sentiment: 0.5 },
      { ...england, category: 'other', people: 20, posts: 20, sentiment: null },
      { country: 'GB', category: 'work', people: 40, posts: 50 },
      { country: 'DE', people: 45, posts: 60 },
      { ...bavaria, people: 25, posts: 40, sentiment: 0.6 },
      { ...bavaria, range: '30d', people: 20, posts: 20, sentiment: 0.6 },
      // The community as a whole is no region.
      { people: 200, posts: 500 },
    ],
  });

type Input = InputOf<typeof geographic>;

const ask = (input: Input = {}) => api.call(geographic, { as, input });

const namesIn = async (input: Input) => (await ask(input)).regions.map(({ code }) => code);

describe('geographic analytics', () => {
  it('are empty before the first snapshot', async () => {
    expect(await ask()).toEqual({
      regions: [],
      totals: { totalUsers: 0, totalPosts: 0, averageSentiment: null },
      categories: [],
      suppressed: false,
      timeRange: '90d',
      generatedAt: null,
    });
    expect(await api.call(availableRegions, { as })).toEqual({ countries: [], totalRegions: 0 });
  });

  it('list the regions with most people first, each with its three largest categories', async () => {
    await plant();
    const { regions, generatedAt, timeRange } = await ask();
    expect(regions).toEqual([
      {
        code: 'GB-ENG',
        region: 'England',
        country: 'GB',
        totalUsers: 55,
        totalPosts: 110,
        averageSentiment: 0.4,
        topCategories: [
          { category: 'work', count: 50, averageSentiment: 0.35 },
          { category: 'health', count: 35, averageSentiment: 0.45 },
          { category: 'family', count: 25, averageSentiment: 0.5 },
        ],
      },
      expect.objectContaining({ code: 'DE-BY', totalUsers: 25, topCategories: [] }),
    ]);
    expect([generatedAt, timeRange]).toEqual(['2026-11-20T03:00:00.000Z', '90d']);
    expect((await api.call(regionSummaries, { as, input: {} })).regions).toEqual(regions);
  });

  it('sum the totals and all categories of the regions in the answer', async () => {
    await plant();
    const all = await ask();
    expect(all.totals).toEqual({ totalUsers: 80, totalPosts: 150, averageSentiment: 0.45 });
    expect(all.categories).toEqual([
      { category: 'work', count: 50, averageSentiment: 0.35 },
      { category: 'health', count: 35, averageSentiment: 0.45 },
      { category: 'family', count: 25, averageSentiment: 0.5 },
      { category: 'other', count: 20, averageSentiment: null },
    ]);
    const german = await ask({ countries: ['DE'] });
    expect(german.totals).toEqual({ totalUsers: 25, totalPosts: 40, averageSentiment: 0.6 });
    expect(german.categories).toEqual([]);
  });

  it('are filtered by country, by range, and by the code or the name of a region in several languages', async () => {
    await plant();
    expect(await namesIn({ countries: ['GB'] })).toEqual(['GB-ENG']);
    expect(await namesIn({ timeRange: '30d' })).toEqual(['DE-BY']);
    expect(await namesIn({ timeRange: '1y' })).toEqual([]);
    for (const name of ['GB-ENG', 'gb-eng', 'England', 'Inglaterra'])
      expect(await namesIn({ regions: [name] })).toEqual(['GB-ENG']);
    expect(await namesIn({ regions: ['Bayern', 'england'] })).toEqual(['GB-ENG', 'DE-BY']);
    expect(await namesIn({ regions: ['Atlantis'] })).toEqual([]);
    expect(await namesIn({ regions: ['England'], countries: ['DE'] })).toEqual([]);
    expect(await namesIn({ regions: [], countries: [], categories: [] })).toEqual(['GB-ENG', 'DE-BY']);
  });

  it('count the posts of the chosen categories, and the people of the largest of them', async () => {
    await plant();
    const { regions, totals, categories } = await ask({ categories: ['work', 'health'] });
    expect(regions).toEqual([
      expect.objectContaining({ code: 'GB-ENG', totalUsers: 40, totalPosts: 85, averageSentiment: 0.4 }),
    ]);
    expect(totals).toMatchObject({ totalUsers: 40, totalPosts: 85 });
    expect(categories.map(({ category }) => category)).toEqual(['work', 'health']);
  });

  it('are raised by a threshold to regions with at least so many people', async () => {
    await plant();
    expect(await namesIn({ minUserThreshold: 10 })).toEqual(['GB-ENG', 'DE-BY']);
    expect(await namesIn({ minUserThreshold: 26 })).toEqual(['GB-ENG']);
    expect(await namesIn({ minUserThreshold: 26, categories: ['family'] })).toEqual([]);
  });

  it('say that something is left out, from published numbers alone', async () => {
    await plant();
    const isSuppressed = async (input: Input) => (await ask(input)).suppressed;
    expect(await isSuppressed({ countries: ['GB'] })).toBe(false);
    expect(await isSuppressed({ countries: ['DE'] })).toBe(true);
    expect(await isSuppressed({ countries: ['GB'], minUserThreshold: 60 })).toBe(true);
    expect(await isSuppressed({ countries: ['GB'], categories: ['work'] })).toBe(false);
    expect(await isSuppressed({ countries: ['GB'], categories: ['future'] })).toBe(true);
    expect(await isSuppressed({ countries: ['JP'] })).toBe(true);
    expect(await isSuppressed({ regions: ['England'] })).toBe(false);
    expect(await isSuppressed({ regions: ['England', 'Wales'] })).toBe(true);
  });

  it('name the countries and regions that are published in any range', async () => {
    await plant();
    expect(await api.call(availableRegions, { as })).toEqual({
      countries: [
        { country: 'DE', regions: [{ code: 'DE-BY', region: 'Bayern' }] },
        { country: 'GB', regions: [{ code: 'GB-ENG', region: 'England' }] },
      ],
      totalRegions: 2,
    });
  });

  it('are those of a new snapshot at once, and without a snapshot there are none', async () => {
    await plant();
    expect(await namesIn({})).toEqual(['GB-ENG', 'DE-BY']);
    await api.plantSnapshot({ cells: [{ country: 'DE' }, bavaria] });
    expect(await namesIn({})).toEqual(['DE-BY']);
    await api.pool.query('truncate aggregate_snapshots, aggregate_cells');
    expect(await namesIn({})).toEqual([]);
  });

  it('consist of multiples of 5 and of 0.05, whatever the cells and the filters', async () => {
    const category = fc.constantFrom('work' as const, 'health' as const, 'family' as const);
    const region = fc.constantFrom(england, bavaria, { country: 'ES', region: 'ES-MD' });
    const numbers = fc.record({
      people: fc.integer({ min: 2, max: 40 }).map((steps) => 5 * steps),
      posts: fc.integer({ min: 2, max: 90 }).map((steps) => 5 * steps),
      sentiment: fc.integer({ min: 0, max: 20 }).map((steps) => steps / 20),
    });
    const aCell = fc.tuple(region, fc.option(category, { nil: '' as const }), numbers);
    const input = fc.record(
      {
        categories: fc.uniqueArray(category, { minLength: 1 }),
        minUserThreshold: fc.integer({ min: 10, max: 60 }),
      },
      { requiredKeys: [] },
    );
    const cells = fc.uniqueArray(aCell, {
      maxLength: 12,
      selector: ([{ region: code }, of]) => `${code} ${of}`,
    });
    await fc.assert(
      fc.asyncProperty(cells, input, async (given, filters) => {
        await api.plantSnapshot({
          cells: given.map(([of, inCategory, n]) => ({ ...of, ...n, category: inCategory })),
        });
        const { regions, totals, categories } = await ask(filters);
        const counts = [
          ...[totals, ...regions].flatMap(({ totalUsers, totalPosts }) => [totalUsers, totalPosts]),
          ...[...categories, ...regions.flatMap(({ topCategories }) => topCategories)].map(
            ({ count }) => count,
          ),
        ];
        for (const count of counts) expect(count % 5).toBe(0);
        for (const { averageSentiment } of [totals, ...regions, ...categories]) {
          if (averageSentiment === null) continue;
          expect(String(averageSentiment)).toMatch(/^[01](\.\d[05]?)?$/);
        }
        expect(totals.totalPosts).toBe(regions.reduce((sum, { totalPosts }) => sum + totalPosts, 0));
      }),
      { numRuns: 50 },
    );
  });

  it('read the published tables alone, in one statement each', async () => {
    await plant();
    const { categoryTrends } = contract.analytics;
    for (const operation of [geographic, regionSummaries, availableRegions, categoryTrends]) {
      await api.call(operation, { as, input: {} });
      const sent = await sentBy(api, () => api.call(operation, { as, input: {} }));
      expect(sent).toHaveLength(1);
      const tables = sent.flatMap(tablesOf);
      expect(tables).toContain('aggregate_snapshots');
      for (const table of tables) expect(table).toMatch(/^aggregate_/);
    }
  });
});
