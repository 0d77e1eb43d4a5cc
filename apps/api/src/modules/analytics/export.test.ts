import { contract } from '@halved/shared/contract';
import type { InputOf } from '@halved/shared/contract/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { csvOf } from './csv.ts';

const { geographic, exportAnalytics } = contract.analytics;

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi();
  as = await api.aMember({ grantedTier: 'supporter' });
  const england = { country: 'GB', region: 'GB-ENG' };
  await api.plantSnapshot({
    cells: [
      { ...england, people: 55, posts: 110, sentiment: 0.4 },
      { ...england, category: 'work', people: 40, posts: 50 },
      { country: 'FR', region: 'FR-IDF', people: 25, posts: 40, sentiment: null },
    ],
  });
});
afterAll(() => api.stop());

/** Reads CSV as RFC 4180 defines it. */
function linesOf(csv: string): string[][] {
  const lines: string[][] = [];
  for (const line of csv.matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n))+?(?<=\r\n)/g)) {
    const cells = line[0].slice(0, -2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g);
    lines.push([...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''));
  }
  return lines;
}

const download = (input: InputOf<typeof exportAnalytics>) => api.send(exportAnalytics, { as, input });

describe('the export of geographic analytics', () => {
  it.each([
    ['json', 'application/json; charset=utf-8'],
    ['csv', 'text/csv; charset=utf-8; header=present'],
  ] as const)('is an attachment with the moment and the extension %s in its name', async (format, type) => {
    const { headers, rawPayload } = await download({ format });
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': String(rawPayload.length),
      'content-disposition': expect.stringMatching(
        new RegExp(`^attachment; filename="halved-analytics-\\d{4}-\\d\\d-\\d\\d-\\d{6}\\.${format}"$`),
      ),
      'cache-control': 'no-store',
    });
  });

  it('is JSON without a format, and has the numbers of geographic analytics with the same filters', async () => {
    const filters = { countries: ['GB' as const], minUserThreshold: 20 };
    expect(await api.call(exportAnalytics, { as, input: filters })).toEqual(
      await api.call(geographic, { as, input: filters }),
    );
  });

  it('is CSV with one line for each region of the filtered report', async () => {
    const { body } = await download({ format: 'csv' });
    expect(body.charCodeAt(0)).toBe(0xfeff);
    const [header, ...lines] = linesOf(body.slice(1));
    expect(header).toEqual([
      'country',
      'code',
      'region',
      'totalUsers',
      'totalPosts',
      'averageSentiment',
      ...[1, 2, 3].flatMap((place) => [`category${place}`, `category${place}Posts`]),
      'timeRange',
      'generatedAt',
    ]);
    const end = ['90d', '2026-11-20T03:00:00.000Z'];
    expect(lines).toEqual([
      ['GB', 'GB-ENG', 'England', '55', '110', '0.4', 'work', '50', '', '', '', '', ...end],
      ['FR', 'FR-IDF', 'Île-de-France', '25', '40', '', '', '', '', '', '', '', ...end],
    ]);
    const filtered = await download({ format: 'csv', regions: ['England'] });
    expect(linesOf(filtered.body.slice(1))).toEqual([header, lines[0]]);
  });

  it('keeps commas, quotes and line breaks in their cell, and no cell is a formula', () => {
    const names = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', 'a, "b"\r\nc\nd'];
    const csv = csvOf({
      regions: names.map((region) => ({
        code: 'XX',
        region,
        country: 'OTHER',
        totalUsers: 20,
        totalPosts: 20,
        averageSentiment: null,
        topCategories: [],
      })),
      totals: { totalUsers: 0, totalPosts: 0, averageSentiment: null },
      categories: [],
      suppressed: false,
      timeRange: '30d',
      generatedAt: null,
    });
    const [, ...lines] = linesOf(csv.slice(1));
    const read = lines.map(([, , region]) => region);
    expect(read).toEqual([...names.slice(0, -1).map((name) => `'${name}`), names.at(-1)]);
  });

  it('is allowed ten times a day', async () => {
    const strict = await startApi({ databaseUrl: api.url, variables: { RATE_LIMIT_SCALE: '1' } });
    const eager = await strict.aMember({ username: 'eager', grantedTier: 'supporter' });
    const statuses: number[] = [];
    for (let time = 0; time < 11; time++)
      statuses.push((await strict.send(exportAnalytics, { as: eager, input: {} })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await strict.stop();
  });
});
