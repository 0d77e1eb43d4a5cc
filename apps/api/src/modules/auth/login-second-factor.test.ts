import { contract } from '@halved/shared/contract';
import { rateLimits } from '@halved/shared/rate-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { codeOf } from '../../testing/second-factors.ts';

const { changePassword, login, resetPassword } = contract.auth;
const newPassword = 'Better2horses';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const send = (member: Member, code?: string, on: Api = api, from = '198.51.100.7') =>
  on.send(login, { input: { email: member.email, password, ...(code && { code }) }, from });

/** The code of the failure, or the status of a success. */
const answer = async (...call: Parameters<typeof send>): Promise<string> => {
  const response = await send(...call);
  return response.statusCode === 200 ? 'signed in' : response.json().error.code;
};

describe('signing in with a second factor', () => {
  it('asks for a code only when the password is right', async () => {
    const member = await api.aMember();
    const { secret } = await api.aSecondFactor(member);
    expect(await answer(member)).toBe('SECOND_FACTOR_REQUIRED');
    const input = { email: member.email, password: 'Wrong2horse', code: codeOf(secret) };
    expect((await api.refused(login, { input })).code).toBe('INVALID_CREDENTIALS');
    expect(await answer(member, codeOf(secret))).toBe('signed in');
  });

  it('accepts a code one step early or late, and none of yesterday', async () => {
    const [early, late, other] = [await api.aMember(), await api.aMember(), await api.aMember()];
    expect(await answer(early, codeOf((await api.aSecondFactor(early)).secret, 1))).toBe('signed in');
    expect(await answer(late, codeOf((await api.aSecondFactor(late)).secret, -1))).toBe('signed in');
    const { secret } = await api.aSecondFactor(other);
    for (const steps of [-2, 2, -2_880])
      expect(await answer(other, codeOf(secret, steps))).toBe('INVALID_CODE');
  });

  it('accepts a code with a blank in its middle', async () => {
    const member = await api.aMember();
    const code = codeOf((await api.aSecondFactor(member)).secret);
    expect(await answer(member, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe('signed in');
  });

  it('accepts a code once, also when it is sent twice at the same moment', async () => {
    const member = await api.aMember();
    const { secret } = await api.aSecondFactor(member);
    const code = codeOf(secret);
    const both = await Promise.all([answer(member, code), answer(member, code)]);
    expect(both.sort()).toEqual(['INVALID_CODE', 'signed in']);
    expect(await answer(member, code)).toBe('INVALID_CODE');
    expect(await answer(member, codeOf(secret, -1))).toBe('INVALID_CODE');
    expect(await answer(member, codeOf(secret, 1))).toBe('signed in');
  });

  it('accepts a recovery code once, however it is typed, and says so in the audit log', async () => {
    const member = await api.aMember();
    const { recoveryCode } = await api.aSecondFactor(member);
    const typed = recoveryCode.toLowerCase().replaceAll('-', ' ');
    const both = await Promise.all([answer(member, typed), answer(member, recoveryCode)]);
    expect(both.sort()).toEqual(['INVALID_CODE', 'signed in']);
    expect(await answer(member, recoveryCode)).toBe('INVALID_CODE');
    const { rows } = await api.pool.query('select action from audit_log where actor_id = $1', [member.id]);
    expect(rows).toEqual([{ action: 'user.recovery_code' }]);
  });

  it('does not accept the recovery code of another member', async () => {
    const [member, other] = [await api.aMember(), await api.aMember()];
    await api.aSecondFactor(member);
    const { recoveryCode } = await api.aSecondFactor(other);
    expect(await answer(member, recoveryCode)).toBe('INVALID_CODE');
  });

  it('still needs the code after a new password was chosen by mail', async () => {
    const member = await api.aMember();
    const { secret } = await api.aSecondFactor(member);
    const token = await api.aMailedToken(member, 'reset');
    await api.call(resetPassword, { input: { token, password: newPassword } });
    const input = { email: member.email, password: newPassword };
    expect((await api.refused(login, { input })).code).toBe('SECOND_FACTOR_REQUIRED');
    await api.call(login, { input: { ...input, code: codeOf(secret) } });
  });

  it('ignores a code for an account without a second factor', async () => {
    expect(await answer(await api.aMember(), '123456')).toBe('signed in');
  });
});

describe('wrong codes', () => {
  let guarded: Api;
  beforeAll(async () => {
    guarded = await startApi({ databaseUrl: api.url, variables: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => guarded.stop());

  /** Counts wrong codes as a sign-in does, without the hash of its password. */
  const countWrongCodes = async ({ id }: Member, count: number) => {
    for (let code = 0; code < count; code++) await guarded.services.limiter.consume('secondFactorLogin', id);
  };

  it('are limited like wrong passwords, and the right password alone forgives none of them', async () => {
    const member = await api.aMember();
    const { secret } = await api.aSecondFactor(member);
    const answers: string[] = [];
    for (let tries = 0; tries < 11; tries++) {
      answers.push(await answer(member, '000000', guarded));
      await send(member, undefined, guarded);
    }
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'INVALID_CODE'));
    expect(answers[10]).toBe('RATE_LIMITED');
    expect(await answer(member, codeOf(secret), guarded, '203.0.113.9')).toBe('signed in');
  }, 60_000);

  it('are limited by account too, so that many addresses gain nothing', async () => {
    const member = await api.aMember();
    await api.aSecondFactor(member);
    await countWrongCodes(member, rateLimits.secondFactorLogin.points - 4);
    const answers: string[] = [];
    for (let tries = 0; tries < 5; tries++)
      answers.push(await answer(member, '000000', guarded, `203.0.113.${tries + 10}`));
    expect(answers).toEqual([...Array.from({ length: 4 }, () => 'INVALID_CODE'), 'RATE_LIMITED']);
    expect(await answer(member, undefined, guarded, '203.0.113.99')).toBe('SECOND_FACTOR_REQUIRED');
  }, 60_000);

  it.each([
    [
      'by mail',
      async (member: Member) => {
        const token = await api.aMailedToken(member, 'reset');
        await guarded.call(resetPassword, { input: { token, password: newPassword } });
      },
    ],
    [
      'in the settings',
      async (as: Member) => {
        await guarded.call(changePassword, { as, input: { currentPassword: password, newPassword } });
      },
    ],
  ])(
    'of somebody who knows the password keep the owner out only until a new one is chosen %s',
    async (_, choose) => {
      const member = await api.aMember();
      const { secret } = await api.aSecondFactor(member);
      await countWrongCodes(member, rateLimits.secondFactorLogin.points);
      expect(await answer(member, codeOf(secret), guarded)).toBe('RATE_LIMITED');
      await choose(member);
      const input = { email: member.email, password: newPassword, code: codeOf(secret) };
      expect((await guarded.send(login, { input, from: '203.0.113.98' })).statusCode).toBe(200);
    },
  );
});
