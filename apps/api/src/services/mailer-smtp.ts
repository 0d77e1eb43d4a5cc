import { isIP } from 'node:net';
import type { NodemailerError } from 'nodemailer';
import type { Env } from '../env.ts';
import { MailError, type Mailer, type MailFailure, mailSeconds } from './mail.ts';
import { messageOf } from './mailer-message.ts';

/** How long a server is waited for. */
interface Patience {
  /** Until it answers the operator, who waits for what it says. */
  checkMs: number;
  /**
   * Until it greets before a mail. It is longer, because a busy server, or one that looks up names in vain, greets late
   * (RFC 5321 §4.5.3.2).
   */
  answerMs: number;
  /**
   * Until it takes a mail, which it may examine first. It is long, because the mail may have been taken if nobody hears the
   * answer, and is then sent again at each try.
   */
  takeMs: number;
}

const defaultPatience: Patience = { checkMs: 8_000, answerMs: 20_000, takeMs: mailSeconds * 1_000 };

const noMailbox = new Set([550, 551, 553]);

/**
 * What servers answer to the recipient, with the codes of a mailbox that does not exist, although they refuse the sender
 * or mail from this machine (RFC 3463), or so many mails. The operator or time can put that right, so the mail must wait.
 */
const aboutSender =
  /\b5\.(?:7\.\d|1\.[78])|\b(?:sender|relay|auth|spam|block|rbl|exceed|quota|too many)|list\b|\blimit/i;

const isNoMailbox = ({ command, responseCode = 0, response = '' }: NodemailerError) =>
  command === 'RCPT TO' && noMailbox.has(responseCode) && !aboutSender.test(response);

/** The steps before a server is told of the mail. Who is not let in learns nothing about it. */
const beforeMail = /^(?:CONN|EHLO|HELO|STARTTLS|AUTH)\b/;

/**
 * Whether the server refuses everything for now, as when a limit of mails is reached: it does not go on (421), or it is
 * told of the sender alone, who is the same for every mail.
 */
const isAboutEveryMail = ({ command = '', responseCode, permanent }: NodemailerError) =>
  beforeMail.test(command) || (!permanent && (responseCode === 421 || command === 'MAIL FROM'));

function failureOf(error: NodemailerError): MailFailure {
  if (isNoMailbox(error)) return 'address';
  if (!error.responseCode || isAboutEveryMail(error)) return 'away';
  return error.permanent ? 'refused' : 'later';
}

// The server's own message holds the address, so only its number is kept.
const mailErrorOf = (error: NodemailerError) =>
  new MailError(
    failureOf(error),
    String(error.responseCode ?? error.originalCode ?? error.code ?? error.name),
  );

async function orMailError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Error ? mailErrorOf(error) : error;
  }
}

/** The name with which this machine introduces itself; undefined if the instance has none, but an IP address. */
function nameOf({ publicUrl }: Pick<Env, 'publicUrl'>): string | undefined {
  const { hostname } = new URL(publicUrl);
  return hostname.includes('.') && !isIP(hostname) ? hostname : undefined;
}

/**
 * Sends by SMTP with a connection for each mail, which is enough for an instance of this size. A stopping process does not
 * wait for a slow server longer than for its other jobs (jobs/worker.ts), and another process sends the mail again.
 */
export function createSmtpMailer(
  env: Pick<Env, 'mailFrom' | 'publicUrl'>,
  smtpUrl: string,
  { checkMs, answerMs, takeMs }: Patience = defaultPatience,
): Mailer {
  // nodemailer is loaded with the first mail, so that a server starts without it.
  const open = async (greetingTimeout: number, socketTimeout: number) => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      // Some servers let nobody in who introduces themselves as 127.0.0.1. A `name` in SMTP_URL goes before this one.
      name: nameOf(env),
      connectionTimeout: greetingTimeout,
      greetingTimeout,
      dnsTimeout: greetingTimeout,
      socketTimeout,
      socketCloseTimeout: 1_000,
    });
  };
  let opened: ReturnType<typeof open> | undefined;
  const transport = () => {
    opened ??= open(answerMs, takeMs);
    return opened;
  };
  return {
    where: new URL(smtpUrl).host,
    send: async (mail) => {
      const message = messageOf(mail, env.mailFrom);
      const signal = AbortSignal.timeout(takeMs);
      await orMailError((await transport()).sendMail({ ...message, signal }));
    },
    check: async () => {
      await orMailError((await open(checkMs, checkMs)).verify());
    },
  };
}
