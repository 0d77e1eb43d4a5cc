import { createTestDatabase } from '@halved/db/testing/test-database';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCiphers } from '../../services/ciphers.ts';
import { type Member, password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { codeOf } from '../../testing/second-factors.ts';

const { startTotp, confirmTotp, removeTotp, profile, login, changePassword, exportAccount } = contract.auth;

let api: Api;
beforeAll(async () => {
  api = await startApi({ variables: { PUBLIC_URL: 'http://halved.example:3000' } });
});
afterAll(() => api.stop());

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret as an authenticator app reads it. */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}

const start = async (as: Member) =>
  fromBase32((await api.call(startTotp, { as, input: { password } })).secret);

const confirm = (as: Member, code: string) => api.send(confirmTotp, { as, input: { code } });
const flagOf = async (as: Member) => (await api.call(profile, { as })).hasSecondFactor;
const codesLeft = async ({ id }: Member) =>
  (await api.pool.query('select 1 from recovery_codes where user_id = $1', [id])).rowCount;
const mailsOf = async ({ id }: Member) =>
  (await api.pool.query('select kind from outbox where user_id = $1', [id])).rows.map(({ kind }) => kind);
const actionsAbout = async ({ id }: Member) =>
  (await api.pool.query('select action from audit_log where subject_id = $1 order by id', [id])).rows.map(
    ({ action }) => action,
  );

describe('switching the second factor on', () => {
  it('takes the password, then a code of the app, and gives ten recovery codes', async () => {
    const as = await api.aMember();
    const { secret, otpauthUrl } = await api.call(startTotp, { as, input: { password } });
    expect(otpauthUrl).toContain(`totp/halved.example:${as.username}?secret=${secret}&issuer=halved.example`);
    expect(await flagOf(as)).toBe(false);
    const { recoveryCodes } = await api.call(confirmTotp, {
      as,
      input: { code: codeOf(fromBase32(secret)) },
    });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await flagOf(as)).toBe(true);
    expect(await mailsOf(as)).toEqual(['second_factor_on']);
    expect(await actionsAbout(as)).toEqual(['user.second_factor_on']);
  });

  it('is not reported any more to an address that nobody has confirmed, after three reports in an hour', async () => {
    const limited = await startApi({ databaseUrl: api.url, variables: { RATE_LIMIT_SCALE: '1' } });
    const as = await api.aMember({ emailVerifiedAt: null });
    for (let time = 0; time < 3; time++)
      await limited.call(changePassword, { as, input: { currentPassword: password, newPassword: password } });
    await api.pool.query('delete from outbox where user_id = $1', [as.id]);
    const secret = await start(as);
    await limited.call(confirmTotp, { as, input: { code: codeOf(secret) } });
    await limited.call(removeTotp, { as, input: { password, code: codeOf(secret, 1) } });
    expect(await mailsOf(as)).toEqual([]);
    await limited.stop();
  });

  it('ends the other sessions, and not the one that switched it on', async () => {
    const as = await api.aMember();
    const { token } = await api.call(login, { input: { email: as.email, password } });
    await confirm(as, codeOf(await start(as)));
    api.services.accounts.forget(as.id);
    expect((await api.refused(profile, { as: { token: token ?? '' } })).code).toBe('UNAUTHENTICATED');
    await api.call(profile, { as });
  });

  it('is refused with a wrong password, a wrong code, and when it is on already', async () => {
    const as = await api.aMember();
    const wrong = { password: 'Wrong2horse' };
    expect((await api.refused(startTotp, { as, input: wrong })).code).toBe('WRONG_PASSWORD');
    expect((await confirm(as, '123456')).json().error.code).toBe('INVALID_CODE');
    const secret = await start(as);
    expect((await confirm(as, codeOf(secret, -2))).json().error.code).toBe('INVALID_CODE');
    expect((await confirm(as, codeOf(secret))).statusCode).toBe(200);
    expect((await api.refused(startTotp, { as, input: { password } })).code).toBe('SECOND_FACTOR_ON');
    const { code, message } = (await confirm(as, codeOf(secret, 1))).json().error;
    expect(code).toBe('SECOND_FACTOR_ON');
    // The first answer, with the recovery codes, may have been lost.
    expect(message).toContain('If you have no recovery codes');
  });

  it('replaces a secret that was not confirmed', async () => {
    const as = await api.aMember();
    const [first, second] = [await start(as), await start(as)];
    expect((await confirm(as, codeOf(first))).json().error.code).toBe('INVALID_CODE');
    expect((await confirm(as, codeOf(second))).statusCode).toBe(200);
  });

  it('happens once although two tabs confirm at once', async () => {
    const as = await api.aMember();
    const secret = await start(as);
    const responses = await Promise.all([confirm(as, codeOf(secret)), confirm(as, codeOf(secret, 1))]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await codesLeft(as)).toBe(10);
  });

  it('can be tried ten times in a quarter of an hour', async () => {
    const limited = await startApi({ databaseUrl: api.url, variables: { RATE_LIMIT_SCALE: '1' } });
    const as = await api.aMember();
    const codes: string[] = [];
    for (let tries = 0; tries < 11; tries++)
      codes.push((await limited.refused(confirmTotp, { as, input: { code: '000000' } })).code);
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'INVALID_CODE'));
    expect(codes[10]).toBe('RATE_LIMITED');
    await limited.stop();
  });
});

describe('switching the second factor off', () => {
  const remove = (as: Member, input: { password: string; code: string }) =>
    api.send(removeTotp, { as, input });

  it('takes the password and a code of the app, and leaves no secret and no recovery code', async () => {
    const as = await api.aMember();
    const { secret } = await api.aSecondFactor(as);
    expect((await remove(as, { password: 'Wrong2horse', code: codeOf(secret) })).statusCode).toBe(403);
    expect((await remove(as, { password, code: '000000' })).json().error.code).toBe('INVALID_CODE');
    expect(await flagOf(as)).toBe(true);
    expect((await remove(as, { password, code: codeOf(secret) })).statusCode).toBe(200);
    expect(await flagOf(as)).toBe(false);
    expect(await codesLeft(as)).toBe(0);
    expect(await mailsOf(as)).toEqual(['second_factor_off']);
    expect(await actionsAbout(as)).toEqual(['user.second_factor_off']);
    await api.call(login, { input: { email: as.email, password } });
  });

  it('works with a recovery code', async () => {
    const as = await api.aMember();
    const { recoveryCode } = await api.aSecondFactor(as);
    expect((await remove(as, { password, code: recoveryCode })).statusCode).toBe(200);
    expect(await flagOf(as)).toBe(false);
  });

  it('is refused when none is in force, also with a code of a secret that was not confirmed', async () => {
    const as = await api.aMember();
    expect((await remove(as, { password, code: '123456' })).json().error.code).toBe('INVALID_CODE');
    const secret = await start(as);
    expect((await remove(as, { password, code: codeOf(secret) })).json().error.code).toBe('INVALID_CODE');
  });
});

describe('the secret of a second factor', () => {
  it('is neither in the database nor in the export, which says since when it is in force', async () => {
    const as = await api.aMember();
    const text = (await api.call(startTotp, { as, input: { password } })).secret;
    const secret = fromBase32(text);
    const response = await confirm(as, codeOf(secret));
    const codes: string[] = response.json().data.recoveryCodes;
    const rows = await api.pool.query(
      `select f::text as row from second_factors f where user_id = $1
       union all select c::text from recovery_codes c where user_id = $1`,
      [as.id],
    );
    const stored = JSON.stringify(rows.rows);
    const data = await api.call(exportAccount, { as });
    for (const form of [text, secret.toString('hex'), secret.toString('base64url'), ...codes]) {
      expect(stored).not.toContain(form);
      expect(JSON.stringify(data)).not.toContain(form);
    }
    expect(data.account.secondFactorSince).not.toBeNull();
  });

  it('of one member does not decrypt as the secret of another', async () => {
    const [one, other] = [await api.aMember(), await api.aMember()];
    const { secret } = await api.aSecondFactor(one);
    await api.aSecondFactor(other);
    await api.pool.query(
      `update second_factors set secret = (select secret from second_factors where user_id = $1) where user_id = $2`,
      [one.id, other.id],
    );
    const input = { email: other.email, password, code: codeOf(secret) };
    expect((await api.refused(login, { input })).code).toBe('INVALID_CODE');
  });

  it('is encrypted anew with the first secret of the instance at the next sign-in', async () => {
    const database = await createTestDatabase();
    const servers = ['old', 'new,old', 'new'].map((names) => {
      const secrets = names.split(',').map((name) => `${name} words that sign and encrypt here`);
      return () => startApi({ databaseUrl: database.url, variables: { JWT_SECRET: secrets.join(',') } });
    });
    const [old, both, renewed] = [await servers[0]?.(), await servers[1]?.(), await servers[2]?.()];
    if (!old || !both || !renewed) return expect.unreachable();
    const member = await old.aMember();
    const { secret } = await old.aSecondFactor(member);
    const signIn = (steps: number) => ({
      input: { email: member.email, password, code: codeOf(secret, steps) },
    });
    expect((await renewed.refused(login, signIn(-1))).code).toBe('INVALID_CODE');
    await both.call(login, signIn(0));
    await renewed.call(login, signIn(1));
    for (const server of [old, both, renewed]) await server.stop();
    await database.drop();
  });

  it('is encrypted with the secret of the instance', () => {
    const [ours, others] = [['ours'], ['others']].map((secrets) => createCiphers(secrets)('second factor x'));
    expect(others?.decrypt(ours?.encrypt('word') ?? '')).toBeNull();
  });
});
