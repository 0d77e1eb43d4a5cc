import * as z from 'zod/mini';
import { countryCodes } from '../countries.ts';
import { limits } from '../limits.ts';
import { parseUrl } from '../parse-url.ts';
import { isBlank } from '../people-words.ts';
import { inviteCode } from './invites.ts';
import { callsWithValidInput, operation } from './operation.ts';
import {
  currentPassword,
  email,
  language,
  newEmail,
  newPassword,
  newUsername,
  personText,
  privacyLevel,
  success,
} from './scalars.ts';
import { secondFactorCode } from './second-factor.ts';
import { User } from './users.ts';

export const RegisterInput = z.strictObject({
  email: newEmail,
  username: newUsername,
  password: newPassword,
  language: z.optional(language),
  /** Needed where only invited people may register. */
  inviteCode: z.optional(inviteCode),
});

export const LoginInput = z.strictObject({
  email,
  password: currentPassword,
  /** A code of the second factor, once the password was right without one. */
  code: z.optional(secondFactorCode),
});

const Tokens = { token: z.string(), refreshToken: z.string() };
const Session = z.strictObject({ ...Tokens, user: User });

/** All fields are set, except with STRICT_EMAIL_PRIVACY: then all are null, and a mail explains the next step. */
const Registered = z.strictObject({
  token: z.nullable(z.string()),
  refreshToken: z.nullable(z.string()),
  user: z.nullable(User),
});

const clearable = (max: number, tooLong: string, lines = false) => personText({ max, tooLong, lines });

const notBlank = z.refine<string>((text) => text === '' || !isBlank(text), 'validation.displayNameRequired');

const httpsUrl = (text: string) => text === '' || parseUrl(text)?.protocol === 'https:';

/** The input of PUT /auth/profile. Every field is optional and none has a default. An empty text clears its field. */
export const ProfileInput = z.strictObject({
  displayName: z.optional(
    z.pipe(
      z.string('validation.displayNameRequired').check(notBlank),
      clearable(limits.displayNameMax, 'validation.displayNameTooLong'),
    ),
  ),
  bio: z.optional(clearable(limits.bio.max, 'validation.bioTooLong', true)),
  avatarUrl: z.optional(
    clearable(limits.avatarUrlMax, 'validation.url').check(z.refine(httpsUrl, 'validation.url')),
  ),
  country: z.optional(z.enum([...countryCodes, ''], 'validation.country')),
  region: z.optional(clearable(limits.regionMax, 'validation.regionTooLong')),
  city: z.optional(clearable(limits.cityMax, 'validation.cityTooLong')),
  locationSharing: z.optional(z.boolean()),
  emailNotifications: z.optional(z.boolean()),
  pushNotifications: z.optional(z.boolean()),
  privacyLevel: z.optional(privacyLevel),
  language: z.optional(language),
  listedInMembers: z.optional(z.boolean()),
});

export const auth = {
  register: operation('POST /auth/register', {
    summary:
      'Creates an account and signs in. With STRICT_EMAIL_PRIVACY all fields are null, and a mail explains the next step.',
    access: 'any',
    limit: 'register',
    limitedPart: callsWithValidInput,
    status: 201,
    input: RegisterInput,
    output: Registered,
    errors: ['EMAIL_TAKEN', 'USERNAME_TAKEN', 'REGISTRATION_CLOSED', 'INVITE_REQUIRED'],
    ignoresBadToken: true,
  }),
  login: operation('POST /auth/login', {
    summary: 'Signs in. A wrong password and an unknown account get the same response in the same time.',
    access: 'any',
    limit: 'login',
    input: LoginInput,
    output: Session,
    errors: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'INVALID_CODE'],
    ignoresBadToken: true,
    allowsSuspended: true,
  }),
  logout: operation('POST /auth/logout', {
    summary: 'Ends the session of the token. Its refresh token becomes invalid.',
    access: 'user',
    output: success,
    ignoresBadToken: true,
    acceptsExpiredToken: true,
    allowsSuspended: true,
  }),
  refresh: operation('POST /auth/refresh', {
    summary:
      'Exchanges a refresh token for a new pair of tokens. If a used token is used again later, the session ends.',
    access: 'any',
    limit: 'refresh',
    input: z.strictObject({
      refreshToken: z.string('INVALID_REFRESH_TOKEN').check(z.maxLength(200, 'INVALID_REFRESH_TOKEN')),
    }),
    output: z.strictObject(Tokens),
    errors: ['INVALID_REFRESH_TOKEN'],
    ignoresBadToken: true,
    allowsSuspended: true,
  }),
  profile: operation('GET /auth/profile', {
    summary: 'The caller’s own account.',
    access: 'user',
    output: User,
  }),
  updateProfile: operation('PUT /auth/profile', {
    summary:
      'Changes any fields of the account. Turning locationSharing off erases country, region and city.',
    access: 'user',
    input: ProfileInput,
    output: User,
  }),
  checkEmail: operation('GET /auth/check-email/:email', {
    summary: 'Whether an address can be registered, and a corrected spelling if its domain looks mistyped.',
    access: 'any',
    limit: 'checkEmail',
    input: z.strictObject({ email: newEmail }),
    output: z.strictObject({ available: z.boolean(), suggestion: z.nullable(z.string()) }),
  }),
  checkUsername: operation('GET /auth/check-username/:username', {
    summary: 'Whether a username is free, and up to three free ones if it is taken.',
    access: 'any',
    limit: 'checkUsername',
    input: z.strictObject({ username: newUsername }),
    output: z.strictObject({ available: z.boolean(), suggestions: z.array(z.string()) }),
  }),
};
