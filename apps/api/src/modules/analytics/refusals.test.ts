import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/answers.ts';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi();
  as = await api.aMember({ grantedTier: 'premium' });
});
afterAll(() => api.stop());

const refused = async (path: string, by = as, language = 'en') =>
  refusalOf(
    await api.inject({
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${by.token}`, 'accept-language': language },
    }),
  );

const range = 'Please choose 30d, 90d or 1y';
const threshold = 'The threshold must be a whole number of at least 10';

describe('a call about aggregates', () => {
  it.each([
    ['analytics/geographic?timeRange=7d', { timeRange: range }],
    ['analytics/geographic?countries=GB,XX', { 'countries.1': 'Please choose a country from the list' }],
    ['analytics/geographic?categories=weather', { 'categories.0': 'This category is not known' }],
    ['analytics/geographic?minUserThreshold=9', { minUserThreshold: threshold }],
    ['analytics/geographic?minUserThreshold=12.5', { minUserThreshold: threshold }],
    ['analytics/geographic?minUserThreshold=many', { minUserThreshold: threshold }],
    [
      `analytics/geographic?regions=${Array.from({ length: 21 }, (_, at) => `r${at}`).join()}`,
      { regions: 'Please name at most 20 regions, each by its code or name' },
    ],
    [
      'analytics/export?regions=,',
      {
        'regions.0': 'Please name at most 20 regions, each by its code or name',
        'regions.1': 'Please name at most 20 regions, each by its code or name',
      },
    ],
    ['analytics/regions/summaries?timeRange=', { timeRange: range }],
    ['analytics/categories/trends?countries=gb', { 'countries.0': 'Please choose a country from the list' }],
    ['analytics/export?format=xml', { format: 'Please choose json or csv' }],
    ['analytics/export?minUserThreshold=1', { minUserThreshold: threshold }],
    ['analytics/personal?timeRange=2y', { timeRange: range }],
    ['demographics/overview?timeRange=all', { timeRange: range }],
    ['demographics/heatmap?timeRange=90', { timeRange: range }],
  ])('with an invalid input is refused with a sentence: %s', async (path, details) => {
    const english = await refused(path);
    expect([english.code, english.details]).toEqual(['VALIDATION_FAILED', details]);
    const spanish = await refused(path, as, 'es');
    expect(Object.keys(spanish.details)).toEqual(Object.keys(details));
    expect(Object.values(spanish.details)).not.toEqual(Object.values(details));
  });

  it('is refused to a tier that does not have it, and to an unverified member, before its input is read', async () => {
    const bad = 'timeRange=never';
    const [free, supporter] = [await api.aMember(), await api.aMember({ grantedTier: 'supporter' })];
    const unverified = await api.aMember({ grantedTier: 'premium', emailVerifiedAt: null });
    for (const path of ['analytics/geographic', 'analytics/export', 'analytics/personal'])
      expect((await refused(`${path}?${bad}`, free)).code).toBe('TIER_REQUIRED');
    for (const path of ['overview', 'heatmap', 'trending', 'categories/trends', 'community/health'])
      expect((await refused(`demographics/${path}?${bad}`, supporter)).code).toBe('TIER_REQUIRED');
    for (const path of ['analytics/geographic', 'analytics/export', 'demographics/overview'])
      expect((await refused(`${path}?${bad}`, unverified)).code).toBe('EMAIL_NOT_VERIFIED');
  });

  it('is allowed sixty times an hour, all together', async () => {
    const strict = await startApi({ databaseUrl: api.url, variables: { RATE_LIMIT_SCALE: '1' } });
    const curious = await strict.aMember({ username: 'curious', grantedTier: 'premium' });
    const { geographic } = contract.analytics;
    const { heatmap } = contract.demographics;
    const statuses: number[] = [];
    for (let time = 0; time < 61; time++) {
      const { statusCode } = await strict.send(time % 2 ? geographic : heatmap, { as: curious, input: {} });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
    expect((await strict.send(contract.analytics.personal, { as: curious, input: {} })).statusCode).toBe(200);
    await strict.stop();
  });
});
