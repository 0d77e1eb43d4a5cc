import type { Database } from '@halved/db';
import { ownProofs } from '@halved/shared/email-proofs';
import type { Env } from '../../env.ts';
import { MailError } from '../../services/mail.ts';
import { createMailer } from '../../services/mailer.ts';
import { findWaitingMail } from '../../services/outbox-queries.ts';
import { isOfThisMachine } from '../../start/demo.ts';
import { bad, type Finding, good, warning, warningIf } from './finding.ts';
import { late } from './limits.ts';
import { accountsOf } from './mail-queries.ts';

const remedies: Record<MailError['failure'], string> = {
  address: 'Check MAIL_FROM.',
  refused: 'Check the user and the password in SMTP_URL, and that they may send as MAIL_FROM.',
  later: 'It asks to be tried again later.',
  away: 'Check host and port in SMTP_URL (smtps:// is for port 465, smtp:// for 587), the user and the password, and that it lets this machine in.',
};

/** The reasons of Node for refusing a certificate, such as `DEPTH_ZERO_SELF_SIGNED_CERT`. */
const isAboutCertificate = /CERT|LEAF_SIGNATURE/;

const certificateRemedy =
  'Its certificate is not trusted: give the host that it names in SMTP_URL. For one of your own, set NODE_EXTRA_CA_CERTS to its file; a server on this very machine needs no TLS (?ignoreTLS=true).';

/** Why the mail server failed, and what the operator can do about it. */
export const remedyOf = ({ failure, reason }: MailError): string =>
  `${reason}. ${isAboutCertificate.test(reason) ? certificateRemedy : remedies[failure]}`;

async function checkMailServer(env: Env): Promise<Finding> {
  try {
    await createMailer(env).check();
    return good('The mail server answers. To see a mail arrive: npm run halved -- mail test <to>');
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return bad(`The mail server takes no mail, so it waits: ${remedyOf(error)}`);
  }
}

/** Whether the password may be sent over a connection without TLS. */
const mayExposePassword = (smtpUrl: string) => {
  const { protocol, username, searchParams } = new URL(smtpUrl);
  const isExposed = protocol === 'smtp:' && username !== '' && !isOfThisMachine(smtpUrl);
  return isExposed && searchParams.get('requireTLS') !== 'true';
};

/** Findings about the mail server: where mail is sent to, and whether the server accepts it. */
export async function mailFindings(env: Env): Promise<Finding[]> {
  const { where } = createMailer(env);
  const strict = env.strictEmailPrivacy
    ? good('Nobody learns whether an address has an account (STRICT_EMAIL_PRIVACY=1).')
    : good('The registration says when an address has an account already (STRICT_EMAIL_PRIVACY=0).');
  if (!env.smtpUrl) {
    return [
      warning(`Mail is written into ${where} and reaches nobody. To send it, set SMTP_URL.`),
      env.strictEmailPrivacy
        ? warning(
            'STRICT_EMAIL_PRIVACY answers a second registration by mail, which reaches nobody. Set SMTP_URL, or leave it out.',
          )
        : strict,
    ];
  }
  return [
    good(`Mail goes to ${where} (SMTP_URL), from ${env.mailFrom} (MAIL_FROM).`),
    ...warningIf(
      mayExposePassword(env.smtpUrl),
      'SMTP_URL may send its password in the open: use smtps://, or add ?requireTLS=true.',
    ),
    await checkMailServer(env),
    strict,
  ];
}

/**
 * The advice for an address that was not confirmed from its account's own session. In this case a stranger may have
 * registered the address, and a mail scanner may have opened the link.
 */
const wayToAdmin = (address: string): string =>
  `if the account is its owner’s, npm run halved -- user grant ${address} --role admin; if not, its owner chooses a new password by “Forgot your password?”`;

/** Reports which of ADMIN_EMAILS are not admin yet, and why. */
async function admins(db: Database, { adminEmails }: Env): Promise<Finding[]> {
  if (adminEmails.length === 0) return [];
  const accounts = await accountsOf(db, adminEmails);
  const missing = adminEmails.flatMap((address) => {
    const account = accounts.find((row) => row.email === address);
    if (!account) return [`${address} has no account yet`];
    if (account.role === 'admin') return [];
    if (!account.verifiedAt) return [`${address} has not confirmed that address yet`];
    return account.verifiedBy && ownProofs.includes(account.verifiedBy)
      ? [`${address} is ${account.role}`]
      : [`${address} was confirmed, but not from the account’s own session: ${wayToAdmin(address)}`];
  });
  return missing.length > 0
    ? [warning(`Of ADMIN_EMAILS not admin: ${missing.join(', ')}.`)]
    : [good('Everybody of ADMIN_EMAILS is admin.')];
}

/** Findings about waiting mail and about the accounts of ADMIN_EMAILS. */
export async function mailInDatabase(db: Database, env: Env): Promise<Finding[]> {
  const { count, oldestSeconds } = await findWaitingMail(db);
  return [
    oldestSeconds > late.mailSeconds
      ? warning(
          `Mails that wait to be sent: ${count}, the oldest for ${Math.round(oldestSeconds / 60)} minutes. If the mail server answers, start a process with HALVED_ROLE=all or worker.`,
        )
      : good(count > 0 ? `Mails about to be sent: ${count}.` : 'No mail waits to be sent.'),
    ...(await admins(db, env)),
  ];
}
