import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';
import { runCommand } from '../testing/operator.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const run = async (args: string[], variables: Record<string, string> = {}): Promise<string> =>
  (await runCommand(args, { DATABASE_URL: api.url, ...variables })).output;
const roleOf = async (id: string) =>
  (await api.pool.query('select role from users where id = $1', [id])).rows[0].role;

describe('halved user grant', () => {
  it('changes a role, reports it, and writes it into the audit log', async () => {
    const { id, email, username } = await api.aMember();
    expect(await run(['user', 'grant', email, '--role', 'moderator'])).toContain(
      `@${username}: role moderator.`,
    );
    expect(await roleOf(id)).toBe('moderator');
    const { rows } = await api.pool.query('select action, details from audit_log where subject_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ action: 'user.role', details: { role: 'moderator', by: 'operator' } }]);
  });

  it('does not take the admin role from a member whom ADMIN_EMAILS names', async () => {
    await api.aMember({ role: 'admin' });
    const { id, email } = await api.aMember({ role: 'admin' });
    const output = await run(['user', 'grant', email, '--role', 'member'], { ADMIN_EMAILS: email });
    expect(output).toContain(`ADMIN_EMAILS names ${email}. Take the address out of it first.`);
    expect(await roleOf(id)).toBe('admin');
  });

  it('gives no role to a suspended member, and says what to do first', async () => {
    const { id, email } = await api.aMember({ suspendedAt: new Date() });
    expect(await run(['user', 'grant', email, '--role', 'admin'])).toContain(
      `${email} is suspended. Lift it first: npm run halved -- user suspend ${email} --lift`,
    );
    expect(await roleOf(id)).toBe('member');
  });

  it('also makes admins of the members whom ADMIN_EMAILS names', async () => {
    const [named, other] = [await api.aMember({ emailVerifiedBy: 'session' }), await api.aMember()];
    await run(['user', 'grant', other.email, '--tier', 'premium'], { ADMIN_EMAILS: named.email });
    expect(await roleOf(named.id)).toBe('admin');
  });
});

describe('halved user suspend', () => {
  const isSuspended = async (id: string) =>
    (await api.pool.query('select suspended_at is not null as it from users where id = $1', [id])).rows[0].it;

  it('leaves an admin who may act', async () => {
    await api.pool.query(`update users set role = 'member' where role = 'admin'`);
    const [first, last] = [await api.aMember({ role: 'admin' }), await api.aMember({ role: 'admin' })];
    await run(['user', 'suspend', first.email]);
    expect(await isSuspended(first.id)).toBe(true);
    expect(await run(['user', 'suspend', last.email])).toContain(
      'This is the last admin. Make another one first.',
    );
    expect(await isSuspended(last.id)).toBe(false);
  });
});

describe('halved user totp-off', () => {
  it('switches the second factor off, writes it into the audit log, and tells the member by mail', async () => {
    const member = await api.aMember();
    await api.aSecondFactor(member);
    expect(await run(['user', 'totp-off', member.email])).toContain(
      `@${member.username}: second factor off.`,
    );
    const left = await api.pool.query(
      `select (select second_factor_since from users where id = $1) as since,
         (select count(*)::int from second_factors where user_id = $1) as secrets,
         (select count(*)::int from recovery_codes where user_id = $1) as codes,
         (select string_agg(kind, ',') from outbox where user_id = $1) as mails`,
      [member.id],
    );
    expect(left.rows).toEqual([{ since: null, secrets: 0, codes: 0, mails: 'second_factor_off' }]);
    const { rows } = await api.pool.query('select action, details from audit_log where subject_id = $1', [
      member.id,
    ]);
    expect(rows).toEqual([{ action: 'user.second_factor_off', details: { by: 'operator' } }]);
  });

  it('says so if the member has none', async () => {
    const { email } = await api.aMember();
    expect(await run(['user', 'totp-off', email])).toContain(`${email} has no second factor.`);
  });
});
