/** The kinds of mail that Halved sends, all about an account. Their texts are under `mail.<kind>` in messages/. */
export const mailKinds = [
  'verify_email',
  'reset_password',
  'password_changed',
  'already_registered',
] as const;
export type MailKind = (typeof mailKinds)[number];
