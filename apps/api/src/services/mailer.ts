import type { Env } from '../env.ts';
import type { Mailer } from './mail.ts';
import { createFileMailer } from './mailer-files.ts';
import { createSmtpMailer } from './mailer-smtp.ts';

/** By SMTP_URL, else into files under DATA_DIR; nothing is loaded or opened before the first mail. */
export const createMailer = (env: Env): Mailer =>
  env.smtpUrl ? createSmtpMailer(env, env.smtpUrl) : createFileMailer(env);
