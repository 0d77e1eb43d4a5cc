import { defaultLanguage, type LanguageCode, languageCodes } from '@halved/shared/languages';
import { Command, Option } from 'commander';
import { readEnv } from '../env.ts';
import { composeMail } from '../mail/compose.ts';
import { remedyOf } from '../modules/doctor/public.ts';
import { MailError } from '../services/mail.ts';
import { createMailer } from '../services/mailer.ts';
import { CommandError } from '../start/explain.ts';
import { say } from '../start/say.ts';
import { given } from './given.ts';

async function test(to: string, { language }: { language: LanguageCode }): Promise<void> {
  const env = readEnv();
  const mailer = createMailer(env);
  const mail = composeMail({ kind: 'test', language, publicUrl: env.publicUrl });
  try {
    await mailer.send({ ...mail, to, id: `test-${Date.now()}` });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    if (error.reason === 'unfit')
      throw new CommandError(`${to} is no address. Give one such as someone@example.org.`);
    if (error.failure === 'address') throw new CommandError(`There is no such mailbox (${error.reason}).`);
    throw new CommandError(`${mailer.where} did not take the mail: ${remedyOf(error)}`);
  }
  say(
    env.smtpUrl
      ? `${mailer.where} has taken the mail. Whether it arrives, that mailbox shows.`
      : `Written into ${mailer.where}. To send mail, set SMTP_URL.`,
  );
}

/** `mail test`. */
export function mailCommands(): Command {
  const mail = new Command('mail').description('Mail, and whether it goes out.');
  mail
    .command('test')
    .description('Sends one mail that says nothing but that it arrived.')
    .argument('<to>', 'an address', given)
    .addOption(
      new Option('--language <code>', 'the language it is written in')
        .choices(languageCodes)
        .default(defaultLanguage),
    )
    .action(test);
  return mail;
}
