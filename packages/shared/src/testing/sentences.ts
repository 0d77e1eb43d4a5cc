import type { ErrorCode } from '../errors.ts';

/**
 * The texts of errors and successes, word for word. Tests keep these texts only here, in `validation-sentences.ts` and
 * in `failure-sentences.ts`: those of the server compare its responses with them, and those of the browser the texts on
 * the screen.
 */

/** The message of the server for each of these error codes. */
export const serverTexts = {
  INVALID_CREDENTIALS: 'Invalid email or password. Please check your credentials and try again.',
  UNAUTHENTICATED: 'You need to be logged in to access this page.',
  FORBIDDEN: "You don't have permission to access this resource.",
  INTERNAL: 'Server error. Please try again later.',
  NO_ACTIVE_SUBSCRIPTION: 'No active subscription found',
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
