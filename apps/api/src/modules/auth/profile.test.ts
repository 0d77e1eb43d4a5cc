import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letPass } from '../../testing/clock.ts';
import { hoursFromNow } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { profile, updateProfile } = contract.auth;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const change = (as: { token: string }, input: object) => api.call(updateProfile, { as, input });

describe('changing one’s profile', () => {
  it('changes the given fields and no others', async () => {
    const as = await api.aMember({ bio: 'before', privacyLevel: 'friends', emailNotifications: false });
    const before = await api.call(profile, { as });
    const after = await change(as, { displayName: '  Ana  ' });
    expect(after).toEqual({ ...before, displayName: 'Ana' });
    const updatedAt = async () =>
      (await api.pool.query('select updated_at from users where id = $1', [as.id])).rows;
    const changedAt = await updatedAt();
    expect(await change(as, {})).toEqual(after);
    expect(await updatedAt()).toEqual(changedAt);
    expect(await api.call(profile, { as })).toEqual(after);
  });

  it('saves every field', async () => {
    const as = await api.aMember();
    const everything = {
      displayName: 'Ana 🌿',
      bio: 'Two\nlines',
      avatarUrl: 'https://images.example.org/a.png',
      locationSharing: true,
      country: 'MX',
      region: 'Jalisco',
      city: 'Guadalajara',
      emailNotifications: false,
      pushNotifications: true,
      privacyLevel: 'private',
      language: 'es',
      listedInMembers: false,
    };
    expect(await change(as, everything)).toMatchObject(everything);
  });

  it('stores no place that is sent while location sharing is turned off', async () => {
    const as = await api.aMember({ locationSharing: true });
    for (let time = 0; time < 10; time++) {
      await change(as, { locationSharing: true });
      await Promise.all([change(as, { city: 'Jaén' }), change(as, { locationSharing: false })]);
      expect(await api.call(profile, { as })).toMatchObject({ locationSharing: false, city: null });
    }
  });

  it('clears a field that is sent empty', async () => {
    const as = await api.aMember({ displayName: 'Ana', bio: 'b', avatarUrl: 'https://example.org/a' });
    expect(await change(as, { displayName: '', bio: '', avatarUrl: '' })).toMatchObject({
      displayName: null,
      bio: null,
      avatarUrl: null,
    });
    expect(await change(as, { bio: ' \n ' })).toMatchObject({ bio: null });
  });

  it('refuses a display name of spaces alone', async () => {
    const as = await api.aMember({ displayName: 'Ana' });
    const { details } = await api.refused(updateProfile, { as, input: { displayName: '   ' } });
    expect(details).toEqual({ displayName: 'Display name is required' });
    expect((await api.call(profile, { as })).displayName).toBe('Ana');
  });

  it('erases the place when sharing ends, and stores none before it begins', async () => {
    const as = await api.aMember();
    const noLocation = { country: null, region: null, city: null };
    expect(await change(as, { country: 'DE', city: 'Ulm' })).toMatchObject(noLocation);
    const shared = { locationSharing: true, country: 'DE', region: 'BW', city: 'Ulm' };
    expect(await change(as, shared)).toMatchObject(shared);
    expect(await change(as, { city: '' })).toMatchObject({ country: 'DE', region: 'BW', city: null });
    expect(await change(as, { locationSharing: false })).toMatchObject(noLocation);
    expect(await change(as, { locationSharing: true })).toMatchObject(noLocation);
    const { rows } = await api.pool.query('select country, region, city from users where id = $1', [as.id]);
    expect(rows).toEqual([noLocation]);
  });

  it('uses the new language for the next response, and the new privacy for the next post', async () => {
    const as = await api.aMember();
    await change(as, { language: 'es', privacyLevel: 'friends' });
    expect(
      (await api.refused(contract.likes.byUser, { as, input: { userId: crypto.randomUUID() } })).message,
    ).toBe('No tienes permiso para acceder a este contenido.');
    const input = { shortContent: 'Un temor', worryPrompt: 'Me preocupa …' };
    expect((await api.call(contract.posts.create, { as, input })).privacyLevel).toBe('friends');
  });
});

describe('a change by an operator', () => {
  it('of role and of suspension takes effect within ten seconds with the same token', async () => {
    const as = await api.aMember({ role: 'moderator', grantedTier: 'premium' });
    const owner = await api.aMember();
    const held = await api.aPost({ by: owner, moderationStatus: 'pending' });
    const read = { as, input: { id: held.id } };
    await api.call(contract.posts.get, read);
    await api.call(updateProfile, { as, input: {} });

    await api.change(as, { role: 'member', suspendedAt: new Date() });
    await letPass(6_000);
    expect((await api.refused(contract.posts.get, read)).code).toBe('NOT_FOUND');
    expect((await api.refused(updateProfile, { as, input: {} })).code).toBe('ACCOUNT_SUSPENDED');
    expect((await api.call(profile, { as })).role).toBe('member');
  });

  it('of a tier lasts until its end by the database’s clock', async () => {
    const as = await api.aMember({ grantedTier: 'supporter', grantedTierUntil: hoursFromNow(1) });
    expect((await api.call(profile, { as })).tier).toBe('supporter');
    await api.change(as, { grantedTierUntil: hoursFromNow(-1) });
    expect((await api.call(profile, { as })).tier).toBe('free');
  });

  it('that suspends a member for a time ends after that time', async () => {
    const as = await api.aMember({ suspendedAt: hoursFromNow(-48), suspendedUntil: hoursFromNow(-1) });
    await change(as, { bio: 'back' });
    await api.change(as, { suspendedUntil: hoursFromNow(1) });
    api.services.accounts.forget(as.id);
    expect((await api.refused(updateProfile, { as, input: {} })).message).toBe(
      'This account is suspended. You can still read, export your data and delete it.',
    );
  });
});
