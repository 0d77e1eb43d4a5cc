import { composeMail, type MailInput, purposes } from '../mail/compose.ts';
import { issueMailedToken } from '../modules/auth/public.ts';
import { decideOnAdminMail } from '../modules/doctor/public.ts';
import { contactOf } from '../modules/instance/public.ts';
import { decideOnMail, unsubscribeToken } from '../modules/notifications/public.ts';
import type { Services } from '../services/index.ts';
import { MailError, type MailFailure } from '../services/mail.ts';
import { forgetMails } from '../services/mailer-files.ts';
import { traced } from '../services/tracing.ts';
import {
  countSentMail,
  findMailReader,
  type LeasedMail,
  leaseMails,
  postponeMail,
  postponeMailUntil,
  removeMail,
} from './send-mail-queries.ts';

interface Patience {
  /** The longest pause between two tries, in seconds. */
  pause: number;
  /** The age in seconds from which a mail may be given up. */
  age: number;
  /** The tries from which it may be given up. A mail may be old because the server slept, and never have been tried. */
  tries: number;
}

const patience: Record<MailFailure, Patience> = {
  address: { pause: 0, age: 0, tries: 1 },
  refused: { pause: 3_600, age: 3 * 86_400, tries: 8 },
  later: { pause: 3_600, age: 7 * 86_400, tries: 8 },
  away: { pause: 300, age: 14 * 86_400, tries: 8 },
};

const firstPause = 15;

/** The most mails that are sent at once. */
const mailsAtOnce = 4;

type Outcome = 'done' | 'waits' | MailFailure;
type Sender = Pick<Services, 'cipherOf' | 'db' | 'env' | 'log' | 'mailer' | 'tracing'>;

async function tokenFor(sender: Sender, { userId, kind }: LeasedMail): Promise<string | undefined> {
  if (kind === 'notifications') return unsubscribeToken(sender, userId);
  const purpose = purposes[kind];
  return purpose && (await issueMailedToken(sender.db, { userId, purpose }));
}

/** What a mail about something that may have changed says now; its fate if it is not sent. */
async function decideOn(
  { db, env }: Sender,
  row: LeasedMail,
): Promise<Pick<MailInput, 'waiting'> | 'drop' | Date> {
  if (row.kind === 'notifications') {
    const decision = await decideOnMail(db, row);
    return decision === 'send' ? {} : decision;
  }
  if (row.kind !== 'waits_too_long') return {};
  const waiting = await decideOnAdminMail(db, env, row);
  if (waiting instanceof Date) return waiting;
  return waiting ? { waiting } : 'drop';
}

/**
 * Sends one mail, or drops it if it is no longer wanted. Returns the moment until which it waits, if it does. Suspended
 * members get the mails about the safety of their account too. A member who has confirmed the address meanwhile gets no
 * mail that asks to confirm it.
 */
async function deliver(sender: Sender, row: LeasedMail): Promise<'sent' | 'dropped' | Date> {
  const { db, env, mailer } = sender;
  const { id, userId, kind } = row;
  const reader = await findMailReader(db, userId);
  if (!reader || (kind === 'verify_email' && reader.verified)) return 'dropped';
  const decision = await decideOn(sender, row);
  if (decision === 'drop') return 'dropped';
  if (decision instanceof Date) return decision;
  const { email, username, language } = reader;
  const token = await tokenFor(sender, row);
  const contact = await contactOf(sender);
  const { publicUrl } = env;
  const composed = composeMail({ kind, language, publicUrl, username, token, contact, ...decision });
  const mail = { ...composed, to: email, id, userId };
  await traced(sender.tracing, 'mail', { 'halved.mail_kind': kind }, () => mailer.send(mail));
  return 'sent';
}

async function finish({ db, env }: Sender, { id, userId }: LeasedMail): Promise<void> {
  const isAccountThere = await removeMail(db, { id, userId });
  // Removes the file of a mail whose account was deleted while the mail was written.
  if (!isAccountThere) await forgetMails(env, userId);
}

async function attempt(sender: Sender, row: LeasedMail): Promise<Outcome> {
  const { db, log } = sender;
  try {
    const delivery = await deliver(sender, row);
    if (delivery instanceof Date) {
      await postponeMailUntil(db, row.id, delivery);
      return 'waits';
    }
    if (delivery === 'sent') await countSentMail(db);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const { failure, reason } = error;
    const { pause, age, tries } = patience[failure];
    const details = { mail: row.id, kind: row.kind, failure, reason, attempts: row.attempts };
    if (row.ageSeconds < age || row.attempts < tries) {
      log.warn(details, 'a mail was not taken and will be tried again');
      await postponeMail(db, row.id, Math.min(pause, firstPause * 2 ** (row.attempts - 1)));
    } else {
      log.error(details, 'a mail was not taken and is given up');
      await finish(sender, row);
    }
    return failure;
  }
  await finish(sender, row);
  return 'done';
}

/**
 * Sends the mails that are due by the database's clock, and returns how many were sent. When the mail server is away,
 * the other mails wait for the next run of the job. If it takes some mails and lets in no others, it takes fewer at once,
 * so it gets the rest one after the other. If a worker is killed after it sent a mail and before it deleted
 * the row, the mail is sent twice with the same Message-ID.
 */
export async function sendMail(services: Sender & Pick<Services, 'lifecycle'>): Promise<number> {
  let sent = 0;
  let atOnce = mailsAtOnce;
  while (!services.lifecycle.stopping) {
    const rows = await leaseMails(services.db, atOnce);
    const settled = await Promise.allSettled(rows.map((row) => attempt(services, row)));
    const outcomes = settled.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
    const done = outcomes.filter((outcome) => outcome === 'done').length;
    sent += done;
    const isAway = outcomes.includes('away');
    if ((isAway && done === 0) || rows.length < atOnce) break;
    if (isAway) atOnce = 1;
  }
  return sent;
}
