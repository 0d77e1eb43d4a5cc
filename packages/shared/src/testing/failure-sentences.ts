import type { ErrorCode } from '../errors.ts';
import { type AnalyticsPlace, analyticsFailures } from './analytics-sentences.ts';
import { serverTexts } from './sentences.ts';
import { type SubscriptionPlace, subscriptionFailures } from './subscription-sentences.ts';
import { type WellnessPlace, wellnessFailures } from './wellness-sentences.ts';

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
  | WellnessPlace
  | AnalyticsPlace
  | SubscriptionPlace;

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
    says: serverTexts.INVALID_CREDENTIALS,
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
  ...analyticsFailures,
  ...subscriptionFailures,
];
