import type { Env } from '../env.ts';
import type { Mailer } from './mail.ts';
import { createFileMailer } from './mailer-files.ts';
import { createSmtpMailer } from './mailer-smtp.ts';

/**
 * Sends mail by SMTP_URL, or else writes it to files under DATA_DIR. Nothing is loaded or opened before the first mail.
 */
export const createMailer = (env: Env): Mailer =>
  env.smtpUrl ? createSmtpMailer(env, env.smtpUrl) : createFileMailer(env);
