import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';

const { resetPassword, changePassword, login, profile } = contract.auth;
const newPassword = 'Better2horses';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const reset = (token: string, wanted = newPassword) =>
  api.send(resetPassword, { input: { token, password: wanted } });
const codeFor = async (token: string) =>
  (await api.refused(resetPassword, { input: { token, password: newPassword } })).code;

describe('a used link to a new password', () => {
  it('says again that it worked if its answer was lost and the same password comes again, and changes nothing', async () => {
    const member = await api.aMember();
    const token = await api.aMailedToken(member, 'reset');
    await reset(token);
    const session = await api.call(login, { input: { email: member.email, password: newPassword } });
    const later = await reset(token);
    expect(later.json()).toEqual({ data: { success: true } });
    await api.call(profile, { as: session });
    const { rows } = await api.pool.query('select kind from outbox where user_id = $1', [member.id]);
    expect(rows).toEqual([{ kind: 'password_changed' }]);
  });

  it('says nothing about a password that was chosen in another way since, or an hour later', async () => {
    const member = await api.aMember();
    const token = await api.aMailedToken(member, 'reset');
    await reset(token);
    const as = await api.call(login, { input: { email: member.email, password: newPassword } });
    const input = { currentPassword: newPassword, newPassword: 'Another2horses' };
    await api.call(changePassword, { as, input });
    expect([await codeFor(token), (await reset(token, 'Another2horses')).statusCode]).toEqual([
      'INVALID_TOKEN',
      400,
    ]);

    const used = await api.aMailedToken(member, 'reset');
    await reset(used);
    await api.pool.query(
      `update email_tokens set created_at = created_at - interval '1 hour', expires_at = expires_at - interval '1 hour'
       where user_id = $1`,
      [member.id],
    );
    expect(await codeFor(used)).toBe('INVALID_TOKEN');
  });

  it('lets nobody guess the new password more often than the login does', async () => {
    const strict = await startApi({ databaseUrl: api.url, variables: { RATE_LIMIT_SCALE: '1' } });
    const member = await api.aMember();
    const token = await api.aMailedToken(member, 'reset');
    await strict.call(resetPassword, { input: { token, password: newPassword } });
    const attempt = { email: member.email, address: '127.0.0.1' };
    for (let time = 0; time < 10; time++) await strict.services.loginGuard.begin(attempt);
    const guess = { token, password: 'Guessed2horses' };
    expect((await strict.refused(resetPassword, { input: guess })).code).toBe('RATE_LIMITED');
    await strict.stop();
  });
});
