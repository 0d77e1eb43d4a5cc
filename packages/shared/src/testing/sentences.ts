import type { ErrorCode } from '../errors.ts';
import { type WellnessPlace, wellnessFailures } from './wellness-sentences.ts';

/**
 * Every validation, error and success text, word for word. Tests keep these texts only here: those of the server
 * compare its responses with these rows, and those of the browser the texts on the screen.
 */

export type Form = 'login' | 'registration' | 'forgot password' | 'reset password' | 'profile';

/** A value that a form rejects, and the message beside the field (docs/product.md §12.3). */
export interface ValidationText {
  where: Form;
  /** The name in the contract. `confirm` exists only in the interface. */
  field: 'email' | 'username' | 'password' | 'confirm' | 'displayName' | 'bio' | 'avatarUrl';
  given: string;
  says: string;
}

const registeredPassword =
  'Password must contain at least one uppercase letter, one lowercase letter, and one number';
const newPassword =
  'Password must contain at least one lowercase letter, one uppercase letter, and one number';
const usernameCharacters = 'Username can only contain letters, numbers, and underscores';

export const validationTexts: readonly ValidationText[] = [
  { where: 'login', field: 'email', given: '', says: 'Email is required' },
  { where: 'login', field: 'email', given: 'nobody@home', says: 'Invalid email address' },
  { where: 'login', field: 'password', given: '', says: 'Password is required' },
  { where: 'login', field: 'password', given: '12345', says: 'Password must be at least 6 characters' },

  { where: 'registration', field: 'email', given: 'nobody', says: 'Please enter a valid email address' },
  { where: 'registration', field: 'username', given: 'ab', says: 'Username must be at least 3 characters' },
  {
    where: 'registration',
    field: 'username',
    given: 'a'.repeat(31),
    says: 'Username must be less than 30 characters',
  },
  { where: 'registration', field: 'username', given: 'with space', says: usernameCharacters },
  { where: 'registration', field: 'username', given: 'd-a-s-h', says: usernameCharacters },
  { where: 'registration', field: 'username', given: 'ñandú', says: usernameCharacters },
  {
    where: 'registration',
    field: 'password',
    given: 'Short-1',
    says: 'Password must be at least 8 characters',
  },
  { where: 'registration', field: 'password', given: 'no-uppercase-1', says: registeredPassword },
  { where: 'registration', field: 'password', given: 'NO-LOWERCASE-1', says: registeredPassword },
  { where: 'registration', field: 'password', given: 'No-digit-here', says: registeredPassword },

  { where: 'forgot password', field: 'email', given: '', says: 'Email is required' },
  { where: 'forgot password', field: 'email', given: 'nobody', says: 'Invalid email address' },

  { where: 'reset password', field: 'password', given: '', says: 'Password is required' },
  {
    where: 'reset password',
    field: 'password',
    given: 'Short-1',
    says: 'Password must be at least 8 characters',
  },
  { where: 'reset password', field: 'password', given: 'no-uppercase-1', says: newPassword },
  { where: 'reset password', field: 'password', given: 'NO-LOWERCASE-1', says: newPassword },
  { where: 'reset password', field: 'password', given: 'No-digit-here', says: newPassword },
  { where: 'reset password', field: 'confirm', given: '', says: 'Please confirm your password' },
  { where: 'reset password', field: 'confirm', given: 'Another-1', says: 'Passwords do not match' },

  { where: 'profile', field: 'displayName', given: '   ', says: 'Display name is required' },
  {
    where: 'profile',
    field: 'displayName',
    given: 'x'.repeat(101),
    says: 'Display name must be less than 100 characters',
  },
  { where: 'profile', field: 'bio', given: 'x'.repeat(501), says: 'Bio must be less than 500 characters' },
  { where: 'profile', field: 'avatarUrl', given: 'pictures', says: 'Must be a valid URL' },
];

/** The response with which the test replaces the server's. */
export interface Answer {
  /** A call under /api, such as `POST /auth/login`. */
  call: string;
  /** 0 means that the server sends no response. */
  status: number;
  /** The code and the message of the error in the body, if there is one. */
  error?: { code: ErrorCode; message: string };
}

export type Place =
  | 'login'
  | 'registration'
  | 'forgot password'
  | 'reset password'
  | 'verification'
  | 'profile'
  | 'edit profile'
  | 'dashboard'
  | 'settings'
  | 'resend verification'
  | 'notifications'
  | 'preferences'
  | 'a preference'
  | 'a worry'
  | 'an analysis'
  | 'analyzing'
  | 'similar worries'
  | WellnessPlace;

/** A failing call and the text of the interface, on the page or as a toast (docs/product.md §12.2). */
export interface FailureText {
  where: Place;
  given: Answer;
  says: string;
}

/** A message that can only come from the server. */
const rateLimited = { code: 'RATE_LIMITED', message: 'That was a lot at once.' } as const;
const unreachable = 'Unable to connect to the server. Please check your internet connection and try again.';
const invalidLink = 'The verification link is invalid or has expired.';
const wrongSignIn = 'Invalid email or password. Please check your credentials and try again.';
const verifyFailed = 'Failed to send verification email. Please try again.';

const login = 'POST /auth/login';
const register = 'POST /auth/register';
const forgot = 'POST /auth/forgot-password';
const reset = 'POST /auth/reset-password';
const verify = 'GET /auth/verify-email';
const resend = 'POST /auth/resend-verification';
const profile = 'GET /users/*';
const save = 'PUT /auth/profile';
const preferences = 'notifications/preferences';
const analysis = 'analysis/posts/*';

export const failureTexts: readonly FailureText[] = [
  {
    where: 'login',
    given: { call: login, status: 401, error: { code: 'INVALID_CREDENTIALS', message: 'No.' } },
    says: wrongSignIn,
  },
  {
    // The status is 500, because the screen treats 503 as a waking server (docs/product.md §10.1).
    where: 'login',
    given: { call: login, status: 500, error: { code: 'SERVICE_UNAVAILABLE', message: 'No.' } },
    says: 'Login service is temporarily unavailable. Please try again in a moment.',
  },
  { where: 'login', given: { call: login, status: 429, error: rateLimited }, says: rateLimited.message },
  { where: 'login', given: { call: login, status: 500 }, says: 'Login failed' },
  {
    where: 'registration',
    given: { call: register, status: 429, error: rateLimited },
    says: rateLimited.message,
  },
  { where: 'registration', given: { call: register, status: 500 }, says: 'Registration failed' },
  {
    where: 'forgot password',
    given: { call: forgot, status: 500 },
    says: 'Failed to send reset email. Please try again.',
  },
  { where: 'reset password', given: { call: reset, status: 500 }, says: 'Failed to reset password' },
  { where: 'verification', given: { call: verify, status: 500 }, says: 'Email verification failed' },
  { where: 'verification', given: { call: verify, status: 500 }, says: invalidLink },
  {
    where: 'verification',
    given: { call: verify, status: 400, error: { code: 'INVALID_TOKEN', message: 'No.' } },
    says: invalidLink,
  },
  { where: 'profile', given: { call: profile, status: 500 }, says: 'Failed to load profile' },
  { where: 'profile', given: { call: 'GET /**', status: 0 }, says: unreachable },
  { where: 'edit profile', given: { call: save, status: 500 }, says: 'Failed to update profile' },
  {
    where: 'dashboard',
    given: { call: 'GET /dashboard', status: 500 },
    says: 'Failed to load dashboard data',
  },
  {
    where: 'settings',
    given: { call: save, status: 500 },
    says: 'Failed to save settings. Please try again.',
  },
  {
    where: 'resend verification',
    given: { call: resend, status: 429, error: rateLimited },
    says: rateLimited.message,
  },
  { where: 'resend verification', given: { call: resend, status: 500 }, says: verifyFailed },
  {
    where: 'notifications',
    given: { call: 'GET /notifications?*', status: 500 },
    says: 'Failed to load notifications',
  },
  {
    where: 'preferences',
    given: { call: `GET /${preferences}`, status: 500 },
    says: 'Failed to load preferences',
  },
  {
    where: 'a preference',
    given: { call: `PUT /${preferences}`, status: 500 },
    says: 'Failed to update preferences',
  },
  { where: 'a worry', given: { call: 'GET /posts/*', status: 500 }, says: 'Failed to load post' },
  { where: 'an analysis', given: { call: `GET /${analysis}`, status: 500 }, says: 'Failed to load analysis' },
  {
    where: 'analyzing',
    given: { call: `POST /${analysis}/analyze`, status: 500 },
    says: 'Failed to analyze worry',
  },
  {
    where: 'analyzing',
    given: { call: `POST /${analysis}/analyze`, status: 429, error: rateLimited },
    says: rateLimited.message,
  },
  {
    where: 'similar worries',
    given: { call: `GET /${analysis}/similar*`, status: 500 },
    says: 'Failed to load similar worries',
  },
  ...wellnessFailures,
];

/** The message of the server for each of these error codes. */
export const serverTexts = {
  INVALID_CREDENTIALS: wrongSignIn,
  UNAUTHENTICATED: 'You need to be logged in to access this page.',
  FORBIDDEN: "You don't have permission to access this resource.",
  INTERNAL: 'Server error. Please try again later.',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The other texts about failures. Each belongs to one situation of the interface. */
export const clientTexts = {
  fixFirst: 'Please fix the validation errors before submitting',
  noReset: 'Invalid reset link',
  noVerification: 'Invalid verification link',
  wakingTooLong: 'Services are taking longer than expected to wake up. Please try again in a moment.',
  generic: 'Something went wrong',
  notFound: 'Page not found',
  network: 'Network error. Please check your connection.',
} as const;

/** The success toasts. */
export const successTexts = {
  login: 'Welcome back!',
  registration: 'Account created successfully!',
  forgotPassword: 'Password reset instructions sent to your email',
  resetPassword: 'Password reset successful! You can now log in with your new password.',
  profile: 'Profile updated successfully!',
  settings: 'Settings saved successfully!',
  verification: 'Verification email sent! Check your inbox.',
} as const;
