import { contract } from '@halved/shared/contract';
import { featuresAddedBy, tierHas } from '@halved/shared/tiers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';

const operation = contract.subscriptions.tiers;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('the plans have the prices of the specification, the lowest first, and one is marked as popular', async () => {
  const { tiers } = await api.call(operation);
  expect(tiers.map(({ id, price, interval }) => [id, price, interval])).toEqual([
    ['free', 0, 'month'],
    ['supporter', 5, 'month'],
    ['premium', 12, 'month'],
  ]);
  expect(tiers.filter(({ isPopular }) => isPopular).map(({ id }) => id)).toEqual(['supporter']);
});

it('each plan lists exactly the features that its tier has', async () => {
  const { tiers } = await api.call(operation);
  const all = Object.values(featuresAddedBy).flat();
  for (const { id, features } of tiers)
    expect([...features].sort(), id).toEqual(all.filter((feature) => tierHas(id, feature)).sort());
});

it('the plans have names and descriptions in the reader’s language', async () => {
  const { tiers } = await api.call(operation, { headers: { 'accept-language': 'es' } });
  expect(tiers.map(({ name }) => name)).toEqual(['Gratis', 'Apoyo', 'Prémium']);
  for (const { description } of tiers) expect(description).not.toContain('tiers.');
});

it('every answer to a member names the tier, and no answer to a visitor', async () => {
  const as = await api.aMember({ grantedTier: 'supporter' });
  const tierNamedTo = async (caller?: typeof as) =>
    (await api.send(operation, { as: caller })).headers['x-tier'];
  expect([await tierNamedTo(as), await tierNamedTo()]).toEqual(['supporter', undefined]);
});
