import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { advancedPrivacy, updateAdvancedPrivacy, earlyAccess, updateEarlyAccess } = contract.users;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const aSupporter = () => api.aMember({ grantedTier: 'supporter' });
const aPremiumMember = () => api.aMember({ grantedTier: 'premium' });
async function endTier(member: Member) {
  await api.change(member, { grantedTierUntil: hoursFromNow(-1) });
  api.services.accounts.forget(member.id);
}

describe('advanced privacy', () => {
  it('is off until a member turns it on', async () => {
    const off = { autoPrivateAfterDays: null, hideActivity: false };
    expect(await api.call(advancedPrivacy, { as: await api.aMember() })).toEqual(off);
  });

  it('changes what the input has and leaves the rest', async () => {
    const as = await aSupporter();
    const change = (input: object) => api.call(updateAdvancedPrivacy, { as, input });
    expect(await change({ autoPrivateAfterDays: 90 })).toEqual({
      autoPrivateAfterDays: 90,
      hideActivity: false,
    });
    expect(await change({ hideActivity: true })).toEqual({ autoPrivateAfterDays: 90, hideActivity: true });
    expect(await change({})).toEqual({ autoPrivateAfterDays: 90, hideActivity: true });
    expect(await change({ autoPrivateAfterDays: null })).toEqual({
      autoPrivateAfterDays: null,
      hideActivity: true,
    });
    expect(await api.call(advancedPrivacy, { as })).toEqual({
      autoPrivateAfterDays: null,
      hideActivity: true,
    });
  });

  it.each([7, 0, -30, '30', 30.5])('refuses %j days', async (autoPrivateAfterDays) => {
    const as = await aSupporter();
    const response = await api.inject({
      method: 'PUT',
      url: '/api/users/me/advanced-privacy',
      headers: { authorization: `Bearer ${as.token}` },
      payload: { autoPrivateAfterDays },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.details).toEqual([
      { path: 'autoPrivateAfterDays', message: 'Please choose 30 days, 90 days or never' },
    ]);
  });

  it('looks at once for posts that are old enough already', async () => {
    const as = await aSupporter();
    const wake = vi.spyOn(api.services.jobs, 'wake');
    await api.call(updateAdvancedPrivacy, { as, input: { hideActivity: true } });
    await api.call(updateAdvancedPrivacy, { as, input: { autoPrivateAfterDays: null } });
    expect(wake).not.toHaveBeenCalled();
    await api.call(updateAdvancedPrivacy, { as, input: { autoPrivateAfterDays: 30 } });
    expect(wake).toHaveBeenCalledExactlyOnceWith('make-old-posts-private');
    wake.mockRestore();
  });

  it('stays in force when the tier ends, and only changing it asks for the tier', async () => {
    const as = await aSupporter();
    const chosen = { autoPrivateAfterDays: 30, hideActivity: true } as const;
    await api.call(updateAdvancedPrivacy, { as, input: chosen });
    await endTier(as);
    expect(await api.call(advancedPrivacy, { as })).toEqual(chosen);
    const off = { as, input: { hideActivity: false } };
    expect(await api.refused(updateAdvancedPrivacy, off)).toMatchObject({
      status: 403,
      code: 'TIER_REQUIRED',
    });
    expect(await api.call(advancedPrivacy, { as })).toEqual(chosen);
  });
});

describe('early access', () => {
  const onOf = async (as: Member) => (await api.call(contract.auth.profile, { as })).earlyFeatures;

  it('lists what is offered in the caller’s language, and what of it is on', async () => {
    const as = await aPremiumMember();
    await api.call(updateEarlyAccess, { as, input: { key: 'quiet_counts', enabled: true } });
    const headers = { 'accept-language': 'es' };
    const { features } = await api.call(earlyAccess, { as, headers });
    expect(features.map(({ key, title, enabled }) => [key, title, enabled])).toEqual([
      ['feed_keys', 'Teclas para las publicaciones', false],
      ['quiet_counts', 'Sin recuentos', true],
    ]);
  });

  it('turns each feature on and off by itself, and repeating changes nothing', async () => {
    const as = await aPremiumMember();
    const turn = (key: 'feed_keys' | 'quiet_counts', enabled: boolean) =>
      api.call(updateEarlyAccess, { as, input: { key, enabled } });
    await turn('feed_keys', true);
    await turn('quiet_counts', true);
    await turn('feed_keys', true);
    expect((await onOf(as)).toSorted()).toEqual(['feed_keys', 'quiet_counts']);
    await turn('feed_keys', false);
    await turn('feed_keys', false);
    expect(await onOf(as)).toEqual(['quiet_counts']);
  });

  it('keeps both changes of two tabs at once', async () => {
    const as = await aPremiumMember();
    const turnOn = (key: 'feed_keys' | 'quiet_counts') =>
      api.call(updateEarlyAccess, { as, input: { key, enabled: true } });
    await Promise.all([turnOn('feed_keys'), turnOn('quiet_counts')]);
    expect((await onOf(as)).toSorted()).toEqual(['feed_keys', 'quiet_counts']);
  });

  it('is off without the tier or a verified address, and as it was when they return', async () => {
    const as = await aPremiumMember();
    await api.call(updateEarlyAccess, { as, input: { key: 'feed_keys', enabled: true } });
    await endTier(as);
    expect(await onOf(as)).toEqual([]);
    await api.change(as, { grantedTierUntil: null, emailVerifiedAt: null });
    expect(await onOf(as)).toEqual([]);
    await api.change(as, { emailVerifiedAt: new Date() });
    expect(await onOf(as)).toEqual(['feed_keys']);
  });

  it('refuses what is not offered', async () => {
    const as = await aPremiumMember();
    const response = await api.inject({
      method: 'PUT',
      url: '/api/users/me/early-access',
      headers: { authorization: `Bearer ${as.token}` },
      payload: { key: 'teleport', enabled: true },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.details).toEqual([
      { path: 'key', message: 'There is nothing with this key to try early' },
    ]);
  });
});
