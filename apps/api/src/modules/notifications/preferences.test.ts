import { contract } from '@halved/shared/contract';
import { dayMs } from '@halved/shared/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { preferences, updatePreferences, context } = contract.notifications;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const defaults = {
  emailNotifications: true,
  pushNotifications: false,
  emailFrequency: 'daily',
  pushSupported: true,
  supportNotifications: true,
  checkInFrequency: 'weekly',
  quietHoursStart: '22:00',
  quietHoursEnd: '08:00',
  timezone: 'UTC',
  adminMails: false,
} as const;

describe('the notification preferences', () => {
  it('are the defaults until the member changes them', async () => {
    expect(await api.call(preferences, { as: await api.aMember() })).toEqual(defaults);
  });

  it('change one by one without affecting the others', async () => {
    const as = await api.aMember();
    const change = (input: Parameters<typeof api.call<typeof updatePreferences>>[1]) =>
      api.call(updatePreferences, { as, ...input });
    const first = { ...defaults, emailNotifications: false };
    expect(await change({ input: { emailNotifications: false } })).toEqual(first);
    const second = { ...first, checkInFrequency: 'never', quietHoursStart: '23:15' };
    expect(await change({ input: { checkInFrequency: 'never', quietHoursStart: '23:15' } })).toEqual(second);
    const third = { ...second, timezone: 'Asia/Kathmandu', supportNotifications: false };
    const input = { timezone: 'Asia/Kathmandu', supportNotifications: false };
    expect(await change({ input })).toEqual(third);
    expect(await change({})).toEqual(third);
    expect(await api.call(preferences, { as })).toEqual(third);
  });

  it('for mail and push are the same as those in the account', async () => {
    const as = await api.aMember();
    await api.call(updatePreferences, { as, input: { emailNotifications: false, pushNotifications: true } });
    const user = await api.call(contract.auth.profile, { as });
    expect(user).toMatchObject({ emailNotifications: false, pushNotifications: true });
    await api.call(contract.auth.updateProfile, { as, input: { pushNotifications: false } });
    expect(await api.call(preferences, { as })).toMatchObject({ pushNotifications: false });
  });

  it.each([
    [{ quietHoursStart: '24:00' }, { quietHoursStart: 'Please give a time such as 22:00' }],
    [{ quietHoursEnd: '8:00' }, { quietHoursEnd: 'Please give a time such as 22:00' }],
    [{ timezone: 'Mars/Olympus' }, { timezone: 'Please choose a time zone' }],
  ])('refuse %j', async (input, details) => {
    const refusal = await api.refused(updatePreferences, { as: await api.aMember(), input });
    expect(refusal.details).toEqual(details);
  });
});

describe('the check-in context', () => {
  const ago = (days: number) => hoursFromNow(-24 * days);
  const contextOf = (as: Member) => api.call(context, { as });

  it('counts unread notifications, and the member’s published posts that are not resolved', async () => {
    const lastSeenAt = ago(1);
    const as = await api.aMember({ createdAt: ago(3), lastSeenAt });
    await api.aPost({ by: as });
    await api.aPost({ by: as, privacyLevel: 'private' });
    await api.aPost({ by: as, moderationStatus: 'pending' });
    await api.aPost({ by: as, resolvedAt: new Date() });
    await api.aPost({ by: as, publishedAt: null });
    await api.aPost({ by: await api.aMember() });
    await api.aNotification(as);
    expect(await contextOf(as)).toMatchObject({
      openWorries: 3,
      unreadCount: 1,
      lastCheckInAt: null,
      lastActiveAt: lastSeenAt.toISOString(),
    });
  });

  it('says whether quiet hours apply, by the member’s clock', async () => {
    const as = await api.aMember();
    const clock = (hours: number) => hoursFromNow(hours).toISOString().slice(11, 16);
    const quiet = async (timezone: string) => {
      const input = { quietHoursStart: clock(-1), quietHoursEnd: clock(1), timezone };
      await api.call(updatePreferences, { as, input });
      return contextOf(as);
    };
    const contextInUtc = await quiet('UTC');
    expect(contextInUtc.inQuietHours).toBe(true);
    expect((await quiet('Asia/Tokyo')).inQuietHours).toBe(false);
  });

  it('says when the next check-in is due, or that there is none', async () => {
    const as = await api.aMember({ createdAt: ago(3) });
    const due = Date.parse((await contextOf(as)).nextCheckInAt ?? '');
    // At ten in the morning of the fourth day from now, whatever the time is now.
    expect(due - Date.now()).toBeGreaterThan(3.4 * dayMs);
    expect(due - Date.now()).toBeLessThan(4.5 * dayMs);
    expect(new Date(due).getUTCHours()).toBe(10);
    await api.call(updatePreferences, { as, input: { checkInFrequency: 'never' } });
    expect((await contextOf(as)).nextCheckInAt).toBeNull();
  });

  it('says that the next check-in comes at the usual hour of a member who has smart ones', async () => {
    const as = await api.aMember({ createdAt: ago(3), grantedTier: 'premium' });
    for (const days of [1, 2, 3, 4, 5]) {
      const readAt = ago(days);
      readAt.setUTCHours(18, 20);
      await api.aNotification(as, { kind: 'reminder', readAt });
    }
    const { nextCheckInAt } = await contextOf(as);
    expect(new Date(nextCheckInAt ?? '').getUTCHours()).toBe(18);
  });
});
