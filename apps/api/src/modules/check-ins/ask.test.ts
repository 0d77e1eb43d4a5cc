import { contract } from '@halved/shared/contract';
import { dayMs, hourMs } from '@halved/shared/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { withMeanwhile } from '../../testing/meanwhile.ts';
import { sentBy } from '../../testing/statements.ts';
import { askDueMembers, askNow } from './ask.ts';

let api: Api;
let ana: Member;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  // Members of earlier tests are not due.
  await api.pool.query(`update users set suspended_at = now()`);
  ana = await api.aMember({
    createdAt: new Date('2026-05-01T09:00Z'),
    lastSeenAt: new Date('2026-06-01T00:00Z'),
  });
});
afterAll(() => api.stop());

const at = (text: string) => new Date(`${text}Z`);
const askAt = (text: string) => askDueMembers(api.services, { now: at(text) });
const listOf = async (as: Member) => (await api.call(contract.notifications.list, { as })).notifications;
const checkInsOf = async (as: Member) => (await api.call(contract.notifications.checkIns, { as })).checkIns;
const aWorry = (shortContent: string, publishedAt = at('2026-05-20T12:00')) =>
  api.aPost({ by: ana, shortContent, publishedAt });
const choose = (input: Record<string, string>, as = ana) =>
  api.call(contract.notifications.updatePreferences, { as, input });

describe('a check-in', () => {
  it('asks about one open post by its first words, once, at ten in the morning', async () => {
    const { id: postId } = await aWorry(
      'I keep thinking about what I said at the party, and everybody heard it.',
    );
    expect(await askAt('2026-06-01T09:59')).toBe(0);
    expect(await askAt('2026-06-01T10:00')).toBe(1);
    expect(await askAt('2026-06-01T10:05')).toBe(0);
    expect(await listOf(ana)).toMatchObject([
      {
        type: 'check_in',
        title: 'How are you today?',
        message:
          'You wrote: “I keep thinking about what I said at the party, and…” How is it with that today?',
        link: '/dashboard',
        checkIn: { answer: null },
      },
    ]);
    expect(await checkInsOf(ana)).toMatchObject([{ postId, answer: null, reason: null, answeredAt: null }]);
  });

  it('comes to each member once, although three workers ask at once', async () => {
    const members = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.aMember({ createdAt: at('2026-05-01T09:00'), lastSeenAt: at('2026-06-01T00:00') }),
      ),
    );
    for (const by of members) await api.aPost({ by, publishedAt: at('2026-05-20T12:00') });
    const asked = await Promise.all([1, 2, 3].map(() => askAt('2026-06-01T10:00')));
    expect(asked.reduce((sum, count) => sum + count)).toBe(20);
    for (const member of members) expect(await checkInsOf(member)).toHaveLength(1);
  });

  it('comes at ten in UTC to a member whose stored time zone is unknown, and to the members after them', async () => {
    await aWorry('The exam is close.');
    await choose({ checkInFrequency: 'daily' });
    await api.pool.query(
      `update notification_preferences set timezone = 'Mars/Olympus_Mons' where user_id = $1`,
      [ana.id],
    );
    const by = await api.aMember({ createdAt: at('2026-05-01T09:00'), lastSeenAt: at('2026-06-01T00:00') });
    await api.aPost({ by, publishedAt: at('2026-05-20T12:00') });
    expect(await askAt('2026-06-01T09:59')).toBe(0);
    expect(await askAt('2026-06-01T10:00')).toBe(2);
    const context = await api.call(contract.notifications.context, { as: ana });
    expect(context.nextCheckInAt).toEqual(expect.any(String));
  });

  it('waits for ten on the member’s own clock and for the end of quiet hours', async () => {
    await aWorry('The exam is close.');
    await choose({ timezone: 'America/New_York', quietHoursStart: '09:00', quietHoursEnd: '11:30' });
    expect(await askAt('2026-06-01T10:00')).toBe(0);
    expect(await askAt('2026-06-01T14:00')).toBe(0);
    expect(await askAt('2026-06-01T15:30')).toBe(1);
  });

  it('comes late if the server slept at ten, and only once if several were missed', async () => {
    await aWorry('The exam is close.');
    await choose({ checkInFrequency: 'daily' });
    expect(await askAt('2026-06-01T18:45')).toBe(1);
    expect(await askAt('2026-06-01T19:00')).toBe(0);
    expect(await askAt('2026-06-02T10:00')).toBe(1);
  });

  it.each([
    ['daily', '2026-06-02'],
    ['weekly', '2026-06-08'],
    ['biweekly', '2026-06-15'],
    ['monthly', '2026-07-01'],
  ])('comes %s again on its day, and not on the evening before', async (checkInFrequency, day) => {
    await aWorry('The exam is close.');
    await choose({ checkInFrequency });
    const next = at(`${day}T10:00`);
    const evening = new Date(next.getTime() - 13 * hourMs);
    expect(await askAt('2026-06-01T10:00')).toBe(1);
    expect(await askDueMembers(api.services, { now: evening })).toBe(0);
    expect(await askAt(`${day}T09:59`)).toBe(0);
    expect(await askDueMembers(api.services, { now: next })).toBe(1);
  });

  it('never comes to members without open posts, who want none, who left long ago, or who are suspended', async () => {
    expect(await askAt('2026-06-01T10:00')).toBe(0);
    const post = await aWorry('The exam is close.');
    await choose({ checkInFrequency: 'never' });
    expect(await askAt('2026-06-01T10:00')).toBe(0);
    await choose({ checkInFrequency: 'daily' });
    expect(await askAt('2026-08-10T10:00')).toBe(0);
    await api.pool.query('update users set suspended_at = now() where id = $1', [ana.id]);
    expect(await askAt('2026-06-01T10:00')).toBe(0);
    await api.pool.query('update users set suspended_at = null where id = $1', [ana.id]);
    await api.aResolution({ of: post });
    expect(await askAt('2026-06-01T10:00')).toBe(0);
  });

  it('is not about words that were written in the last twelve hours', async () => {
    await aWorry('The exam is close.', at('2026-05-31T22:30'));
    expect(await askAt('2026-06-01T10:15')).toBe(0);
    expect(await askAt('2026-06-01T10:45')).toBe(1);
  });

  it('takes turns between the open posts', async () => {
    await aWorry('The older one.', at('2026-05-10T12:00'));
    await aWorry('The newer one.');
    await choose({ checkInFrequency: 'daily' });
    for (const day of ['01', '02', '03']) await askAt(`2026-06-${day}T10:00`);
    const asked = (await checkInsOf(ana)).map(({ shortContent }) => shortContent);
    expect(asked).toEqual(['The newer one.', 'The older one.', 'The newer one.']);
  });

  it('replaces the unread notification of an earlier check-in', async () => {
    await aWorry('The exam is close.');
    await choose({ checkInFrequency: 'daily' });
    await askAt('2026-06-01T10:00');
    await askAt('2026-06-02T10:00');
    expect(await listOf(ana)).toHaveLength(1);
    expect(await checkInsOf(ana)).toHaveLength(2);
  });

  it('offers help instead of a question if the post reads as if its writer were in danger', async () => {
    const post = await aWorry('I do not want to be here any more.');
    await api.anAnalysis(post, { isCrisis: true });
    expect(await askAt('2026-06-01T10:00')).toBe(1);
    const [notification] = await listOf(ana);
    expect(notification).toMatchObject({ title: 'Thinking of you', link: '/help', checkIn: null });
    expect(notification?.message).not.toContain('any more');
    expect(await checkInsOf(ana)).toEqual([]);
  });
});

describe('a smart check-in', () => {
  beforeEach(async () => {
    await api.change(ana, { grantedTier: 'premium' });
  });

  it('comes at the hour at which the member usually reads', async () => {
    await aWorry('The exam is close.');
    for (const day of [21, 22, 23, 24, 25]) {
      await api.aNotification(ana, { kind: 'reminder', readAt: at(`2026-05-${day}T18:20`) });
    }
    expect(await askAt('2026-06-01T10:00')).toBe(0);
    expect(await askAt('2026-06-01T18:00')).toBe(1);
  });

  it('comes at the usual hour on the member’s own clock', async () => {
    await aWorry('The exam is close.');
    await choose({ timezone: 'Asia/Tokyo' });
    for (const day of [21, 22, 23, 24, 25]) {
      await api.aNotification(ana, { kind: 'reminder', readAt: at(`2026-05-${day}T10:20`) });
    }
    expect(await askAt('2026-06-01T09:59')).toBe(0);
    expect(await askAt('2026-06-01T10:00')).toBe(1);
  });

  it('needs one statement to read the habits of all members who are due', async () => {
    const others = await Promise.all(
      [1, 2, 3].map(() =>
        api.aMember({
          createdAt: at('2026-05-01T09:00'),
          lastSeenAt: at('2026-06-01T00:00'),
          grantedTier: 'premium',
        }),
      ),
    );
    for (const by of [ana, ...others]) await api.aPost({ by, publishedAt: at('2026-05-20T12:00') });
    const reads = async (now: string) => {
      const sent = await sentBy(api, () => askAt(now));
      return sent.filter((each) => typeof each === 'object' && each.text.includes('"read_at" >'));
    };
    expect(await reads('2026-05-31T10:00')).toHaveLength(1);
    expect(await askAt('2026-05-31T10:00')).toBe(0);
    // The least pause is over, but the day of the next check-in has not begun.
    expect(await reads('2026-06-06T21:00')).toEqual([]);
  });

  it('asks about the post that got worse, else the heaviest, and says why', async () => {
    const worse = await aWorry('My rent went up again.', at('2026-05-10T12:00'));
    const heavy = await aWorry('Everything is terrible and hopeless.', at('2026-05-11T12:00'));
    await api.anAnalysis(heavy, { sentimentScore: -0.9 });
    await choose({ checkInFrequency: 'daily' });
    await askAt('2026-06-01T10:00');
    expect((await listOf(ana))[0]?.message).toContain('Of your open worries it read as the heaviest.');
    const { id } = await api.aCheckIn({ of: ana, about: worse }, { askedAt: at('2026-05-20T10:00') });
    await api.call(contract.notifications.answerCheckIn, { as: ana, input: { id, answer: 'worse' } });
    await askAt('2026-06-02T10:00');
    expect((await listOf(ana))[0]?.message).toContain('Last time it was worse.');
    expect((await checkInsOf(ana))[0]).toMatchObject({ postId: worse.id, reason: 'worse' });
  });

  it('is not asked on request about a post that is deleted or resolved at the same moment', async () => {
    await choose({ quietHoursStart: '00:00', quietHoursEnd: '00:00' });
    for (const change of ['delete from posts', 'update posts set resolved_at = now()']) {
      const { id } = await aWorry('The exam is close.');
      const pool = withMeanwhile(api.pool, () => api.pool.query(`${change} where id = $1`, [id]));
      expect(await askNow({ ...api.services, pool }, ana.id)).toBeNull();
    }
    await aWorry('The exam is close.');
    expect(await askNow(api.services, ana.id)).toEqual(expect.any(String));
  });

  it('comes on request, once a day and outside of quiet hours', async () => {
    await aWorry('The exam is close.');
    const trigger = () => api.call(contract.notifications.triggerSmart, { as: ana });
    await choose({ quietHoursStart: '00:00', quietHoursEnd: '23:59' });
    const hour = new Date().toISOString().slice(11, 16);
    if (hour !== '23:59') expect(await trigger()).toEqual({ created: [] });
    await choose({ quietHoursStart: '00:00', quietHoursEnd: '00:00' });
    // A notification that arrives right after the check-in is the newest.
    await api.aNotification(ana, { readAt: new Date(), createdAt: hoursFromNow(1) });
    const { created } = await trigger();
    expect(created).toMatchObject([{ type: 'check_in', checkIn: { answer: null } }]);
    expect(await trigger()).toEqual({ created: [] });
    const later = await api.call(contract.notifications.context, { as: ana });
    expect(Date.parse(later.nextCheckInAt ?? '')).toBeGreaterThan(Date.now() + 6 * dayMs - 14 * hourMs);
  });
});
