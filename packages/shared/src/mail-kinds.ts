/** The kinds of mail about an account. They are sent whatever the member’s preferences are. */
export const accountMailKinds = [
  'verify_email',
  'reset_password',
  'password_changed',
  'already_registered',
  'second_factor_on',
  'second_factor_off',
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

/** The kinds of mail that Halved sends. Their texts are under `mail.<kind>` in messages/. */
export const mailKinds = [...accountMailKinds, 'notifications', 'waits_too_long'] as const;
export type MailKind = (typeof mailKinds)[number];
