import { type Mail, MailError } from './mail.ts';

interface Address {
  name: string;
  address: string;
}

// Characters that could end a header, or turn one address into two.
const unfit = /[\p{Cc}\s<>,;:"()]/u;

const isFit = (address: string) => address.includes('@') && !unfit.test(address);

const namedAddress = /^(?<name>[^<>]*)<(?<address>[^<>]+)>$/;

/** Parses MAIL_FROM, which is `hello@halved.example` or `Halved <hello@halved.example>`. */
function senderOf(mailFrom: string): Address {
  const groups = namedAddress.exec(mailFrom.trim())?.groups;
  const name = groups?.name?.trim().replaceAll('"', '') ?? '';
  const address = groups?.address?.trim() ?? mailFrom.trim();
  if (!isFit(address) || /\p{Cc}/u.test(name)) throw new MailError('refused', 'MAIL_FROM');
  return { name, address };
}

const domainOf = ({ address }: Address) => address.slice(address.lastIndexOf('@') + 1);

/** With these headers a mail program shows a button that ends such mails (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  // `prepared` keeps the address on one line, because not every mail program recognises an address on several lines.
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Converts a mail for nodemailer. Addresses are objects, so that one address is never read as two. No header has a line
 * break, and nothing is read from disk or network. Fails with a MailError.
 */
export function messageOf({ to, subject, text, html, id, unsubscribeUrl }: Mail, mailFrom: string) {
  if (!isFit(to)) throw new MailError('address', 'unfit');
  if (/\p{Cc}/u.test(subject)) throw new MailError('refused', 'unfit');
  const from = senderOf(mailFrom);
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${domainOf(from)}>`,
    // With these headers automatic responders do not reply (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
