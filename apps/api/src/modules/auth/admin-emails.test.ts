import { newId, type users } from '@halved/db';
import { contract } from '@halved/shared/contract';
import type { EmailProof } from '@halved/shared/email-proofs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { adminGrantNeeded, applyAdminEmails } from './admin-emails.ts';

const { verifyEmail, resetPassword, profile } = contract.auth;

let api: Api;
let lines: string[] = [];
beforeAll(async () => {
  const ADMIN_EMAILS = ['Ada', 'edith', 'grace', 'hedy', 'mary'].map((name) => `${name}@example.org`).join();
  api = await startApi({ variables: { ADMIN_EMAILS }, log: (line) => lines.push(line) });
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
const auditEntries = [
  { action: 'user.role', actor_id: null, details: { role: 'admin', by: 'ADMIN_EMAILS' } },
];

const verify = async (member: Member, as?: Member) => {
  const token = await api.aMailedToken(member, 'verify');
  return () => api.call(verifyEmail, { input: { token }, as });
};

describe('an address in ADMIN_EMAILS', () => {
  it('makes its account admin as soon as its own session verifies it, with one entry in the audit log', async () => {
    const ada = await api.aMember({ email: 'ada@Example.org', emailVerifiedAt: null });
    expect((await api.call(profile, { as: ada })).role).toBe('member');
    const open = await verify(ada, ada);
    await Promise.all(Array.from({ length: 4 }, open));
    expect((await api.call(profile, { as: ada })).role).toBe('admin');
    expect(await logOf(ada.id)).toEqual(auditEntries);
  });

  it('is verified but makes nobody admin when a mail scanner opens the link, and the log says so', async () => {
    lines = [];
    const stranger = await api.aMember({ email: 'edith@example.org', emailVerifiedAt: null });
    await (await verify(stranger))();
    await (await verify(stranger, await api.aMember()))();
    expect(await api.call(profile, { as: stranger })).toMatchObject({ role: 'member', emailVerified: true });
    expect(await logOf(stranger.id)).toEqual([]);
    expect(lines.filter((line) => line.includes(adminGrantNeeded))).toHaveLength(1);
    expect(lines.join()).not.toContain('edith@example.org');
    expect(await applyAdminEmails(api.pool, ['edith@example.org'])).toBe(1);
    expect(await roleOf(stranger.id)).toBe('member');
  });

  it('makes its account admin once the owner opens the link in their own session after a mail scanner did', async () => {
    const hedy = await api.aMember({ email: 'hedy@example.org', emailVerifiedAt: null });
    await (await verify(hedy))();
    expect(await roleOf(hedy.id)).toBe('member');
    await (await verify(hedy, hedy))();
    expect(await roleOf(hedy.id)).toBe('admin');
    expect(await logOf(hedy.id)).toEqual(auditEntries);
  });

  it('makes its account admin after a password reset, which ends the session of a stranger who registered with it', async () => {
    const stranger = await api.aMember({ email: 'mary@example.org', emailVerifiedAt: null });
    await (await verify(stranger))();
    const token = await api.aMailedToken(stranger, 'reset');
    await api.call(resetPassword, { input: { token, password: 'Better2horses' } });
    expect(await roleOf(stranger.id)).toBe('admin');
    expect((await api.refused(profile, { as: stranger })).code).toBe('UNAUTHENTICATED');
  });

  it('makes its account admin even if a password reset verified it', async () => {
    const grace = await api.aMember({ email: 'grace@example.org', emailVerifiedAt: null });
    const token = await api.aMailedToken(grace, 'reset');
    await api.call(resetPassword, { input: { token, password: 'Better2horses' } });
    expect(await roleOf(grace.id)).toBe('admin');
    expect(await logOf(grace.id)).toEqual(auditEntries);
  });

  it('changes nothing for members who verify another address', async () => {
    const other = await api.aMember({ emailVerifiedAt: null });
    await api.call(verifyEmail, { input: { token: await api.aMailedToken(other, 'verify') } });
    expect(await roleOf(other.id)).toBe('member');
    expect(await logOf(other.id)).toEqual([]);
  });
});

describe('ADMIN_EMAILS when the server starts', () => {
  const aListedMember = (
    emailVerifiedBy: EmailProof | null,
    columns: Partial<typeof users.$inferInsert> = {},
  ) => api.aMember({ email: `${newId()}@example.org`, role: 'moderator', emailVerifiedBy, ...columns });

  it('makes members admin whose own session or password reset verified the address, once, and nobody else', async () => {
    const proven = [await aListedMember('session'), await aListedMember('reset')];
    const others = [
      await aListedMember('link'),
      await aListedMember(null),
      await aListedMember(null, { emailVerifiedAt: null }),
    ];
    const listed = [...proven, ...others].map(({ email }) => email);
    expect(await applyAdminEmails(api.pool, listed)).toBe(2);
    expect(await applyAdminEmails(api.pool, listed)).toBe(2);
    for (const { id } of proven) {
      expect(await roleOf(id)).toBe('admin');
      expect(await logOf(id)).toEqual(auditEntries);
    }
    for (const { id } of others) expect(await roleOf(id)).toBe('moderator');
  });

  it('makes no suspended member admin before the suspension is over', async () => {
    const suspendedAt = new Date();
    const ada = await aListedMember('session', { suspendedAt });
    const over = await aListedMember('session', { suspendedAt, suspendedUntil: suspendedAt });
    const start = () => applyAdminEmails(api.pool, [ada.email, over.email]);
    expect(await start()).toBe(0);
    expect([await roleOf(ada.id), await roleOf(over.id)]).toEqual(['moderator', 'admin']);
    await api.pool.query('update users set suspended_at = null where id = $1', [ada.id]);
    await start();
    expect(await roleOf(ada.id)).toBe('admin');
  });

  it('takes the role from nobody, even if an admin is not listed any more', async () => {
    const admin = await api.aMember({ role: 'admin' });
    await applyAdminEmails(api.pool, []);
    await applyAdminEmails(api.pool, ['somebody@example.org']);
    expect(await roleOf(admin.id)).toBe('admin');
  });
});
