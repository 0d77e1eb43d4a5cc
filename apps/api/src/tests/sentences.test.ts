import { newId } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { methodOf, type Operation, pathOf } from '@halved/shared/contract/operation';
import { serverTexts } from '@halved/shared/testing/sentences';
import { type Form, validationTexts } from '@halved/shared/testing/validation-sentences';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Refusal, refusalOf } from '../testing/answers.ts';
import { type Member, password } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';

let api: Api;
let member: Member;
beforeAll(async () => {
  api = await startApi();
  member = await api.aMember();
});
afterAll(() => api.stop());

/** The operation behind each form, with a valid input. */
const forms: Record<Form, { operation: Operation; validInput: Record<string, string> }> = {
  login: { operation: contract.auth.login, validInput: { email: 'someone@example.org', password } },
  registration: {
    operation: contract.auth.register,
    validInput: { email: 'someone@example.org', username: 'someone_new', password },
  },
  'forgot password': {
    operation: contract.auth.forgotPassword,
    validInput: { email: 'someone@example.org' },
  },
  'reset password': { operation: contract.auth.resetPassword, validInput: { token: 'mailed', password } },
  profile: { operation: contract.auth.updateProfile, validInput: {} },
};
const codes = [
  'INVALID_CREDENTIALS',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'INTERNAL',
  'NO_ACTIVE_SUBSCRIPTION',
] as const;
const textsOfServer = validationTexts.filter(({ field }) => field !== 'confirm');

const refuse = async (where: Form, wrong: Record<string, string>, language: string) => {
  const { operation, validInput } = forms[where];
  return refusalOf(
    await api.inject({
      method: methodOf(operation),
      url: `/api${pathOf(operation)}`,
      headers: { authorization: `Bearer ${member.token}`, 'accept-language': language },
      payload: { ...validInput, ...wrong },
    }),
  );
};

describe('the message of the specification about a wrong value', () => {
  it.each(textsOfServer)(
    'is also sent by the server, for the form $where: $says',
    async ({ where, field, given, says }) => {
      const english = await refuse(where, { [field]: given }, 'en');
      expect(english.code).toBe('VALIDATION_FAILED');
      expect(english.details).toEqual({ [field]: says });
      const { details } = await refuse(where, { [field]: given }, 'es');
      expect(details[field]).toMatch(/\S/);
      expect(details[field]).not.toBe(says);
    },
  );
});

/** For each error code, a function that makes a call which fails with this code, and returns the failure. */
const provocations: Record<keyof typeof serverTexts, (headers: Record<string, string>) => Promise<Refusal>> =
  {
    INVALID_CREDENTIALS: (headers) =>
      api.refused(contract.auth.login, {
        input: { email: member.email, password: 'Wrong-harbour-7' },
        headers,
      }),
    UNAUTHENTICATED: (headers) => api.refused(contract.dashboard.get, { headers }),
    FORBIDDEN: async (headers) => {
      const { id } = await api.aPost({ by: member });
      const as = await api.aMember();
      return api.refused(contract.posts.update, { as, input: { id, shortContent: 'Not mine.' }, headers });
    },
    INTERNAL: async (headers) => {
      const broken = vi
        .spyOn(api.pool, 'connect')
        .mockImplementation(() => Promise.reject(new Error('broken')));
      const input = { shortContent: 'I worry.', worryPrompt: 'I worry that …' };
      const refusal = await api.refused(contract.posts.create, {
        as: member,
        input,
        headers: { ...headers, 'idempotency-key': newId() },
      });
      broken.mockRestore();
      return refusal;
    },
    NO_ACTIVE_SUBSCRIPTION: (headers) => api.refused(contract.subscriptions.portal, { as: member, headers }),
  };

describe('the message of an error code', () => {
  it.each(codes)('is sent by the server with the code %s', async (code) => {
    const says = serverTexts[code];
    expect(await provocations[code]({ 'accept-language': 'en' })).toMatchObject({ code, message: says });
    const { message } = await provocations[code]({ 'accept-language': 'es' });
    expect(message).toMatch(/\S/);
    expect(message).not.toBe(says);
  });
});
