import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PaidApi, startPaidApi } from '../../testing/paid-api.ts';
import { forgetSandbox } from './public.ts';

let paid: PaidApi;
beforeAll(async () => {
  paid = await startPaidApi();
});
afterAll(() => paid.api.stop());

it('what was played in the sandbox gives no tier in production, and what was paid stays', async () => {
  const { api, lines, tierOf } = paid;
  const [played, both, paying] = [await api.aMember(), await api.aMember(), await api.aMember()];
  await api.aSubscription({ of: played });
  await api.aSubscription({ of: both });
  await api.aSubscription({ of: both, id: paid.nextId(), tier: 'supporter' });
  await api.aSubscription({ of: paying, id: paid.nextId() });
  const tiers = () => Promise.all([played, both, paying].map(tierOf));
  expect(await tiers()).toEqual(['premium', 'premium', 'premium']);
  await forgetSandbox(api.services);
  await forgetSandbox(api.services);
  expect(await tiers()).toEqual(['free', 'supporter', 'premium']);
  expect((await api.refused(contract.subscriptions.current, { as: played })).code).toBe('NOT_FOUND');
  expect(lines.filter(({ members }) => members !== undefined)).toMatchObject([{ members: 2 }]);
});
