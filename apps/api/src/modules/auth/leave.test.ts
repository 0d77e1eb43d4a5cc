import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineCounters } from '../../jobs/counter-queries.ts';
import { sessionOf } from '../../testing/answers.ts';
import { password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { sentBy } from '../../testing/statements.ts';

const { auth, comments, moderation, posts, users } = contract;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Caller = Parameters<Api['like']>[0] & { token: string };

const leave = (as: Caller) => api.call(auth.deleteAccount, { as, input: { password } });
const refusal = async (as: Caller, currentPassword = password) =>
  (await api.refused(auth.deleteAccount, { as, input: { password: currentPassword } })).code;
const thread = async (postId: string) => {
  const page = await api.call(comments.list, { input: { postId } });
  return page.comments.map(({ content, userId, isDeleted, replyCount }) => [
    content,
    userId,
    isDeleted,
    replyCount,
  ]);
};

describe('deleting an account', () => {
  it('needs the password in the body, and rejects a password in the URL', async () => {
    const as = await api.aMember();
    expect(await refusal(as, 'Another1horse')).toBe('WRONG_PASSWORD');
    const { token } = as;
    const inUrl = await api.inject({
      method: 'DELETE',
      url: `/api/auth/account?password=${password}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(inUrl.statusCode).toBe(400);
    expect(await api.call(auth.profile, { as })).toMatchObject({ id: as.id });
  });

  it('counts wrong passwords, so that a stolen token does not help to guess the password', async () => {
    const strict = await startApi({ databaseUrl: api.url, variables: { RATE_LIMIT_SCALE: '1' } });
    const as = await strict.aMember({ username: 'counted' });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      const input = { password: 'Another1horse' };
      statuses.push((await strict.send(auth.deleteAccount, { as, input })).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
    await strict.app.close();
    await strict.close();
  });

  it('ends every session at once, and frees address and username', async () => {
    const as = await api.aMember();
    const refreshToken = await api.aRefreshToken(as);
    await api.call(auth.profile, { as });
    expect(await leave(as)).toEqual({ success: true });
    expect((await api.refused(auth.profile, { as })).code).toBe('UNAUTHENTICATED');
    expect(await refusal(as)).toBe('UNAUTHENTICATED');
    expect((await api.refused(auth.refresh, { input: { refreshToken } })).code).toBe('INVALID_REFRESH_TOKEN');
    const { email, username } = as;
    expect((await api.refused(auth.login, { input: { email, password } })).code).toBe('INVALID_CREDENTIALS');
    const newSession = sessionOf(await api.call(auth.register, { input: { email, username, password } }));
    expect(newSession.user.id).not.toBe(as.id);
    expect(await api.call(auth.profile, { as: newSession })).toMatchObject({
      email,
      username,
      emailVerified: false,
    });
  });

  it('succeeds where it cannot be noted beside the backups, and the log says what follows', async () => {
    const lines: string[] = [];
    const readOnly = await startApi({
      databaseUrl: api.url,
      variables: { BACKUP_DIR: '/dev/null/backups' },
      log: (line) => lines.push(line),
    });
    const as = await readOnly.aMember();
    expect(await readOnly.call(auth.deleteAccount, { as, input: { password } })).toEqual({ success: true });
    const logged = lines.filter((line) => line.includes('a restored one would bring the account back'));
    expect(logged).toHaveLength(1);
    expect(logged.join()).not.toContain(as.id);
    await readOnly.app.close();
    await readOnly.close();
  });

  it('hides the member from visitors at once', async () => {
    const as = await api.aMember();
    await api.aPost({ by: as, shortContent: 'I worry that this is repeated.' });
    const read = async () => JSON.stringify(await api.call(posts.list));
    expect(await read()).toContain('this is repeated');
    await leave(as);
    expect(await read()).not.toContain(as.username);
  });

  it('is open to suspended members', async () => {
    expect(await leave(await api.aMember({ suspendedAt: new Date() }))).toEqual({ success: true });
  });

  it('is refused to the last admin, even when two leave at the same moment', async () => {
    const admins = [await api.aMember({ role: 'admin' }), await api.aMember({ role: 'admin' })];
    const input = { password };
    const responses = await Promise.all(admins.map((as) => api.send(auth.deleteAccount, { as, input })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const message = 'You are the only admin. Make somebody else admin first.';
    expect(responses.map((answer) => answer.json().error?.message)).toContain(message);
  });

  it('is refused to an admin beside whom only suspended ones remain', async () => {
    await api.pool.query(
      `update users set suspended_at = now(), suspended_until = null where role = 'admin'`,
    );
    expect(await refusal(await api.aMember({ role: 'admin' }))).toBe('LAST_ADMIN');
  });

  it('deletes posts with everything under them, and keeps the counters of others right', async () => {
    const [as, other] = [await api.aMember(), await api.aMember()];
    const mine = await api.aPost({ by: as });
    const theirs = await api.aPost({ by: other });
    const comment = await api.aComment({ by: other, on: mine });
    await api.aComment({ by: as, on: mine, under: comment });
    await api.like(other, mine);
    await api.like(as, theirs);
    await api.follow(as, other);
    await api.follow(other, as);
    await leave(as);
    expect((await api.refused(posts.get, { input: { id: mine.id } })).code).toBe('NOT_FOUND');
    expect((await api.refused(users.profile, { input: { username: as.username } })).code).toBe('NOT_FOUND');
    expect(await api.call(posts.get, { input: { id: theirs.id } })).toMatchObject({ likesCount: 0 });
    const profile = await api.call(users.profile, { input: { username: other.username } });
    expect(profile).toMatchObject({ followersCount: 0, followingCount: 0 });
    expect(await examineCounters(api, { fix: false })).toEqual([]);
  });

  it('leaves a stub of a comment with replies of others, and deletes every other comment', async () => {
    const [as, other] = [await api.aMember(), await api.aMember()];
    const on = await api.aPost({ by: other });
    const answered = await api.aComment({ by: as, on, content: 'answered' });
    const middle = await api.aComment({ by: as, on, under: answered, content: 'middle' });
    await api.aComment({ by: other, on, under: middle, content: 'an answer' });
    await api.aComment({ by: as, on, under: middle, content: 'beside it' });
    const alone = await api.aComment({ by: as, on, content: 'alone' });
    await api.aComment({ by: as, on, under: alone, content: 'with oneself' });
    const kept = await api.aComment({ by: other, on, content: 'kept' });
    await api.aComment({ by: as, on, under: kept, content: 'an aside' });
    await leave(as);
    expect(await thread(on.id)).toEqual([
      ['', null, true, 0],
      ['', null, true, 1],
      ['an answer', other.id, false, 0],
      ['kept', other.id, false, 0],
    ]);
    expect(await examineCounters(api, { fix: false })).toEqual([]);
  });

  it('takes as many statements for a long history as for a short one', async () => {
    const [short, long, other] = [await api.aMember(), await api.aMember(), await api.aMember()];
    for (let count = 0; count < 8; count++) {
      const [mine, theirs] = [await api.aPost({ by: long }), await api.aPost({ by: other })];
      await api.aComment({ by: other, on: mine });
      await api.aComment({ by: long, on: theirs });
      await api.like(long, theirs);
      await api.follow(await api.aMember(), long);
    }
    const [few, many] = [await sentBy(api, () => leave(short)), await sentBy(api, () => leave(long))];
    expect(many).toHaveLength(few.length);
    expect(few.length).toBeLessThan(30);
  });

  it('withdraws the member’s reports, and removes a case that nobody else reported', async () => {
    const [as, other] = [await api.aMember(), await api.aMember()];
    const author = await api.aMember();
    const on = await api.aPost({ by: author });
    const [alone, both] = [await api.aComment({ by: author, on }), await api.aComment({ by: author, on })];
    for (const id of [alone.id, both.id]) await api.call(comments.report, { as, input: { id } });
    await api.call(comments.report, { as: other, input: { id: both.id } });
    await leave(as);
    const { items } = await api.call(moderation.queue, { as: await api.aMember({ role: 'moderator' }) });
    expect(items).toMatchObject([{ id: both.id, reports: [{ reporter: { id: other.id } }] }]);
  });

  it('removes the moderation cases of the member’s own texts, even if a stub remains', async () => {
    const [as, other] = [await api.aMember(), await api.aMember()];
    const on = await api.aPost({ by: other });
    const answered = await api.aComment({ by: as, on });
    await api.aComment({ by: other, on, under: answered });
    await api.call(comments.report, { as: other, input: { id: answered.id } });
    await leave(as);
    const { rows } = await api.pool.query(
      'select comment_id from reports where comment_id = $1 union all select comment_id from moderation_cases where comment_id = $1',
      [answered.id],
    );
    expect(rows).toEqual([]);
  });

  it('removes stubs that have no other replies', async () => {
    const [as, former, other] = [await api.aMember(), await api.aMember(), await api.aMember()];
    const on = await api.aPost({ by: other });
    const first = await api.aComment({ by: former, on });
    const second = await api.aComment({ by: former, on, under: first });
    await api.aComment({ by: as, on, under: second });
    await leave(former);
    expect(await thread(on.id)).toHaveLength(3);
    await leave(as);
    expect(await thread(on.id)).toEqual([]);
  });
});
