import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursFromNow } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { get, stats, recentWorries } = contract.dashboard;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const day = 24;

describe('the dashboard', () => {
  it('of a new member is empty, not an error', async () => {
    const as = await api.aMember();
    const zero = { totalWorries: 0, worriesThisWeek: 0, resolvedWorries: 0, followersCount: 0 };
    expect(await api.call(get, { as })).toEqual({ stats: { ...zero, followingCount: 0 }, recentWorries: [] });
    expect(await api.call(recentWorries, { as })).toEqual({ recentWorries: [] });
  });

  it('counts every published post of the caller, whoever may see it', async () => {
    const [as, other] = [await api.aMember(), await api.aMember()];
    await api.follow(as, other);
    await api.aPost({ by: other });
    await api.aPost({ by: as, publishedAt: null });
    await api.aPost({ by: as, privacyLevel: 'private', publishedAt: hoursFromNow(-6 * day) });
    await api.aPost({ by: as, privacyLevel: 'friends', publishedAt: hoursFromNow(-8 * day) });
    await api.aPost({ by: as, moderationStatus: 'pending', publishedAt: hoursFromNow(-2) });
    await api.aPost({ by: as, resolvedAt: new Date(), publishedAt: hoursFromNow(-30 * day) });
    expect(await api.call(stats, { as })).toEqual({
      totalWorries: 4,
      worriesThisWeek: 2,
      resolvedWorries: 1,
      followersCount: 0,
      followingCount: 1,
    });
    expect((await api.call(get, { as })).stats).toEqual(await api.call(stats, { as }));
  });

  it('shows the caller’s latest published posts, five by default', async () => {
    const as = await api.aMember();
    const ids: string[] = [];
    for (const hours of [1, 2, 3, 4, 5, 6, 7]) {
      const moderationStatus = hours === 3 ? 'flagged' : 'approved';
      const { id } = await api.aPost({ by: as, moderationStatus, publishedAt: hoursFromNow(-hours) });
      ids.push(id);
    }
    await api.aPost({ by: as, publishedAt: null });
    await api.aPost({ by: await api.aMember() });

    const usual = await api.call(recentWorries, { as });
    expect(usual.recentWorries.map(({ id }) => id)).toEqual(ids.slice(0, 5));
    expect((await api.call(get, { as })).recentWorries).toEqual(usual.recentWorries);
    const two = await api.call(recentWorries, { as, input: { limit: 2 } });
    expect(two.recentWorries.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const all = await api.call(recentWorries, { as, input: { limit: 100 } });
    expect(all.recentWorries.map(({ id }) => id)).toEqual(ids);
    expect(usual.recentWorries[0]).toEqual({
      id: ids[0],
      privacyLevel: 'public',
      worryPrompt: 'I worry that …',
      shortContent: 'I worry that I said too much.',
      publishedAt: expect.any(String),
    });
    expect((await api.refused(recentWorries, { as, input: { limit: 101 } })).code).toBe('VALIDATION_FAILED');
  });
});
