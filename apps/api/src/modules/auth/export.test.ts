import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../errors.ts';
import { TemporaryFile } from '../../services/temporary-file.ts';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { auth, posts, users } = contract;

let api: Api;
/** A folder of its own, because exports of other tests are in the shared one for a moment. */
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'halved-export-'));
  api = await startApi({ variables: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await api.stop();
  await rm(dataDir, { recursive: true });
});

const exportOf = (as: Member) => api.call(auth.exportAccount, { as });

describe('the export of an account', () => {
  it('is an indented file with the moment in its name, and is not cached', async () => {
    const response = await api.send(auth.exportAccount, { as: await api.aMember() });
    const today = new Date().toISOString().slice(0, 10);
    const name = `attachment; filename="halved-account-${today}-\\d{6}.json"`;
    expect(response.headers).toMatchObject({
      'content-disposition': expect.stringMatching(new RegExp(`^${name}$`)),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(response.body).toContain('\n    "account": {\n');
  });

  it('is allowed ten times a day', async () => {
    const strict = await startApi({ databaseUrl: api.url, variables: { RATE_LIMIT_SCALE: '1' } });
    const as = await strict.aMember({ username: 'thorough' });
    const statuses: number[] = [];
    for (let time = 0; time < 11; time++)
      statuses.push((await strict.send(auth.exportAccount, { as })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await strict.stop();
  });

  it('is open to suspended members, and says that they are suspended', async () => {
    const suspendedAt = new Date();
    const { account } = await exportOf(await api.aMember({ suspendedAt }));
    expect(account.suspendedAt).toBe(suspendedAt.toISOString());
  });

  it('contains no secret', async () => {
    const as = await api.aMember();
    const refreshToken = await api.aRefreshToken(as);
    const text = JSON.stringify(await exportOf(as));
    for (const secret of ['argon2', as.token, refreshToken, 'passwordHash'])
      expect(text).not.toContain(secret);
  });

  it('has the member’s comment on a post that the member can no longer see, but not the post’s id', async () => {
    const [as, other] = [await api.aMember(), await api.aMember()];
    const [visible, hidden] = [await api.aPost({ by: other }), await api.aPost({ by: other })];
    for (const on of [visible, hidden]) {
      const under = await api.aComment({ by: other, on });
      await api.aComment({ by: as, on, under });
      await api.like(as, on);
    }
    await api.pool.query(`update posts set privacy_level = 'private' where id = $1`, [hidden.id]);
    const { comments, likes } = await exportOf(as);
    expect(comments).toMatchObject([
      { worryId: visible.id, answerTo: expect.any(String) },
      { worryId: null, answerTo: null },
    ]);
    expect(likes.map(({ worryId }) => worryId)).toEqual([visible.id]);
  });

  it('shows a block only to the member who made it', async () => {
    const [as, other] = [await api.aMember(), await api.aMember()];
    const theirs = await api.aPost({ by: other });
    await api.aComment({ by: as, on: theirs });
    await api.like(as, theirs);
    await api.call(users.block, { as: other, input: { username: as.username } });
    expect(JSON.stringify(await exportOf(as))).not.toContain(other.username);
    expect((await exportOf(other)).blocked).toMatchObject([{ username: as.username }]);
    const { comments, likes } = await exportOf(as);
    expect([comments[0]?.worryId, likes]).toEqual([null, []]);
  });

  it('shows the account at one moment, even if posts are written meanwhile', async () => {
    const as = await api.aMember();
    const input = (time: number) => ({ shortContent: `I worry, ${time}.`, worryPrompt: 'I worry that …' });
    const [{ worries, account }] = await Promise.all([
      exportOf(as),
      ...Array.from({ length: 10 }, (_, time) => api.call(posts.create, { as, input: input(time) })),
    ]);
    expect(account.worriesCount).toBe(worries.length);
  });

  it('reveals nowhere that a check-in offered help, because the post read as if its writer were in danger', async () => {
    const as = await api.aMember();
    const about = await api.aPost({ by: as });
    const askedAt = new Date('2026-06-01T10:00:00.000Z');
    const caringAt = new Date('2026-06-02T10:00:00.000Z');
    const { id } = await api.aCheckIn({ of: as, about }, { askedAt });
    const { id: caring } = await api.aCheckIn({ of: as, about }, { askedAt: caringAt, isCaring: true });
    for (const subjectId of [id, caring]) await api.aNotification(as, { kind: 'check_in', subjectId });
    await api.pool.query('insert into notification_preferences (user_id, last_check_in_at) values ($1, $2)', [
      as.id,
      caringAt,
    ]);
    const { checkIns, notifications, notificationPreferences } = await exportOf(as);
    expect([checkIns.length, notifications.length]).toEqual([1, 1]);
    expect(notificationPreferences?.lastCheckInAt).toBe(askedAt.toISOString());
  });

  it('has the sentiment of a post in steps, so that no value tells that its writer may be in danger', async () => {
    const as = await api.aMember();
    for (const sentimentScore of [-0.6, -0.6123])
      await api.anAnalysis(await api.aPost({ by: as }), { sentimentScore });
    const { analyses } = await exportOf(as);
    expect(analyses.map(({ sentimentScore }) => sentimentScore)).toEqual([-0.6, -0.6]);
  });

  it('is complete for an account of any size, and never in memory as a whole', async () => {
    const as = await api.aMember();
    const count = 2_000;
    await api.pool.query(
      `insert into notifications (id, user_id, kind, subject_id)
       select gen_random_uuid(), $1, 'check_in', gen_random_uuid() from generate_series(1, $2)`,
      [as.id, count],
    );
    const client = await api.pool.connect();
    client.release();
    const spy = vi.spyOn(Object.getPrototypeOf(client), 'query');
    const writes = vi.spyOn(TemporaryFile.prototype, 'write');
    const { notifications } = await exportOf(as);
    const results = await Promise.all(spy.mock.results.map(({ value }) => value));
    const texts = writes.mock.calls.map(([text]) => text.length);
    vi.restoreAllMocks();
    expect(new Set(notifications.map(({ id }) => id)).size).toBe(count);
    expect(Math.max(...results.map((answer) => answer?.rows?.length ?? 0))).toBeLessThanOrEqual(100);
    expect(Math.max(...texts)).toBeLessThan(10_000);
  });

  it.each([
    ['INTERNAL', 500, new Error('no')],
    ['SERVICE_UNAVAILABLE', 503, new Failure('SERVICE_UNAVAILABLE', { retryAfter: 60 })],
  ])(
    'sends no file if it fails in the middle (%s), and the next export is complete',
    async (code, status, failure) => {
      const as = await api.aMember();
      const write = vi.spyOn(TemporaryFile.prototype, 'write');
      for (let time = 0; time < 10; time++) write.mockResolvedValueOnce();
      write.mockRejectedValueOnce(failure);
      const response = await api.send(auth.exportAccount, { as });
      write.mockRestore();
      expect(response.statusCode).toBe(status);
      expect(response.headers).not.toHaveProperty('content-disposition');
      expect(response.json()).toMatchObject({ error: { code } });
      expect((await exportOf(as)).account.id).toBe(as.id);
    },
  );

  it('leaves no file behind', async () => {
    const as = await api.aMember();
    await exportOf(as);
    const files = await readdir(dataDir);
    expect(files.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});
