import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { currentPassword, success } from './scalars.ts';

/**
 * A code of the second factor: six digits of the authenticator app, or one of the recovery codes. Blanks, dashes and the
 * script of the digits do not count.
 */
export const secondFactorCode = z
  .string('validation.code')
  .check(z.trim(), z.minLength(1, 'validation.code'), z.maxLength(40, 'validation.code'));

export const SecondFactorCodeInput = z.strictObject({ code: secondFactorCode });

export const SecondFactorOffInput = z.strictObject({ password: currentPassword, code: secondFactorCode });

/** The operations of the second factor (RFC 6238: SHA-1, six digits, 30 seconds). */
export const secondFactor = {
  startTotp: operation('POST /auth/totp', {
    summary:
      'Makes a new secret for an authenticator app. It is not in force until it is confirmed, and replaces one that was not confirmed.',
    access: 'user',
    limit: 'passwords',
    noStore: true,
    input: z.strictObject({ password: currentPassword }),
    output: z.strictObject({ secret: z.string(), otpauthUrl: z.string() }),
    errors: ['WRONG_PASSWORD', 'SECOND_FACTOR_ON'],
  }),
  confirmTotp: operation('POST /auth/totp/confirm', {
    summary:
      'Puts the second factor in force with a code of the app, and returns the recovery codes, which are shown only now. Other sessions end.',
    access: 'user',
    limit: 'secondFactor',
    noStore: true,
    input: SecondFactorCodeInput,
    output: z.strictObject({ recoveryCodes: z.array(z.string()) }),
    errors: ['INVALID_CODE', 'SECOND_FACTOR_ON'],
  }),
  removeTotp: operation('DELETE /auth/totp', {
    summary: 'Takes the second factor out of force.',
    access: 'user',
    limit: 'passwords',
    bodied: true,
    input: SecondFactorOffInput,
    output: success,
    errors: ['WRONG_PASSWORD', 'INVALID_CODE'],
  }),
};
