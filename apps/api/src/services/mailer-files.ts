import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '@halved/shared/durations';
import type { Env } from '../env.ts';
import type { Mail, Mailer } from './mail.ts';
import { messageOf } from './mailer-message.ts';
import { removeOldFiles } from './old-files.ts';

type DataFolder = Pick<Env, 'dataDir'>;

const maxAgeMs = 30 * dayMs;

const folderOf = ({ dataDir }: DataFolder) => join(dataDir, 'mail');

/** The name begins with the member's id, so that an account's mails can be deleted with the account. */
const nameOf = ({ id, userId }: Mail) => `${userId ?? 'test'}_${id}`;

async function compose(mail: Mail, mailFrom: string): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(messageOf(mail, mailFrom));
  return Buffer.isBuffer(message) ? message : Buffer.from(String(message));
}

/**
 * Writes each mail to `DATA_DIR/mail/<member>_<mail>.eml`. The file gets this name once it is complete. Only its owner
 * can read it.
 */
export function createFileMailer(env: Pick<Env, 'dataDir' | 'mailFrom'>): Mailer {
  const folder = folderOf(env);
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    where: folder,
    send: async (mail) => {
      const message = await compose(mail, env.mailFrom);
      await makeFolder();
      const file = join(folder, nameOf(mail));
      await writeFile(file, message, { mode: 0o600 });
      await rename(file, `${file}.eml`);
    },
    check: async () => {
      await makeFolder();
    },
  };
}

/** Deletes the files of every mail that was written to a member. Call it once the account is gone. */
export async function forgetMails(env: DataFolder, userId: string): Promise<void> {
  const folder = folderOf(env);
  const names = await readdir(folder).catch(() => []);
  const theirs = names.filter((name) => name.startsWith(`${userId}_`));
  await Promise.all(theirs.map((name) => rm(join(folder, name), { force: true })));
}

/** Deletes the files of mails older than a month, whose links expired long ago. */
export const forgetOldMails = (env: DataFolder): Promise<void> => removeOldFiles(folderOf(env), maxAgeMs);
