import { contract } from '@halved/shared/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { issueSetupCode } from '../modules/instance/public.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { setupLines } from './setup.ts';

const { admin, auth, service } = contract;

let api: Api;
beforeEach(async () => {
  api = await startApi({ variables: { PUBLIC_URL: 'http://halved.example' } });
});
afterEach(() => api.stop());

/** What a start prints about the code. */
async function printed(demo = false): Promise<string> {
  const code = await issueSetupCode(api.services);
  return code ? setupLines({ ...api.services.env, demo }, code) : '';
}

const codeIn = (text: string) => /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(text)?.[0] ?? '';
const roleOf = async (as: { token: string }) => (await api.call(auth.profile, { as })).role;
const expire = () => api.pool.query(`update setup_code set expires_at = now()`);

describe('the first start of an instance without an admin', () => {
  it('prints a code and the address of /setup, once', async () => {
    const text = await printed();
    expect(text).toContain('http://halved.example/setup');
    expect(codeIn(text)).not.toBe('');
    expect(await printed()).toBe('');
  });

  it('prints one line in a demo', async () => {
    const text = await printed(true);
    expect(text).toContain(`enter ${codeIn(text)} on http://halved.example/setup`);
    expect(text).not.toContain('\n');
  });

  it('prints one code although two servers start at once', async () => {
    const texts = await Promise.all([printed(), printed()]);
    expect(texts.filter((text) => text !== '')).toHaveLength(1);
  });

  it('prints nothing if there is an admin', async () => {
    await api.aMember({ role: 'admin' });
    expect(await printed()).toBe('');
  });

  it('prints a new code once the last one is out of date, and the last one no longer works', async () => {
    const old = codeIn(await printed());
    await expire();
    const [code, as] = [codeIn(await printed()), await api.aMember()];
    expect(code).not.toBe(old);
    expect((await api.refused(admin.setup, { as, input: { code: old } })).code).toBe('NOT_FOUND');
    await api.call(admin.setup, { as, input: { code } });
  });

  it('stores only the hash of the code', async () => {
    const code = codeIn(await printed());
    const { rows } = await api.pool.query('select setup_code::text as row from setup_code');
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(code.replaceAll('-', ''));
  });
});

describe('the code of the first start', () => {
  it('makes a member the first admin, however it is typed, and says so in the audit log', async () => {
    const [code, as] = [codeIn(await printed()), await api.aMember()];
    expect((await api.call(service.instance)).needsSetup).toBe(true);
    await api.call(admin.setup, { as, input: { code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` } });
    expect(await roleOf(as)).toBe('admin');
    expect((await api.call(service.instance)).needsSetup).toBe(false);
    const { entries } = await api.call(contract.moderation.log, { as, input: {} });
    expect(entries).toMatchObject([
      { action: 'user.role', actor: { id: as.id }, subjectId: as.id, details: { role: 'admin' } },
    ]);
  });

  it('makes one admin although two members send it at once', async () => {
    const code = codeIn(await printed());
    const members = [await api.aMember(), await api.aMember()];
    const responses = await Promise.all(members.map((as) => api.send(admin.setup, { as, input: { code } })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    const { rows } = await api.pool.query(`select 1 from users where role = 'admin'`);
    expect(rows).toHaveLength(1);
  });

  it('is not found when it is wrong, too old, or when there is an admin', async () => {
    const [code, as] = [codeIn(await printed()), await api.aMember()];
    const refusal = async (input: { code: string }) => (await api.refused(admin.setup, { as, input })).code;
    expect(await refusal({ code: 'AAAA-AAAA-AAAA-AAAA' })).toBe('NOT_FOUND');
    await expire();
    expect(await refusal({ code })).toBe('NOT_FOUND');
    const other = codeIn(await printed());
    await api.aMember({ role: 'admin' });
    expect(await refusal({ code: other })).toBe('NOT_FOUND');
    expect(await roleOf(as)).toBe('member');
  });

  it('can be tried ten times an hour', async () => {
    const limited = await startApi({ databaseUrl: api.url, variables: { RATE_LIMIT_SCALE: '1' } });
    const as = await api.aMember();
    const codes: string[] = [];
    for (let tries = 0; tries < 11; tries++)
      codes.push((await limited.refused(admin.setup, { as, input: { code: `WRONG-${tries}` } })).code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'NOT_FOUND'), 'RATE_LIMITED']);
    await limited.stop();
  });
});
