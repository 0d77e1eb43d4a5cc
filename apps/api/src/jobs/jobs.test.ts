import { newId, withTransaction } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPresence } from '../services/presence.ts';
import { switchedOffJobs } from '../services/switched-off-jobs.ts';
import { hoursFromNow, type Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { forgetOld } from './forget-old-queries.ts';
import { startJobs } from './index.ts';
import { publishDue } from './publish-due.ts';
import { jobsOf } from './registry.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const waiting = (by: Member, hours: number, columns = {}) =>
  api.aPost({ by, publishedAt: null, scheduledFor: hoursFromNow(hours), ...columns });
const read = (as: Member, id: string) => api.call(contract.posts.get, { as, input: { id } });
const worriesCount = async ({ username }: Member) =>
  (await api.call(contract.users.profile, { input: { username } })).worriesCount;

describe('publishing due posts', () => {
  it('publishes a post once, and not before its time', async () => {
    const by = await api.aMember();
    const [due, later] = [await waiting(by, -0.001), await waiting(by, 0.01)];
    expect(await publishDue(api.db)).toBe(1);
    expect(await publishDue(api.db)).toBe(0);
    expect(await read(by, due.id)).toMatchObject({ isScheduled: false, publishedAt: expect.any(String) });
    expect(await read(by, later.id)).toMatchObject({ isScheduled: true, publishedAt: null });
    expect(await worriesCount(by)).toBe(1);
  });

  it('publishes each post once when several workers run at once', async () => {
    const by = await api.aMember();
    const due = await Promise.all(Array.from({ length: 30 }, () => waiting(by, -1)));
    await Promise.all(Array.from({ length: 10 }, () => waiting(by, -1, { privacyLevel: 'friends' })));
    const published = await Promise.all(Array.from({ length: 4 }, () => publishDue(api.db)));
    expect(published.reduce((sum, count) => sum + count)).toBe(due.length + 10);
    expect(await worriesCount(by)).toBe(due.length);
  });

  it('does not count held posts, which enter the moderators’ queue now', async () => {
    const [by, as] = [await api.aMember(), await api.aMember({ role: 'moderator' })];
    const { id } = await waiting(by, -1, { moderationStatus: 'pending' });
    await api.aCase({ post: { id } }, { openedAt: hoursFromNow(-99) });
    expect(await publishDue(api.db)).toBe(1);
    const { publishedAt } = await read(by, id);
    expect(publishedAt).not.toBeNull();
    expect(await worriesCount(by)).toBe(0);
    const { items } = await api.call(contract.moderation.queue, { as });
    expect(items).toMatchObject([{ id, createdAt: publishedAt }]);
  });

  it('locks authors in the order that all statements use', async () => {
    const authors: Member[] = [];
    for (let count = 0; count < 8; count++) authors.push(await api.aMember());
    for (const [at, by] of authors.toReversed().entries()) await waiting(by, -9 + at);
    const [first, ...others] = authors.map(({ id }) => id).sort();
    const free = 'select id from users where id = any($1) for update skip locked';
    let publishing = Promise.resolve(0);
    await withTransaction(api.pool, async ({ $client: other }) => {
      await other.query('select 1 from users where id = $1 for update', [first]);
      publishing = publishDue(api.db);
      await expect.poll(api.lockWaits).toBe(1);
      expect((await other.query(free, [others])).rows).toHaveLength(others.length);
    });
    expect(await publishing).toBe(authors.length);
  });

  it('publishes more than one batch, as after a long sleep of the server', async () => {
    const by = await api.aMember();
    await api.pool.query(
      `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, is_scheduled, scheduled_for)
       select gen_random_uuid(), $1, 'x', 'y', 'public', true, now() - n * interval '1 hour' from generate_series(1, 450) n`,
      [by.id],
    );
    expect(await publishDue(api.db)).toBe(450);
    expect(await worriesCount(by)).toBe(450);
  });

  it('keeps a suspended author’s posts unpublished until the suspension is over', async () => {
    const by = await api.aMember({ suspendedAt: hoursFromNow(-2) });
    const { id } = await waiting(by, -1);
    expect(await publishDue(api.db)).toBe(0);
    await api.change(by, { suspendedUntil: hoursFromNow(-0.5) });
    expect(await publishDue(api.db)).toBe(1);
    expect((await read(by, id)).publishedAt).not.toBeNull();
  });

  it('does not disturb an author who publishes the post at the same moment', async () => {
    const by = await api.aMember();
    for (let round = 0; round < 5; round++) {
      const { id } = await waiting(by, -0.001);
      const input = { id, isScheduled: false };
      const [response] = await Promise.all([
        api.send(contract.posts.update, { as: by, input }),
        publishDue(api.db),
      ]);
      expect(response.statusCode).toBe(200);
    }
    expect(await worriesCount(by)).toBe(5);
  });
});

describe('deleting old rows', () => {
  it('removes old idempotency keys, dead tokens and ended sessions, and nothing else', async () => {
    const [expired, kept, ended] = [await api.aMember(), await api.aMember(), await api.aMember()];
    await api.aRefreshToken(expired);
    await api.aRefreshToken(kept);
    await api.pool.query(`update sessions set expires_at = now() - interval '1 second' where id = $1`, [
      expired.sessionId,
    ]);
    await api.pool.query(`update sessions set ended_at = now() - interval '29 days' where id = $1`, [
      ended.sessionId,
    ]);
    await api.pool.query(
      `insert into idempotency_keys (user_id, operation, key, body_hash, created_id, created_at)
       select $1, 'x', gen_random_uuid(), '', gen_random_uuid(), now() - hours * interval '1 hour' from unnest(array[1, 23, 25]) hours`,
      [kept.id],
    );
    await api.aMailedToken(kept, 'verify');
    await api.aMailedToken(kept, 'reset');
    await api.pool.query(
      `update email_tokens set expires_at = now() - interval '1 second' where purpose = 'reset'`,
    );
    await forgetOld(api.db);
    const left = async (text: string) => (await api.pool.query(text)).rows.map(({ id }) => id);
    const sessions = await left('select id from sessions');
    expect(sessions).toEqual(expect.arrayContaining([kept.sessionId, ended.sessionId]));
    expect(sessions).not.toContain(expired.sessionId);
    expect(await left('select session_id as id from refresh_tokens')).toEqual([kept.sessionId]);
    expect(await left('select purpose as id from email_tokens')).toEqual(['verify']);
    expect(await left(`select key as id from idempotency_keys where operation = 'x'`)).toHaveLength(2);
  });
});

describe('removing old notifications', () => {
  it('deletes read notifications older than 90 days, and notifications without actors', async () => {
    const as = await api.aMember();
    const notify = (kind: 'check_in' | 'like', days: number, isRead: boolean) =>
      api.aNotification(as, {
        kind,
        subjectId: newId(),
        createdAt: hoursFromNow(-24 * days),
        readAt: isRead ? hoursFromNow(-1) : null,
      });
    const kept = [
      await notify('check_in', 89, true),
      await notify('check_in', 200, false),
      await notify('like', 0.9, false),
      await notify('like', 80, true),
    ];
    await notify('check_in', 91, true);
    await notify('like', 91, true);
    await notify('like', 2, false);
    await forgetOld(api.db);
    const { rows } = await api.pool.query('select id from notifications where user_id = $1', [as.id]);
    expect(rows.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
  });
});

it('every job that settings can switch off is in the registry when they switch it on', () => {
  const { env } = api.services;
  const backups = (everyHours: number) => ({ ...env.backups, everyHours });
  const ai = { baseUrl: 'https://ai.example', apiKey: undefined, model: 'small' };
  const switchable = [true, false].flatMap((production) =>
    switchedOffJobs({ ai: null, backups: backups(0), lemonSqueezy: null, production }),
  );
  const on = [true, false].flatMap((production) =>
    jobsOf({ ...api.services, env: { ...env, ai, backups: backups(24), production } }),
  );
  expect(new Set(switchable).size).toBe(6);
  expect(on.map(({ name }) => name)).toEqual(expect.arrayContaining(switchable));
});

describe('the jobs of a running server', () => {
  it('begin with overdue work, and end when they are stopped', async () => {
    const by = await api.aMember();
    const { id } = await waiting(by, -24);
    const stop = startJobs(api.services, 0);
    await vi.waitFor(async () => expect((await read(by, id)).publishedAt).not.toBeNull(), 15_000);
    await stop();
  });

  it('survive an unavailable database, and log the error without its message', async () => {
    const warn = vi.fn();
    const log = Object.assign(Object.create(api.services.log), { warn });
    const { pool } = api;
    const query = vi
      .spyOn(pool, 'query')
      .mockImplementation(() => Promise.reject(new Error('the words of a worry')));
    const stop = startJobs({ ...api.services, log, presence: createPresence(api.db) }, 0);
    await vi.waitFor(
      () => expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('queue of jobs')),
      15_000,
    );
    await stop();
    query.mockRestore();
    // Leaves out the warning about high figures, which a busy machine causes. It is no failure of a job.
    const failures = warn.mock.calls.filter(([, message]) => message !== 'the last minute was too much');
    expect(failures.map(([{ job }, message]) => job ?? message).sort()).toEqual([
      'the peaks were not written',
      'the queue of jobs does not answer and will be tried again',
      'write-peaks',
    ]);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('the words of a worry');
  });
});
