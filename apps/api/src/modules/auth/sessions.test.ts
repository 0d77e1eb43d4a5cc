import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letPass } from '../../testing/clock.ts';
import { type Member, password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { sessions, endSession, login, logout, profile, refresh } = contract.auth;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const signIn = ({ email }: Member, device = 'a phone') =>
  api.call(login, { input: { email, password }, headers: { 'user-agent': device } });
const list = async (as: Pick<Member, 'token'>) => (await api.call(sessions, { as })).sessions;
const currentOf = async (as: Pick<Member, 'token'>) =>
  (await list(as)).find(({ current }) => current)?.id ?? '';
const backdate = (id: string, column: string, interval: string) =>
  api.pool.query(`update sessions set ${column} = ${column} - $2::interval where id = $1`, [id, interval]);

describe('the list of sessions', () => {
  it('names a member’s devices, the latest used first, and marks the current one', async () => {
    const member = await api.aMember();
    await backdate(member.sessionId, 'last_used_at', '2 days');
    const phone = await signIn(member);
    const listed = await list(phone);
    expect(listed.map(({ userAgent, current }) => [userAgent, current])).toEqual([
      ['a phone', true],
      [null, false],
    ]);
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual([
      'createdAt',
      'current',
      'id',
      'lastUsedAt',
      'userAgent',
    ]);
    expect((await list(member)).map(({ current }) => current)).toEqual([false, true]);
  });

  it('shows only the caller’s own sessions', async () => {
    const [member, other] = [await api.aMember(), await api.aMember()];
    expect((await list(member)).map(({ id }) => id)).toEqual([member.sessionId]);
    expect((await list(other)).map(({ id }) => id)).toEqual([other.sessionId]);
  });

  it('leaves out sessions that are signed out, ninety days old, or unused for thirty days', async () => {
    const member = await api.aMember();
    await api.call(logout, { as: await signIn(member) });
    await backdate(await currentOf(await signIn(member)), 'expires_at', '90 days');
    await backdate(await currentOf(await signIn(member)), 'last_used_at', '30 days');
    expect((await list(member)).map(({ id }) => id)).toEqual([member.sessionId]);
  });

  it('moves a session up when it is refreshed', async () => {
    const member = await api.aMember();
    const phone = await signIn(member);
    const id = await currentOf(phone);
    await backdate(id, 'last_used_at', '1 day');
    expect((await list(member)).map((session) => session.id)).toEqual([member.sessionId, id]);
    await api.call(refresh, { input: { refreshToken: phone.refreshToken } });
    expect((await list(member)).map((session) => session.id)).toEqual([id, member.sessionId]);
  });

  it('can be read by a suspended member', async () => {
    expect(await list(await api.aMember({ suspendedAt: new Date() }))).toHaveLength(1);
  });
});

describe('ending a session', () => {
  it('invalidates both its tokens at once', async () => {
    const member = await api.aMember();
    const phone = await signIn(member);
    const id = await currentOf(phone);
    expect(await api.call(endSession, { as: member, input: { id } })).toEqual({ success: true });
    expect((await api.refused(profile, { as: phone })).code).toBe('UNAUTHENTICATED');
    const input = { refreshToken: phone.refreshToken };
    expect((await api.refused(refresh, { input })).code).toBe('INVALID_REFRESH_TOKEN');
    await api.call(profile, { as: member });
    expect((await list(member)).map((session) => session.id)).toEqual([member.sessionId]);
  });

  it('takes effect within five seconds in other processes', async () => {
    const other = await startApi({ databaseUrl: api.url });
    const member = await api.aMember();
    const phone = await signIn(member);
    const id = await currentOf(phone);
    await other.call(profile, { as: phone });
    await api.call(endSession, { as: member, input: { id } });
    await letPass(5_000);
    expect((await other.send(profile, { as: phone })).statusCode).toBe(401);
    await other.stop();
  });

  it('is possible for the current session too', async () => {
    const member = await api.aMember();
    await api.call(endSession, { as: member, input: { id: member.sessionId } });
    expect((await api.refused(profile, { as: member })).code).toBe('UNAUTHENTICATED');
  });

  it('answers 404 for another member’s session, an ended session and an unknown one', async () => {
    const [member, other] = [await api.aMember(), await api.aMember()];
    const phone = await signIn(member);
    const over = await currentOf(phone);
    await api.call(logout, { as: phone });
    const unknown = '018f0000-0000-7000-8000-000000000000';
    for (const id of [other.sessionId, over, unknown, 'nonsense']) {
      const { status, code } = await api.refused(endSession, { as: member, input: { id } });
      expect([status, code]).toEqual([404, 'NOT_FOUND']);
    }
    await api.call(profile, { as: other });
  });

  it('succeeds once when several calls ask for it at the same moment', async () => {
    const member = await api.aMember();
    const id = await currentOf(await signIn(member));
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => api.send(endSession, { as: member, input: { id } })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404]);
  });
});
