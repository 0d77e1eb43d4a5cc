import { contentItems, exerciseProgress, newId } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { withEarlier } from '../../testing/meanwhile.ts';
import { askDueMembers } from './ask.ts';
import { notifyDueMembers } from './notify-due.ts';
import { remindDueMembers } from './remind.ts';

const at = (text: string) => new Date(`${text}Z`);

let api: Api;
let ana: Member;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  // Members of earlier tests are not due.
  await api.pool.query(`update users set suspended_at = now()`);
  ana = await api.aMember({
    createdAt: at('2026-05-29T09:00'),
    lastSeenAt: at('2026-06-01T00:00'),
    grantedTier: 'premium',
  });
});
afterAll(() => api.stop());

const remindAt = (text: string) => remindDueMembers(api.services, { now: at(text) });
const askAt = (text: string) => askDueMembers(api.services, { now: at(text) });
const listOf = async (as: Member) => (await api.call(contract.notifications.list, { as })).notifications;
const aWorry = (publishedAt: Date) => api.aPost({ by: ana, publishedAt });

/** An exercise that Ana has begun and not completed. `updatedAt` is the time of her last step. */
async function anOpenExercise(updatedAt: Date): Promise<{ id: string; progressId: string }> {
  const id = newId();
  const progressId = newId();
  const empty = { facts: {}, texts: {}, hash: id };
  await api.db.insert(contentItems).values({ id, kind: 'exercises', slug: id, ...empty });
  await api.db.insert(exerciseProgress).values({ id: progressId, userId: ana.id, exerciseId: id, updatedAt });
  return { id, progressId };
}

describe('a reminder', () => {
  it('of an open post comes once, thirty days after it was published, and leads to it', async () => {
    const { id } = await aWorry(at('2026-05-02T12:00'));
    expect(await remindAt('2026-06-01T11:30')).toBe(0);
    expect(await remindAt('2026-06-01T12:00')).toBe(1);
    expect(await remindAt('2026-06-01T12:05')).toBe(0);
    expect(await remindAt('2026-06-02T12:00')).toBe(0);
    expect(await listOf(ana)).toMatchObject([
      { type: 'reminder', title: 'A worry of yours is still open', link: `/posts/${id}` },
    ]);
  });

  it('of an exercise comes three days after the last step, and leads to it', async () => {
    const { id, progressId } = await anOpenExercise(at('2026-05-29T11:00'));
    expect(await remindAt('2026-06-01T10:55')).toBe(0);
    expect(await remindAt('2026-06-01T11:00')).toBe(1);
    expect(await listOf(ana)).toMatchObject([{ type: 'reminder', link: `/wellness/exercises/${id}` }]);
    await api.db
      .update(exerciseProgress)
      .set({ completedAt: at('2026-06-01T12:00') })
      .where(eq(exerciseProgress.id, progressId));
    expect(await remindAt('2026-06-02T12:00')).toBe(0);
  });

  it('is the only one of its day, in the member’s own time zone, and not in quiet hours', async () => {
    await aWorry(at('2026-04-30T12:00'));
    await aWorry(at('2026-05-01T12:00'));
    const input = { timezone: 'Asia/Tokyo' };
    await api.call(contract.notifications.updatePreferences, { as: ana, input });
    expect(await remindAt('2026-06-01T00:59')).toBe(0);
    expect(await remindAt('2026-06-01T13:00')).toBe(0);
    expect(await remindAt('2026-06-01T01:00')).toBe(1);
    expect(await remindAt('2026-06-01T12:59')).toBe(0);
    expect(await remindAt('2026-06-02T01:00')).toBe(1);
  });

  it('comes before quiet hours that contain ten in the morning and end after midnight', async () => {
    await aWorry(at('2026-05-01T12:00'));
    const input = { quietHoursStart: '09:00', quietHoursEnd: '01:00' };
    await api.call(contract.notifications.updatePreferences, { as: ana, input });
    expect(await remindAt('2026-06-01T07:59')).toBe(0);
    expect(await remindAt('2026-06-01T10:00')).toBe(0);
    expect(await remindAt('2026-06-01T08:00')).toBe(1);
  });

  it('does not come on the day of a check-in, and no check-in comes on the day of a reminder', async () => {
    const input = { checkInFrequency: 'daily' as const };
    await api.call(contract.notifications.updatePreferences, { as: ana, input });
    await aWorry(at('2026-05-02T10:00'));
    expect(await askAt('2026-06-01T10:00')).toBe(1);
    expect(await remindAt('2026-06-01T10:00')).toBe(0);
    expect(await remindAt('2026-06-02T10:00')).toBe(1);
    expect(await askAt('2026-06-02T10:00')).toBe(0);
    expect(await askAt('2026-06-03T10:00')).toBe(1);
  });

  it('comes although the check-in of another member fails, which is reported at the end', async () => {
    const ben = await api.aMember({ createdAt: at('2026-05-01T09:00'), lastSeenAt: at('2026-06-01T00:00') });
    await api.aPost({ by: ben, publishedAt: at('2026-05-30T12:00') });
    await anOpenExercise(at('2026-05-29T11:00'));
    await api.pool.query(`alter table check_ins add constraint fails check (user_id <> '${ben.id}')`);
    const notified = notifyDueMembers(api.services, { now: at('2026-06-01T11:00') });
    await expect(notified).rejects.toMatchObject({ constraint: 'fails' });
    await api.pool.query('alter table check_ins drop constraint fails');
    expect(await listOf(ana)).toMatchObject([{ type: 'reminder' }]);
  });

  it('comes once, although three workers send it at the same moment', async () => {
    await aWorry(at('2026-05-02T10:00'));
    const counts = await Promise.all([1, 2, 3].map(() => remindAt('2026-06-01T10:00')));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await listOf(ana)).toHaveLength(1);
  });

  it('comes first about what has been due longest', async () => {
    await anOpenExercise(at('2026-05-28T09:00'));
    const { id } = await aWorry(at('2026-05-02T09:00'));
    expect(await remindAt('2026-06-01T10:00')).toBe(1);
    expect(await remindAt('2026-06-02T10:00')).toBe(1);
    const links = (await listOf(ana)).map(({ link }) => link);
    expect(links).toEqual([`/posts/${id}`, expect.stringMatching(/^\/wellness\/exercises\//)]);
  });

  it('and a check-in never come on the same day, although workers send both at the same moment', async () => {
    const members = await Promise.all(
      Array.from({ length: 12 }, () =>
        api.aMember({ createdAt: at('2026-05-01T09:00'), lastSeenAt: at('2026-06-01T00:00') }),
      ),
    );
    for (const by of members) await api.aPost({ by, publishedAt: at('2026-05-01T12:00') });
    const workers = [askAt, remindAt, askAt, remindAt].map((tell) => tell('2026-06-01T10:00'));
    const notified = (await Promise.all(workers)).reduce((sum, count) => sum + count);
    expect(notified).toBe(members.length);
    for (const member of members) expect(await listOf(member)).toHaveLength(1);
  });

  it('never comes for a post that reads as if its writer were in danger, or has been open for months', async () => {
    const danger = await aWorry(at('2026-05-02T10:00'));
    await api.anAnalysis(danger, { isCrisis: true });
    await aWorry(at('2026-01-02T10:00'));
    expect(await remindAt('2026-06-01T10:00')).toBe(0);
  });

  it('never comes for a post that a moderator holds', async () => {
    await api.aPost({ by: ana, publishedAt: at('2026-05-02T10:00'), moderationStatus: 'pending' });
    expect(await remindAt('2026-06-01T10:00')).toBe(0);
  });

  it('never comes for what was deleted, resolved or completed after the job has found it', async () => {
    const change = async (text: string, id: string) => {
      const pool = withEarlier(api.pool, () => api.pool.query(`${text} where id = $1`, [id]));
      return remindDueMembers({ ...api.services, pool }, { now: at('2026-06-01T10:00') });
    };
    for (const text of ['delete from posts', 'update posts set resolved_at = now()']) {
      const { id } = await aWorry(at('2026-05-02T10:00'));
      expect(await change(text, id)).toBe(0);
    }
    const { progressId } = await anOpenExercise(at('2026-05-29T09:00'));
    expect(await change('update exercise_progress set completed_at = now()', progressId)).toBe(0);
    expect(await listOf(ana)).toEqual([]);
    await aWorry(at('2026-05-02T10:00'));
    expect(await remindAt('2026-06-01T10:00')).toBe(1);
  });

  it('never comes to members who want no check-ins, or whose tier no longer has exercises', async () => {
    await anOpenExercise(at('2026-05-29T09:00'));
    await api.change(ana, { grantedTier: 'free' });
    expect(await remindAt('2026-06-01T10:00')).toBe(0);
    const { id } = await aWorry(at('2026-05-02T10:00'));
    expect(await remindAt('2026-06-01T10:00')).toBe(1);
    expect(await listOf(ana)).toMatchObject([{ link: `/posts/${id}` }]);
    await api.change(ana, { grantedTier: 'premium' });
    await api.call(contract.notifications.updatePreferences, {
      as: ana,
      input: { checkInFrequency: 'never' },
    });
    expect(await remindAt('2026-06-02T10:00')).toBe(0);
  });
});
