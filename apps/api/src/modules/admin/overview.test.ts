import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMail } from '../../jobs/send-mail.ts';
import { letPass } from '../../testing/clock.ts';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { admin, auth } = contract;

let api: Api;
let as: Member;
let round = 0;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.pool.query('delete from users');
  as = await api.aMember({ role: 'admin' });
  // Waits until the numbers of the last test are counted again. The clock goes back after each test.
  round += 1;
  await letPass(round * 130_000);
});
afterAll(() => api.stop());

const overview = () => api.call(admin.overview, { as });
const daysAgo = (days: number) => hoursFromNow(-24 * days);

describe('the overview', () => {
  it('counts members, public worries and their comments of today and of thirty days, day by day', async () => {
    const old = await api.aMember({ createdAt: daysAgo(40) });
    await api.aMember({ createdAt: daysAgo(10), suspendedAt: daysAgo(1) });
    const post = await api.aPost({ by: old });
    await api.aPost({ by: old, publishedAt: daysAgo(10) });
    await api.aPost({ by: old, publishedAt: daysAgo(40) });
    await api.aPost({ by: old, moderationStatus: 'pending' });
    const hidden = await Promise.all(
      (['friends', 'private'] as const).map((privacyLevel) => api.aPost({ by: old, privacyLevel })),
    );
    for (const on of [post, ...hidden]) await api.aComment({ by: as, on });
    await api.aComment({ by: as, on: post, moderationStatus: 'rejected' });
    const { members, worries, comments, days } = await overview();
    expect(members).toEqual({ total: 3, suspended: 1, today: 1, last30Days: 2 });
    expect(worries).toEqual({ today: 1, last30Days: 2 });
    expect(comments).toEqual({ today: 1, last30Days: 1 });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ members: 1, worries: 1, comments: 1 });
    expect(days.at(-11)).toMatchObject({ members: 1, worries: 1, comments: 0 });
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
  });

  it('says what waits in the queue that moderators see, and since when', async () => {
    const by = await api.aMember();
    const openedAt = hoursFromNow(-5);
    await api.aCase({ post: await api.aPost({ by }) }, { openedAt, isUrgent: true });
    await api.aCase({ post: await api.aPost({ by }) });
    await api.aCase({ post: await api.aPost({ by, privacyLevel: 'private' }) }, { openedAt: daysAgo(9) });
    const { queue, findings } = await overview();
    expect(queue).toEqual({ waiting: 2, urgent: 1, oldestAt: openedAt.toISOString() });
    const text =
      'Urgent items wait for a moderator for more than 4 hours: 1. Decide them in the queue, or find more moderators: npm run halved -- user grant <email> --role moderator';
    expect(findings).toContainEqual({ level: 'warning', text });
  });

  it('counts the mail that was sent in a day, and the mail that waits', async () => {
    await api.call(auth.register, {
      input: { email: 'new@mail.example', username: 'newcomer', password: 'Correct1horse' },
    });
    const { mail } = await overview();
    expect(mail).toMatchObject({ sent: 0, waiting: 1, failed: 0, oldestAt: expect.any(String) });
    await sendMail(api.services);
    expect((await overview()).mail).toEqual({ sent: 1, waiting: 0, failed: 0, oldestAt: null });
    await api.pool.query(`update sent_mails set hour = hour - interval '25 hours'`);
    expect((await overview()).mail.sent).toBe(0);
  });

  it('says how the server does: its answers, its size, its version and the doctor’s warnings', async () => {
    await api.call(contract.service.live);
    const { latency, storage, version, uptimeSeconds, jobs, findings } = await overview();
    expect(latency?.requests).toBeGreaterThan(0);
    expect(latency?.p99Ms).toBeGreaterThanOrEqual(latency?.p50Ms ?? 0);
    expect(storage).toEqual({ databaseBytes: expect.any(Number), diskFreeBytes: null });
    expect(storage.databaseBytes).toBeGreaterThan(1e6);
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(uptimeSeconds).toBeGreaterThanOrEqual(0);
    expect(jobs).toEqual({ waiting: 0, failed: 0 });
    expect(findings.map(({ text }) => text).join('\n')).toContain('To send it, set SMTP_URL.');
  });

  it('examines the instance once a minute for all admins', async () => {
    const before = (await overview()).findings;
    const post = await api.aPost({ by: await api.aMember() });
    await api.aCase({ post }, { openedAt: daysAgo(3) });
    expect((await overview()).findings).toEqual(before);
    await letPass(61_000);
    const text =
      'Items wait for a moderator for more than 48 hours: 1. Decide them in the queue, or find more moderators: npm run halved -- user grant <email> --role moderator';
    expect((await overview()).findings).toContainEqual({ level: 'warning', text });
  });
});
