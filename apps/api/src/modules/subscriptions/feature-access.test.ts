import { storeContent } from '@halved/db/content/store-content';
import { contract } from '@halved/shared/contract';
import { featuresAddedBy } from '@halved/shared/tiers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';

const { featureAccess } = contract.subscriptions;
const features = Object.values(featuresAddedBy).flat();

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await storeContent(api);
});
afterAll(() => api.stop());

describe('the access to a feature', () => {
  it('follows from the caller’s tier, and names the tiers that have the feature', async () => {
    const supporter = await api.aMember({ grantedTier: 'supporter' });
    const of = (feature: (typeof features)[number]) =>
      api.call(featureAccess, { as: supporter, input: { feature } });
    expect(await of('data_export')).toEqual({
      hasAccess: true,
      requiredTiers: ['supporter', 'premium'],
      preview: null,
    });
    expect(await of('smart_notifications')).toEqual({
      hasAccess: false,
      requiredTiers: ['premium'],
      preview: null,
    });
  });

  it('shows the first exercises as they are, in the reader’s language, to those who do not have them', async () => {
    const as = await api.aMember({ grantedTier: 'premium' });
    const headers = { 'accept-language': 'es' };
    const { exercises, total } = await api.call(contract.wellness.exercises, { as, input: {}, headers });
    const input = { feature: 'guided_exercises' } as const;
    for (const caller of [undefined, await api.aMember()]) {
      const { hasAccess, preview } = await api.call(featureAccess, { as: caller, input, headers });
      expect(hasAccess).toBe(false);
      expect(preview).toEqual({
        count: total,
        items: exercises.slice(0, 3).map(({ title, description }) => ({ title, description })),
      });
    }
    expect(await api.call(featureAccess, { as, input })).toMatchObject({ hasAccess: true, preview: null });
  });

  it('shows the first guides to those who do not have them', async () => {
    const as = await api.aMember({ grantedTier: 'premium' });
    const { guides } = await api.call(contract.resources.guides, { as, input: {} });
    const input = { feature: 'mental_health_resources' } as const;
    const { preview } = await api.call(featureAccess, { input });
    expect(preview).toEqual({
      count: guides.length,
      items: guides.slice(0, 3).map(({ title, summary }) => ({ title, description: summary })),
    });
  });

  it('to an unknown feature is not found', async () => {
    const response = await api.inject({ url: '/api/subscriptions/features/flying/access' });
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'NOT_FOUND']);
  });
});
