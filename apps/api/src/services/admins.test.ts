import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';
import { heedAdminEmails } from './admins.ts';

const { verifyEmail, resetPassword, profile } = contract.auth;

let api: Api;
beforeAll(async () => {
  api = await startApi({ variables: { ADMIN_EMAILS: 'Ada@example.org,grace@example.org' } });
});
afterAll(() => api.stop());

const roleOf = async (id: string) =>
  (await api.pool.query('select role from users where id = $1', [id])).rows[0].role;
const logOf = async (id: string) => {
  const { rows } = await api.pool.query(
    'select action, actor_id, details from audit_log where subject_id = $1',
    [id],
  );
  return rows;
};
const written = [{ action: 'user.role', actor_id: null, details: { role: 'admin', by: 'ADMIN_EMAILS' } }];

describe('an address in ADMIN_EMAILS', () => {
  it('makes its account admin once it is verified, at once, with one line in the audit log', async () => {
    const ada = await api.aMember({ email: 'ada@Example.org', emailVerifiedAt: null });
    expect((await api.call(profile, { as: ada })).role).toBe('member');
    const token = await api.aMailedToken(ada, 'verify');
    await Promise.all(Array.from({ length: 4 }, () => api.call(verifyEmail, { input: { token } })));
    expect((await api.call(profile, { as: ada })).role).toBe('admin');
    expect(await logOf(ada.id)).toEqual(written);
  });

  it('does so, too, where a link to a new password proved the address', async () => {
    const grace = await api.aMember({ email: 'grace@example.org', emailVerifiedAt: null });
    const token = await api.aMailedToken(grace, 'reset');
    await api.call(resetPassword, { input: { token, password: 'Better2horses' } });
    expect(await roleOf(grace.id)).toBe('admin');
    expect(await logOf(grace.id)).toEqual(written);
  });

  it('does nothing for anyone else who verifies', async () => {
    const other = await api.aMember({ emailVerifiedAt: null });
    await api.call(verifyEmail, { input: { token: await api.aMailedToken(other, 'verify') } });
    expect(await roleOf(other.id)).toBe('member');
    expect(await logOf(other.id)).toEqual([]);
  });
});

describe('ADMIN_EMAILS when the server starts', () => {
  it('is heeded for whoever is verified already, once, and for nobody who is not', async () => {
    const verified = await api.aMember({ email: 'verified@example.org', role: 'moderator' });
    const unverified = await api.aMember({ email: 'unverified@example.org', emailVerifiedAt: null });
    const named = ['verified@example.org', 'unverified@example.org'];
    await heedAdminEmails(api.pool, named);
    await heedAdminEmails(api.pool, named);
    expect(await roleOf(verified.id)).toBe('admin');
    expect(await logOf(verified.id)).toEqual(written);
    expect(await roleOf(unverified.id)).toBe('member');
  });

  it('takes the role from nobody who is not named any more', async () => {
    const admin = await api.aMember({ role: 'admin' });
    await heedAdminEmails(api.pool, []);
    await heedAdminEmails(api.pool, ['somebody@example.org']);
    expect(await roleOf(admin.id)).toBe('admin');
  });
});
