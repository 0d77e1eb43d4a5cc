import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Instance } from './instance.ts';

/** A mail with its decoded parts. */
export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address at which a mail provider ends such mails; empty in a mail that has none. */
  unsubscribeUrl: string;
}

/** A mail about a notification comes up to fifteen seconds after the event. */
const patienceMs = 25_000;
const lookMs = 50;

const headerOf = (part: string, name: string): string =>
  new RegExp(`^${name}:(.*(?:\r?\n[ \t].*)*)`, 'im')
    .exec(part.split(/\r?\n\r?\n/, 1)[0] ?? '')?.[1]
    ?.trim() ?? '';

const fromQuotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );

function decode(text: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(text, 'base64').toString();
  return /quoted-printable/i.test(encoding) ? fromQuotedPrintable(text).toString() : text;
}

/** The text of one part, such as text/plain, of a mail with several parts. */
function partOf(message: string, type: string): string {
  const boundary = /boundary="?([^";\s]+)"?/i.exec(headerOf(message, 'content-type'))?.[1] ?? '\0';
  const part = message
    .split(`--${boundary}`)
    .find((text) => headerOf(text.trimStart(), 'content-type').startsWith(type));
  const [, ...body] = (part ?? '').trimStart().split(/\r?\n\r?\n/);
  return decode(body.join('\n\n'), headerOf((part ?? '').trimStart(), 'content-transfer-encoding'));
}

/** Decodes a header, folded or not: `=?UTF-8?Q?Bienvenida?=` becomes `Bienvenida`. */
const decodedHeader = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?[^?]+\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? decode(text, 'base64')
        : decode(text.replaceAll('_', ' '), 'quoted-printable'),
    );

async function read(file: string): Promise<ReceivedMail> {
  const message = await readFile(file, 'utf8');
  return {
    to: headerOf(message, 'to').replaceAll(/[<>]/g, ''),
    subject: decodedHeader(headerOf(message, 'subject')),
    text: partOf(message, 'text/plain'),
    html: partOf(message, 'text/html'),
    unsubscribeUrl: headerOf(message, 'list-unsubscribe').replaceAll(/[<>]/g, ''),
  };
}

/** Every mail to an address, the oldest first. A server without SMTP_URL writes its mails into its folder. */
export async function mailsTo({ dataDir }: Instance, address: string): Promise<ReceivedMail[]> {
  const folder = join(dataDir, 'mail');
  // The name of a mail's file ends with an increasing id, so that sorting by it sorts by time.
  const ageOf = (name: string) => name.split('_').at(-1) ?? '';
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.eml'))
    .sort((one, other) => ageOf(one).localeCompare(ageOf(other)));
  const mails = await Promise.all(names.map((name) => read(join(folder, name))));
  return mails.filter(({ to }) => to === address);
}

/** Waits until there are `count` mails to an address that match, and returns them. */
export async function awaitMails(
  app: Instance,
  address: string,
  matches: (mail: ReceivedMail) => boolean,
  count = 1,
): Promise<ReceivedMail[]> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(lookMs)) {
    const mails = (await mailsTo(app, address)).filter(matches);
    if (mails.length >= count) return mails;
  }
  throw new Error(`Not ${count} of the expected mails to ${address} came in time.`);
}

/** Waits for the n-th mail to an address whose link leads to a screen, and returns that link without its origin. */
export async function mailedLink(
  app: Instance,
  address: string,
  screen: '/verify-email' | '/reset-password' | '/unsubscribe',
  nth = 1,
): Promise<string> {
  const link = new RegExp(`https?://[^\\s/]+(${screen}\\?token=\\S+)`);
  const mails = await awaitMails(app, address, ({ text }) => link.test(text), nth);
  return link.exec(mails[nth - 1]?.text ?? '')?.[1] ?? '';
}
