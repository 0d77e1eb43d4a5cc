import { type Mail, MailError } from './mail.ts';

export interface Address {
  name: string;
  address: string;
}

// Whatever could end a header, or make two addresses of one.
const unfit = /[\p{Cc}\s<>,;:"()]/u;

/** An address as an object, so that nothing in it is read as another one. Fails with a MailError. */
export function addressOf(address: string, name = ''): Address {
  if (!address.includes('@') || unfit.test(address) || /\p{Cc}/u.test(name)) {
    throw new MailError('address', 'unfit');
  }
  return { name, address };
}

const named = /^(?<name>[^<>]*)<(?<address>[^<>]+)>$/;

/** MAIL_FROM, `hello@halved.example` or `Halved <hello@halved.example>`, as an object. */
export function senderOf(mailFrom: string): Address {
  const { name, address } = named.exec(mailFrom.trim())?.groups ?? {};
  return addressOf(address?.trim() ?? mailFrom.trim(), name?.trim().replaceAll('"', ''));
}

const domainOf = ({ address }: Address) => address.slice(address.lastIndexOf('@') + 1);

/** A mail as nodemailer takes it: addresses as objects, no line break in a header, nothing read from disk or net. */
export function messageOf({ to, subject, text, html, id }: Mail, mailFrom: string) {
  if (/\p{Cc}/u.test(subject)) throw new MailError('refused', 'unfit');
  const from = senderOf(mailFrom);
  return {
    from,
    to: addressOf(to),
    subject,
    text,
    html,
    messageId: `<${id}@${domainOf(from)}>`,
    // Answering machines stay silent (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
