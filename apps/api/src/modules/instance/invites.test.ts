import { contract } from '@halved/shared/contract';
import type { Registration } from '@halved/shared/registrations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member, password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { admin, auth } = contract;
const message = 'This invitation is not valid any more. Please ask for a new one';

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi({ variables: { PUBLIC_URL: 'http://halved.example' } });
  as = await api.aMember({ role: 'admin' });
});
afterAll(() => api.stop());

let names = 0;
const aName = () => `guest_${++names}`;
const send = (inviteCode?: string, name = aName(), on: Api = api) =>
  on.send(auth.register, {
    input: { email: `${name}@example.org`, username: name, password, ...(inviteCode && { inviteCode }) },
  });
const admit = (registration: Registration) => api.call(admin.updateInstance, { as, input: { registration } });
const usedOf = async (id: string) =>
  (await api.pool.query('select used from invites where id = $1', [id])).rows[0]?.used;

const refusedAs = async (...call: Parameters<typeof send>) => {
  const { error } = (await send(...call)).json();
  return error.details?.[0] ?? error.code;
};

describe('an invitation', () => {
  it('is made with a code and a link, and only the hash of the code is stored', async () => {
    const { id, code, url } = await api.call(admin.createInvite, {
      as,
      input: { note: 'For Noor', uses: 2 },
    });
    expect(url).toBe(`http://halved.example/register?invite=${code}`);
    const { rows } = await api.pool.query('select invites::text as row from invites where id = $1', [id]);
    expect(rows[0].row).not.toContain(code.replaceAll('-', ''));
    const { invites } = await api.call(admin.invites, { as, input: {} });
    expect(invites[0]).toMatchObject({ id, note: 'For Noor', uses: 2, used: 0, createdBy: { id: as.id } });
    expect(JSON.stringify(invites)).not.toContain(code);
  });

  it('is for 1 to 100 people, and ends in the future', async () => {
    const refused = async (input: { uses?: number; expiresAt?: string }) =>
      Object.keys((await api.refused(admin.createInvite, { as, input })).details);
    for (const uses of [0, 101, 1.5]) expect(await refused({ uses })).toEqual(['uses']);
    expect(await refused({ expiresAt: hoursFromNow(-1).toISOString() })).toEqual(['expiresAt']);
  });

  it('that is out of date is listed only if somebody has used it', async () => {
    const [unused, used] = [
      await api.anInvite({ expiresAt: hoursFromNow(-1) }),
      await api.anInvite({ expiresAt: hoursFromNow(-1), used: 1 }),
    ];
    const { invites } = await api.call(admin.invites, { as, input: { limit: 100 } });
    const ids = invites.map(({ id }) => id);
    expect(ids).toContain(used.id);
    expect(ids).not.toContain(unused.id);
  });

  it('is listed page by page, the newest first', async () => {
    const made = [await api.anInvite(), await api.anInvite(), await api.anInvite()].map(({ id }) => id);
    const first = await api.call(admin.invites, { as, input: { limit: 2 } });
    const second = await api.call(admin.invites, { as, input: { limit: 2, cursor: first.nextCursor ?? '' } });
    expect([...first.invites, ...second.invites].map(({ id }) => id).slice(0, 3)).toEqual(made.toReversed());
  });

  it('that was withdrawn admits nobody, and making and withdrawing are in the audit log', async () => {
    const { id, code } = await api.call(admin.createInvite, { as, input: {} });
    await api.call(admin.revokeInvite, { as, input: { id } });
    expect(await refusedAs(code)).toEqual({ path: 'inviteCode', message });
    expect((await api.refused(admin.revokeInvite, { as, input: { id } })).code).toBe('NOT_FOUND');
    const { rows } = await api.pool.query('select action from audit_log where subject_id = $1 order by id', [
      id,
    ]);
    expect(rows.map(({ action }) => action)).toEqual(['invite.create', 'invite.revoke']);
  });
});

describe('an open instance', () => {
  it('admits without a code, counts a valid one, and refuses any other', async () => {
    await admit('open');
    expect((await send()).statusCode).toBe(201);
    const { id, code } = await api.anInvite();
    expect((await send(code)).statusCode).toBe(201);
    expect(await usedOf(id)).toBe(1);
    expect(await refusedAs(code)).toEqual({ path: 'inviteCode', message });
  });
});

describe('an instance for invited people', () => {
  beforeAll(() => admit('invite'));
  afterAll(() => admit('open'));

  it('refuses whoever has no code', async () => {
    expect(await refusedAs()).toBe('INVITE_REQUIRED');
  });

  it('admits with a code, however it is typed', async () => {
    const { code } = await api.anInvite();
    expect((await send(` ${code.toLowerCase().replaceAll('-', '')} `)).statusCode).toBe(201);
  });

  it('refuses a code that is spent, out of date, unknown, of something else, or endless', async () => {
    const { recoveryCode } = await api.aSecondFactor(as);
    const codes = [
      (await api.anInvite({ used: 1 })).code,
      (await api.anInvite({ expiresAt: hoursFromNow(-1) })).code,
      'AAAA-AAAA-AAAA-AAAA',
      recoveryCode,
      'A'.repeat(10_000),
      '\u0000',
    ];
    for (const code of codes) expect(await refusedAs(code)).toEqual({ path: 'inviteCode', message });
  });

  it('admits no more people than an invitation is for, although ten come at once', async () => {
    const { id, code } = await api.anInvite({ uses: 3 });
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(code)));
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    expect(await usedOf(id)).toBe(3);
  });

  it('does not count a registration that fails', async () => {
    const { id, code } = await api.anInvite();
    await api.aMember({ username: 'taken_here' });
    expect(await refusedAs(code, 'taken_here')).toBe('EMAIL_TAKEN');
    const name = aName();
    const both = await Promise.all([send(code, name), send(code, name)]);
    expect(both.map(({ statusCode }) => statusCode).filter((status) => status === 201)).toHaveLength(1);
    expect(await usedOf(id)).toBe(1);
  });

  it('counts an invitation alike for a new and a known address with STRICT_EMAIL_PRIVACY', async () => {
    const strict = await startApi({ databaseUrl: api.url, variables: { STRICT_EMAIL_PRIVACY: '1' } });
    const known = await api.aMember();
    for (const email of [known.email, 'brand_new@example.org']) {
      const { id, code } = await api.anInvite();
      const input = { email, username: aName(), password, inviteCode: code };
      expect(await strict.call(auth.register, { input })).toEqual({
        token: null,
        refreshToken: null,
        user: null,
      });
      expect(await usedOf(id)).toBe(1);
      const again = { ...input, username: aName() };
      expect((await strict.refused(auth.register, { input: again })).code).toBe('VALIDATION_FAILED');
    }
    await strict.stop();
  });
});

describe('a closed instance', () => {
  it('admits nobody, also not with a valid code, which stays valid', async () => {
    await admit('closed');
    const { id, code } = await api.anInvite();
    expect(await refusedAs()).toBe('REGISTRATION_CLOSED');
    expect(await refusedAs(code)).toBe('REGISTRATION_CLOSED');
    expect(await usedOf(id)).toBe(0);
    await admit('open');
  });
});
