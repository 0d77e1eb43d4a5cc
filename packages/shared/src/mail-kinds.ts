/** Every mail that Halved sends about an account. Its texts stand under `mail.<kind>` in messages/. */
export const mailKinds = [
  'verify_email',
  'reset_password',
  'password_changed',
  'already_registered',
] as const;
export type MailKind = (typeof mailKinds)[number];
