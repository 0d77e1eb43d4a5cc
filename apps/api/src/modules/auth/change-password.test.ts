import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letPass } from '../../testing/clock.ts';
import { type Member, password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { changePassword, login, profile, refresh } = contract.auth;
const newPassword = 'Better2horses';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const change = (as: Pick<Member, 'token'>, wanted = newPassword, currentPassword = password) =>
  api.send(changePassword, { as, input: { currentPassword, newPassword: wanted } });
const signIn = (email: string, loginPassword: string) =>
  api.send(login, { input: { email, password: loginPassword } });

describe('a changed password', () => {
  it('replaces the old one', async () => {
    const member = await api.aMember();
    expect((await change(member)).json()).toEqual({ data: { success: true } });
    expect((await signIn(member.email, password)).statusCode).toBe(401);
    expect((await signIn(member.email, newPassword)).statusCode).toBe(200);
  });

  it('ends the member’s other sessions at once and keeps the current one', async () => {
    const member = await api.aMember();
    const own = await api.aRefreshToken(member);
    const elsewhere = await api.call(login, { input: { email: member.email, password } });
    await api.call(profile, { as: elsewhere });
    await change(member);
    expect((await api.refused(profile, { as: elsewhere })).code).toBe('UNAUTHENTICATED');
    const input = { refreshToken: elsewhere.refreshToken };
    expect((await api.refused(refresh, { input })).code).toBe('INVALID_REFRESH_TOKEN');
    await api.call(profile, { as: member });
    await api.call(refresh, { input: { refreshToken: own } });
  });

  it('ends the other sessions within five seconds in other processes', async () => {
    const other = await startApi({ databaseUrl: api.url });
    const member = await api.aMember();
    const elsewhere = await api.call(login, { input: { email: member.email, password } });
    await other.call(profile, { as: elsewhere });
    await change(member);
    await letPass(5_000);
    expect((await other.send(profile, { as: elsewhere })).statusCode).toBe(401);
    await other.call(profile, { as: member });
    await other.stop();
  });

  it('is reported to the owner by mail', async () => {
    const member = await api.aMember();
    await change(member);
    const { rows } = await api.pool.query('select kind from outbox where user_id = $1', [member.id]);
    expect(rows).toEqual([{ kind: 'password_changed' }]);
  });

  it('is reported three times in an hour at most to an address that nobody has confirmed', async () => {
    const limited = await startApi({ databaseUrl: api.url, variables: { RATE_LIMIT_SCALE: '1' } });
    const reportsTo = async (as: Member) => {
      let count = 0;
      for (let time = 0; time < 4; time++) {
        const input = { currentPassword: password, newPassword: password };
        await limited.call(changePassword, { as, input });
        const { rowCount } = await api.pool.query('delete from outbox where user_id = $1', [as.id]);
        count += rowCount ?? 0;
      }
      return count;
    };
    expect(await reportsTo(await api.aMember({ emailVerifiedAt: null }))).toBe(3);
    expect(await reportsTo(await api.aMember())).toBe(4);
    await limited.stop();
  });

  it('may be the same as the old one', async () => {
    const member = await api.aMember();
    expect((await change(member, password)).statusCode).toBe(200);
    expect((await signIn(member.email, password)).statusCode).toBe(200);
  });

  it('must not be a common password or one’s own name, and follows the rules of a new password', async () => {
    const member = await api.aMember({ username: 'robin_hood' });
    const refused = async (wanted: string) =>
      (
        await api.refused(changePassword, {
          as: member,
          input: { currentPassword: password, newPassword: wanted },
        })
      ).details;
    expect((await refused('Password1')).newPassword).toContain('one of the first that others would try');
    expect((await refused('Robin.Hood1')).newPassword).toContain('one of the first that others would try');
    expect(await refused('short')).toEqual({ newPassword: 'Password must be at least 8 characters' });
    expect((await signIn(member.email, password)).statusCode).toBe(200);
  });

  it('is set by exactly one of several simultaneous requests', async () => {
    const member = await api.aMember();
    const newPasswords = Array.from({ length: 5 }, (_, at) => `Better${at}horses`);
    const responses = await Promise.all(newPasswords.map((wanted) => change(member, wanted)));
    const accepted = newPasswords.filter((_, at) => responses[at]?.statusCode === 200);
    expect(accepted).toHaveLength(1);
    expect((await signIn(member.email, accepted[0] ?? '')).statusCode).toBe(200);
    const refusals = responses.filter(({ statusCode }) => statusCode !== 200);
    expect(new Set(refusals.map((answer) => answer.json().error.code))).toEqual(new Set(['WRONG_PASSWORD']));
  });
});

describe('a wrong current password', () => {
  it('changes no password and ends no session', async () => {
    const member = await api.aMember();
    const elsewhere = await api.call(login, { input: { email: member.email, password } });
    const { status, code, message } = await api.refused(changePassword, {
      as: member,
      input: { currentPassword: 'Wrong2horse', newPassword },
    });
    expect([status, code]).toEqual([403, 'WRONG_PASSWORD']);
    expect(message).toBe('This is not your current password.');
    await api.call(profile, { as: elsewhere });
    expect((await signIn(member.email, password)).statusCode).toBe(200);
  });

  it('may be tried ten times in fifteen minutes, over all sessions and IP addresses', async () => {
    const limited = await startApi({ databaseUrl: api.url, variables: { RATE_LIMIT_SCALE: '1' } });
    const member = await api.aMember();
    const elsewhere = await api.call(login, { input: { email: member.email, password } });
    const guess = (at: number, currentPassword = 'Wrong2horse') =>
      limited.send(changePassword, {
        as: at % 2 ? member : elsewhere,
        from: `198.51.100.${at + 1}`,
        input: { currentPassword, newPassword },
      });
    for (let at = 0; at < 10; at++) expect((await guess(at)).statusCode).toBe(403);
    expect((await guess(10, password)).statusCode).toBe(429);
    await limited.stop();
  });
});
