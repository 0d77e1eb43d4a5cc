import { outbox, selectAs, statement, users } from '@halved/db';
import type { LanguageCode } from '@halved/shared/languages';
import type { MailKind } from '@halved/shared/mail-kinds';
import { sql } from 'drizzle-orm';
import { composeMail, purposes } from '../content/mail/compose.ts';
import type { Services } from '../services/index.ts';
import { MailError, type MailFailure } from '../services/mail.ts';
import { issueMailedToken } from '../services/mailed-tokens.ts';
import { forgetMails } from '../services/mailer-files.ts';

const batch = 4;
const p = sql.placeholder;

/** This is longer than sending may take, so that no other worker takes the row of a mail under way. */
const leaseSeconds = 120;

type Leased = { id: string; userId: string; kind: MailKind; attempts: number; ageSeconds: number };

// A worker that takes a row sets its time ahead and commits, so that no transaction waits for a mail server and the row
// of a killed worker becomes due again by itself.
const lease = statement<Leased>(sql`
  with due as (
    select id from outbox where due_at <= now() order by due_at limit ${batch} for update skip locked
  )
  update outbox set due_at = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
  where id in (select id from due)
  returning ${selectAs({ id: outbox.id, userId: outbox.userId, kind: outbox.kind, attempts: outbox.attempts })},
    extract(epoch from now() - created_at)::float8 as "ageSeconds"`);

type Reader = { email: string; username: string; language: LanguageCode; verified: boolean };

const selectReader = statement<Reader>(sql`
  select ${selectAs({ email: users.email, username: users.username, language: users.language })},
    email_verified_at is not null as verified
  from users where id = ${p('userId')}`);

const remove = statement<{ stays: boolean }>(sql`
  with done as (delete from outbox where id = ${p('id')})
  select exists (select 1 from users where id = ${p('userId')}) as stays`);

const putOff = statement(sql`
  update outbox set due_at = now() + make_interval(secs => ${p('seconds')}::float8) where id = ${p('id')}`);

/** The longest pause between two tries, and the age at which a mail is given up, in seconds. */
const patience: Record<MailFailure, { pause: number; giveUp: number }> = {
  address: { pause: 0, giveUp: 0 },
  refused: { pause: 3_600, giveUp: 3 * 86_400 },
  later: { pause: 3_600, giveUp: 7 * 86_400 },
  away: { pause: 300, giveUp: 14 * 86_400 },
};

const firstPause = 15;

type Outcome = 'done' | MailFailure;
type Sender = Pick<Services, 'db' | 'env' | 'log' | 'mailer'>;

/**
 * Sends one mail. Every kind is about the safety of an account, so suspended members get them too. A member who has
 * confirmed the address meanwhile is not asked to.
 */
async function deliver({ db, env, mailer }: Sender, { id, userId, kind }: Leased): Promise<void> {
  const [reader] = await selectReader(db, { userId });
  if (!reader || (kind === 'verify_email' && reader.verified)) return;
  const { email, username, language } = reader;
  const purpose = purposes[kind];
  const token = purpose && (await issueMailedToken(db, { userId, purpose }));
  const composed = composeMail({ kind, language, publicUrl: env.publicUrl, username, token });
  await mailer.send({ ...composed, to: email, id, userId });
}

async function finish({ db, env }: Sender, { id, userId }: Leased): Promise<void> {
  const [after] = await remove(db, { id, userId });
  // Removes the file of a mail whose account was deleted while it was written.
  if (!after?.stays) await forgetMails(env, userId);
}

async function attempt(sender: Sender, row: Leased): Promise<Outcome> {
  const { db, log } = sender;
  try {
    await deliver(sender, row);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const { failure, reason } = error;
    const { pause, giveUp } = patience[failure];
    const told = { mail: row.id, kind: row.kind, failure, reason, attempts: row.attempts };
    if (row.ageSeconds < giveUp) {
      log.warn(told, 'a mail was not taken and will be tried again');
      await putOff(db, { id: row.id, seconds: Math.min(pause, firstPause * 2 ** (row.attempts - 1)) });
    } else {
      log.error(told, 'a mail was not taken and is given up');
      await finish(sender, row);
    }
    return failure;
  }
  await finish(sender, row);
  return 'done';
}

/**
 * Sends the mails that are due by the database's clock, and returns how many were sent. When the mail server is away,
 * the others wait for the next sweep. A mail whose worker is killed between sending and deleting is sent again with the
 * same Message-ID, because twice is better than never.
 */
export async function sendMail(services: Sender & Pick<Services, 'lifecycle'>): Promise<number> {
  let sent = 0;
  while (!services.lifecycle.stopping) {
    const rows = await lease(services.db);
    const outcomes = await Promise.allSettled(rows.map((row) => attempt(services, row)));
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') throw outcome.reason;
      if (outcome.value === 'done') sent += 1;
    }
    const isAway = outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value === 'away');
    if (isAway || rows.length < batch) break;
  }
  return sent;
}
