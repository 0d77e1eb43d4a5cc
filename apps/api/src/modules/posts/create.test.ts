import { newId } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { create, get, list } = contract.posts;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const words = { shortContent: 'I worry that I forget.', worryPrompt: 'I worry that …' };
const share = (as: Member, input: object = {}) => api.call(create, { as, input: { ...words, ...input } });
const detailsOf = async (as: Member, input: object) =>
  (await api.refused(create, { as, input: { ...words, ...input } })).details;
const worriesCount = async (member: Member) =>
  (await api.call(contract.users.profile, { input: { username: member.username } })).worriesCount;

describe('sharing a post', () => {
  it('publishes the post at once, with the defaults of the contract', async () => {
    const as = await api.aMember({ displayName: 'Ana', avatarUrl: 'https://example.org/a.png' });
    const post = await share(as);
    expect(post).toMatchObject({
      userId: as.id,
      user: { id: as.id, username: as.username, displayName: 'Ana', avatarUrl: 'https://example.org/a.png' },
      ...words,
      privacyLevel: 'public',
      commentsEnabled: true,
      longContent: null,
      isScheduled: false,
      scheduledFor: null,
      likesCount: 0,
      isLiked: false,
      commentsCount: 0,
      isResolved: false,
      category: 'other',
      moderationStatus: 'approved',
      sensitive: false,
      support: null,
    });
    expect(post.publishedAt).not.toBeNull();
    const { support: _, ...publicPost } = post;
    expect(await api.call(get, { input: { id: post.id } })).toEqual(publicPost);
  });

  it('stores every field, with trimmed and normalised texts', async () => {
    const as = await api.aMember();
    const everything = {
      shortContent: '  Ligne une\r\nligne deux e\u0301 👩‍👩‍👧‍👦 ',
      worryPrompt: ' À propos de ',
      privacyLevel: 'friends',
      commentsEnabled: false,
      longContent: "<b>bold</b>\n\n'); drop table posts; --",
      sensitive: true,
    };
    expect(await share(as, everything)).toMatchObject({
      ...everything,
      shortContent: 'Ligne une\nligne deux é 👩‍👩‍👧‍👦',
      worryPrompt: 'À propos de',
    });
    expect((await share(as, { longContent: '' })).longContent).toBeNull();
  });

  it('uses the account’s default privacy, even if another server has just changed it', async () => {
    const as = await api.aMember({ privacyLevel: 'public' });
    await api.call(contract.auth.profile, { as });
    await api.pool.query(`update users set privacy_level = 'private' where id = $1`, [as.id]);
    const input = { shortContent: 'w', worryPrompt: 'p' };
    expect(await api.call(contract.posts.create, { as, input })).toMatchObject({ privacyLevel: 'private' });
  });

  it('uses the account’s default privacy if the input has none', async () => {
    const as = await api.aMember({ privacyLevel: 'private' });
    expect((await share(as)).privacyLevel).toBe('private');
    expect((await share(as, { privacyLevel: 'public' })).privacyLevel).toBe('public');
  });

  it('adds published public posts to the count on the profile at once, and no others', async () => {
    const as = await api.aMember();
    await share(as);
    await share(as, { privacyLevel: 'friends' });
    await share(as, { privacyLevel: 'private' });
    await share(as, { scheduledFor: hoursFromNow(2).toISOString() });
    expect(await worriesCount(as)).toBe(1);
  });

  it('without words or a prompt is rejected with the messages of the form', async () => {
    const as = await api.aMember();
    expect(await detailsOf(as, { shortContent: ' ', worryPrompt: '' })).toEqual({
      shortContent: 'Please share your worry',
      worryPrompt: 'Please select a prompt',
    });
    expect(await detailsOf(as, { shortContent: 'x'.repeat(281) })).toEqual({
      shortContent: 'Worry must be less than 280 characters',
    });
  });

  it('rejects fields that only the server may set', async () => {
    const as = await api.aMember();
    for (const field of ['userId', 'likesCount', 'publishedAt', 'moderationStatus', 'category', 'id']) {
      expect(await detailsOf(as, { [field]: newId() })).toEqual({ [field]: 'There is no such field' });
    }
  });
});

describe('scheduling a post', () => {
  it('hides the post from everybody but its owner until its time', async () => {
    const as = await api.aMember();
    const scheduledFor = hoursFromNow(3).toISOString();
    const post = await share(as, { isScheduled: true, scheduledFor });
    expect(post).toMatchObject({ isScheduled: true, scheduledFor, publishedAt: null });
    expect((await api.refused(get, { input: { id: post.id } })).code).toBe('NOT_FOUND');
    expect((await api.call(get, { as, input: { id: post.id } })).id).toBe(post.id);
    const ids = async (includeScheduled: boolean) =>
      (await api.call(list, { as, input: { includeScheduled } })).posts.map(({ id }) => id);
    expect(await ids(true)).toContain(post.id);
    expect(await ids(false)).not.toContain(post.id);
  });

  it('accepts a time in any time zone', async () => {
    const as = await api.aMember();
    const post = await share(as, { scheduledFor: '2090-06-01T10:00:00+05:30' });
    expect(post.scheduledFor).toBe('2090-06-01T04:30:00.000Z');
    expect((await share(as, { scheduledFor: '2090-06-01T10:00:00-23:00' })).scheduledFor).toBe(
      '2090-06-02T09:00:00.000Z',
    );
  });

  it('requires a time in the future', async () => {
    const as = await api.aMember();
    const missing = { scheduledFor: 'Please choose when this should be shared' };
    expect(await detailsOf(as, { isScheduled: true })).toEqual(missing);
    expect(await detailsOf(as, { isScheduled: true, scheduledFor: null })).toEqual(missing);
    expect(
      await detailsOf(as, { isScheduled: true, scheduledFor: hoursFromNow(-0.01).toISOString() }),
    ).toEqual({
      scheduledFor: 'Please choose a time that is still to come',
    });
    expect(await detailsOf(as, { scheduledFor: '9999-12-31T23:59:59-23:59' })).toEqual({
      scheduledFor: 'Please give a date and a time',
    });
  });

  it('publishes the post at once if `isScheduled` is false, whatever the time is', async () => {
    const as = await api.aMember();
    const post = await share(as, { isScheduled: false, scheduledFor: hoursFromNow(3).toISOString() });
    expect(post).toMatchObject({ isScheduled: false, scheduledFor: null });
    expect(post.publishedAt).not.toBeNull();
  });
});
