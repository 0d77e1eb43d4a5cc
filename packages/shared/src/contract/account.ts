import * as z from 'zod/mini';
import { AccountExport } from './account-export.ts';
import { operation } from './operation.ts';
import { currentPassword, email, id, moment, newPassword, resetPassword, success } from './scalars.ts';

export const ForgotPasswordInput = z.strictObject({ email });

const mailedToken = z.string('INVALID_TOKEN').check(z.maxLength(200, 'INVALID_TOKEN'));

export const ResetPasswordInput = z.strictObject({ token: mailedToken, password: resetPassword });

export const ChangePasswordInput = z.strictObject({ currentPassword, newPassword });

export const DeleteAccountInput = z.strictObject({ password: currentPassword });

/** The caller's sessions. */
const Session = z.strictObject({
  id,
  createdAt: moment,
  lastUsedAt: moment,
  userAgent: z.nullable(z.string()),
  current: z.boolean(),
});

/** The operations of an account except signing in and out: mailed links, passwords, sessions. */
export const account = {
  forgotPassword: operation('POST /auth/forgot-password', {
    summary:
      'Mails a link for choosing a new password. The response does not reveal whether the address has an account.',
    access: 'any',
    limit: 'forgotPassword',
    allowsSuspended: true,
    input: ForgotPasswordInput,
    output: success,
  }),
  resetPassword: operation('POST /auth/reset-password', {
    summary: 'Sets a new password with a mailed token, which works once, within an hour. All sessions end.',
    access: 'any',
    limit: 'mailedTokens',
    allowsSuspended: true,
    input: ResetPasswordInput,
    output: success,
    errors: ['INVALID_TOKEN'],
  }),
  verifyEmail: operation('GET /auth/verify-email', {
    summary: 'Verifies an address with a mailed token, which works any number of times within 24 hours.',
    access: 'any',
    limit: 'mailedTokens',
    noStore: true,
    input: z.strictObject({ token: mailedToken }),
    output: z.strictObject({ verified: z.literal(true) }),
    errors: ['INVALID_TOKEN'],
  }),
  resendVerification: operation('POST /auth/resend-verification', {
    summary: 'Mails the link that verifies the address again.',
    access: 'user',
    limit: 'resendVerification',
    output: success,
    errors: ['ALREADY_VERIFIED'],
  }),
  changePassword: operation('PUT /auth/password', {
    summary: 'Changes the password; all other sessions end.',
    access: 'user',
    limit: 'passwords',
    input: ChangePasswordInput,
    output: success,
    errors: ['WRONG_PASSWORD'],
  }),
  sessions: operation('GET /auth/sessions', {
    summary: 'The caller’s sessions, the most recently used first.',
    access: 'user',
    output: z.strictObject({ sessions: z.array(Session) }),
  }),
  endSession: operation('DELETE /auth/sessions/:id', {
    summary: 'Ends one of the caller’s sessions.',
    access: 'user',
    input: z.strictObject({ id }),
    output: success,
    errors: ['NOT_FOUND'],
  }),
};

/** The rights that the law gives everybody: to export and to delete what is stored about them. */
export const accountData = {
  exportAccount: operation('GET /auth/account/export', {
    summary: 'Everything that is stored about the caller, as one file.',
    access: 'user',
    limit: 'exports',
    output: AccountExport,
    download: { name: 'halved-account', formats: ['json'] },
  }),
  deleteAccount: operation('DELETE /auth/account', {
    summary:
      'Deletes the account and all personal data at once. Comments with replies stay as stubs without words and author.',
    access: 'user',
    limit: 'passwords',
    bodied: true,
    allowsSuspended: true,
    input: DeleteAccountInput,
    output: success,
    errors: ['WRONG_PASSWORD', 'LAST_ADMIN'],
  }),
};
