import { newId } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { auth, moderation, posts } = contract;

let api: Api;
let moderator: Member;
let admin: Member;
beforeAll(async () => {
  api = await startApi();
  moderator = await api.aMember({ role: 'moderator', displayName: 'Mo' });
  admin = await api.aMember({ role: 'admin' });
});
afterAll(() => api.stop());

const reason = 'The same link under every worry.';
const suspend = (as: Member, { id }: Member, until?: Date) =>
  api.call(moderation.suspend, { as, input: { id, reason, ...(until && { until: until.toISOString() }) } });
const write = (as: Member) =>
  api.send(posts.create, { as, input: { shortContent: 'I worry.', worryPrompt: 'I worry that …' } });
const logOf = async ({ id }: Member) =>
  (
    await api.pool.query(
      'select action, actor_id, details from audit_log where subject_id = $1 order by id',
      [id],
    )
  ).rows;

describe('a suspension', () => {
  it('prevents writing at once, still allows reading and exporting, and can be lifted', async () => {
    const member = await api.aMember();
    expect((await write(member)).statusCode).toBe(201);
    expect(await suspend(moderator, member)).toEqual({ suspended: true });
    expect((await write(member)).json().error.code).toBe('ACCOUNT_SUSPENDED');
    expect((await api.send(auth.profile, { as: member })).statusCode).toBe(200);
    expect((await api.send(auth.exportAccount, { as: member })).statusCode).toBe(200);
    const input = { id: member.id };
    expect(await api.call(moderation.unsuspend, { as: moderator, input })).toEqual({ suspended: false });
    expect((await write(member)).statusCode).toBe(201);
    expect(await logOf(member)).toEqual([
      { action: 'user.suspend', actor_id: moderator.id, details: { suspended: 'until lifted', reason } },
      { action: 'user.unsuspend', actor_id: moderator.id, details: { suspended: 'no' } },
    ]);
    // Nothing is logged if there is no suspension to lift.
    await api.call(moderation.unsuspend, { as: moderator, input });
    expect(await logOf(member)).toHaveLength(2);
  });

  it('is said at each item of the member in the queue, until it ends', async () => {
    const member = await api.aMember();
    const post = await api.aPost({ by: member });
    await api.aCase({ post });
    const isSuspended = async () => {
      const { items } = await api.call(moderation.queue, { as: moderator, input: {} });
      return items.find(({ id }) => id === post.id)?.isAuthorSuspended;
    };
    expect(await isSuspended()).toBe(false);
    await suspend(moderator, member, hoursFromNow(24));
    expect(await isSuspended()).toBe(true);
    await api.pool.query('update users set suspended_until = now() where id = $1', [member.id]);
    expect(await isSuspended()).toBe(false);
  });

  it('has an optional end, which must be in the future', async () => {
    const member = await api.aMember();
    const until = hoursFromNow(24);
    await suspend(moderator, member, until);
    const { rows } = await api.pool.query('select suspended_until from users where id = $1', [member.id]);
    expect(rows[0].suspended_until).toEqual(until);
    const input = { id: member.id, reason, until: hoursFromNow(-1).toISOString() };
    expect((await api.refused(moderation.suspend, { as: moderator, input })).details).toEqual({
      until: 'Please choose a day that is still to come',
    });
  });

  it('is never shortened by another one, which may come from a moderator who does not know of it', async () => {
    const [shorter, longer] = [hoursFromNow(24), hoursFromNow(48)];
    const endAfter = async (...ends: (Date | undefined)[]) => {
      const member = await api.aMember();
      for (const end of ends) await suspend(moderator, member, end);
      const { rows } = await api.pool.query('select suspended_until from users where id = $1', [member.id]);
      return { end: rows[0].suspended_until, logged: (await logOf(member)).at(-1).details.suspended };
    };
    const untilLonger = { end: longer, logged: `until ${longer.toISOString()}` };
    expect(await endAfter(longer, shorter)).toEqual(untilLonger);
    expect(await endAfter(shorter, longer)).toEqual(untilLonger);
    const untilLifted = { end: null, logged: 'until lifted' };
    expect(await endAfter(undefined, longer)).toEqual(untilLifted);
    expect(await endAfter(longer, undefined)).toEqual(untilLifted);
    const former = await api.aMember({ suspendedAt: hoursFromNow(-48), suspendedUntil: hoursFromNow(-1) });
    await suspend(moderator, former, shorter);
    expect((await logOf(former)).at(-1).details.suspended).toBe(`until ${shorter.toISOString()}`);
  });

  it('needs a reason and an existing member', async () => {
    const detailsOf = async (reasonText: string) =>
      (
        await api.refused(moderation.suspend, {
          as: moderator,
          input: { id: admin.id, reason: reasonText },
        })
      ).details;
    expect(await detailsOf(' ')).toEqual({ reason: 'Please say why' });
    expect(await detailsOf('x'.repeat(501))).toEqual({
      reason: 'The reason must be less than 500 characters',
    });
    const input = { id: newId(), reason };
    expect((await api.refused(moderation.suspend, { as: moderator, input })).code).toBe('NOT_FOUND');
  });

  it('of a moderator is allowed to admins only, and of an admin or oneself to nobody', async () => {
    const codeFor = async (as: Member, { id }: Member) =>
      (await api.refused(moderation.suspend, { as, input: { id, reason } })).code;
    const other = await api.aMember({ role: 'moderator' });
    for (const member of [other, admin, moderator])
      expect(await codeFor(moderator, member)).toBe('FORBIDDEN');
    for (const member of [admin, await api.aMember({ role: 'admin' })])
      expect(await codeFor(admin, member)).toBe('FORBIDDEN');
    expect(await suspend(admin, other)).toEqual({ suspended: true });
    const lift = { as: moderator, input: { id: other.id } };
    expect((await api.refused(moderation.unsuspend, lift)).code).toBe('FORBIDDEN');
  });

  it('of a moderator or an admin leaves them only the rights of a member', async () => {
    const held = await api.aPost({ by: await api.aMember(), moderationStatus: 'pending' });
    await api.aCase({ post: held });
    const input = { id: held.id };
    for (const role of ['moderator', 'admin'] as const) {
      const as = await api.aMember({ role, suspendedAt: hoursFromNow(-1) });
      for (const operation of [moderation.queue, moderation.log])
        expect((await api.refused(operation, { as })).code).toBe('FORBIDDEN');
      expect((await api.refused(posts.get, { as, input })).code).toBe('NOT_FOUND');
      const decision = { ...input, kind: 'post', decision: 'approve' } as const;
      expect((await api.refused(moderation.decide, { as, input: decision })).code).toBe('ACCOUNT_SUSPENDED');
    }
  });
});

describe('the audit log', () => {
  const log = (input: { limit?: number; offset?: number; cursor?: string } = {}) =>
    api.call(moderation.log, { as: admin, input });

  it('lists the actor, the action, the member and the subject if it still exists, the latest first', async () => {
    const member = await api.aMember({ displayName: 'Ana' });
    const post = await api.aPost({ by: member });
    const comment = await api.aComment({ by: member, on: post });
    await suspend(moderator, member);
    for (const [kind, id] of [
      ['post', post.id],
      ['comment', comment.id],
    ] as const) {
      await api.aCase(kind === 'post' ? { post } : { comment });
      await api.call(moderation.decide, { as: admin, input: { kind, id, decision: 'reject', note: 'No.' } });
    }
    const [third, second, first] = (await log()).entries;
    expect(first).toMatchObject({
      action: 'user.suspend',
      actor: { id: moderator.id, username: moderator.username, displayName: 'Mo' },
      subjectId: member.id,
      member: { id: member.id, username: member.username, displayName: 'Ana' },
      postId: null,
      details: { suspended: 'until lifted', reason },
    });
    expect(second).toMatchObject({
      action: 'post.reject',
      actor: { id: admin.id },
      subjectId: post.id,
      member: { id: member.id },
      postId: post.id,
      details: { from: 'approved', note: 'No.' },
    });
    expect(second?.details).not.toHaveProperty('author');
    expect(third).toMatchObject({
      action: 'comment.reject',
      subjectId: comment.id,
      member: { id: member.id },
      postId: post.id,
    });
    await api.call(moderation.unsuspend, { as: admin, input: { id: member.id } });
    await api.call(posts.remove, { as: member, input: { id: post.id } });
    expect((await log()).entries.slice(1, 3)).toMatchObject([
      { action: 'comment.reject', subjectId: null, postId: null },
      { action: 'post.reject', subjectId: null, postId: null },
    ]);
  });

  it('is paged by cursor', async () => {
    const whole = await log({ limit: 100 });
    expect(whole.total).toBe(whole.entries.length);
    const walked = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof log>> = await log({ limit: 2, ...(cursor && { cursor }) });
      walked.push(...page.entries);
      cursor = page.nextCursor;
    }
    expect(walked).toEqual(whole.entries);
  });

  it('has its total even on an empty page after the last entry', async () => {
    const { total } = await log();
    expect(await log({ offset: total })).toEqual({ entries: [], total, hasMore: false, nextCursor: null });
  });
});
