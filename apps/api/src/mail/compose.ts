import type { EmailPurpose } from '@halved/db';
import { isolated } from '@halved/shared/isolated';
import { directionOf, type LanguageCode } from '@halved/shared/languages';
import type { MailKind } from '@halved/shared/mail-kinds';
import { fill, sentence } from '../messages.ts';
import { asHtml } from './html.ts';
import { asText, type Letter, type Link } from './letter.ts';
import { unsubscribePage, unsubscribeUrl } from './unsubscribe-links.ts';

export interface MailInput {
  kind: MailKind | 'test';
  language: LanguageCode;
  /** The address of this instance, without a slash at the end. Every link begins with it. */
  publicUrl: string;
  /** The username to greet; undefined in a test mail, which greets nobody. */
  username?: string;
  /** The token of the link, for the kinds of mail that need one. In mail about notifications it ends such mails. */
  token?: string | undefined;
  /** The address of the people who run the instance, for mail that asks to write to them. */
  contact?: string | undefined;
  /** What waits too long, in mail to admins: numbers alone. */
  waiting?: readonly WaitingLine[];
}

/** A line of numbers; `name` is the name of its sentence. */
interface WaitingLine {
  name: string;
  count: number;
  hours: number | null;
}

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string | undefined;
}

/**
 * What a kind of mail consists of: the path that its link leads to, and the sentences before and after the link, by
 * their names under `mail.<kind>` in the messages.
 */
interface Plan {
  path: string;
  before: string[];
  after: string[];
}

const plans: Record<MailInput['kind'], Plan> = {
  verify_email: { path: '/verify-email', before: ['happened'], after: ['lasts', 'notYou'] },
  reset_password: { path: '/reset-password', before: ['happened'], after: ['lasts', 'notYou'] },
  password_changed: { path: '/forgot-password', before: ['happened', 'notYou'], after: [] },
  already_registered: { path: '/login', before: ['happened'], after: ['forgot', 'notYou'] },
  second_factor_on: { path: '/forgot-password', before: ['happened', 'notYou'], after: ['contact'] },
  second_factor_off: { path: '/forgot-password', before: ['happened', 'notYou'], after: [] },
  notifications: { path: '/notifications', before: ['happened'], after: ['often', 'stop'] },
  waits_too_long: { path: '/admin', before: ['happened'], after: ['often'] },
  test: { path: '/', before: ['happened'], after: [] },
};

/** The kinds of mail that a member chose to get, and whose footer says so. */
const withOwnFooter: readonly MailInput['kind'][] = ['notifications', 'waits_too_long'];

/** The kinds of mail whose link carries a token, with the purpose of the token. */
export const purposes: Partial<Record<MailKind, EmailPurpose>> = {
  verify_email: 'verify',
  reset_password: 'reset',
};

function letterOf({
  kind,
  publicUrl,
  username,
  token,
  language,
  contact = '',
  waiting = [],
}: MailInput): Letter {
  const { path, before, after } = plans[kind];
  const host = isolated(new URL(publicUrl).host, language);
  const common = (name: string) => sentence(language, `mail.${name}`);
  const say = (name: string, numbers: Record<string, string> = {}) =>
    fill(common(`${kind}.${name}`), { host, link: '{{link}}', ...numbers });
  const sayNumbers = ({ name, count, hours }: WaitingLine) =>
    say(name, { count: String(count), hours: String(hours ?? '') });
  const withToken = (path: string) =>
    `${publicUrl}${path}${token ? `?token=${encodeURIComponent(token)}` : ''}`;
  const linkTo = (url: string) => ({ label: url, url });
  /** The links of those sentences that have one, by the name of the sentence. */
  const sentenceLinks: Record<string, Link> = {
    contact: { label: contact, url: `mailto:${contact}` },
    forgot: linkTo(`${publicUrl}/forgot-password`),
    often: linkTo(`${publicUrl}/notifications?tab=preferences`),
    stop: linkTo(unsubscribePage(publicUrl, token)),
  };
  const sentenceOf = (name: string) => {
    const link = sentenceLinks[name];
    return link ? { text: say(name), ...link } : say(name);
  };
  return {
    language,
    direction: directionOf(language),
    subject: say('subject'),
    greeting: username && fill(common('greeting'), { username }),
    before: [...before.map((name) => say(name)), ...waiting.map(sayNumbers)],
    action: {
      label: say('action'),
      url: kind === 'notifications' ? `${publicUrl}${path}` : withToken(path),
    },
    copyLink: common('copyLink'),
    after: after.filter((name) => name !== 'contact' || contact).map(sentenceOf),
    footer: fill(common(withOwnFooter.includes(kind) ? `${kind}.footer` : 'footer'), { host }),
  };
}

/**
 * Writes a mail in a member's language, as plain text and as HTML. The username (letters, digits and underscores) is
 * the only text in a mail that a person chose, because a mail must not carry a stranger's words.
 */
export function composeMail(input: MailInput): ComposedMail {
  const letter = letterOf(input);
  const { kind, publicUrl, token } = input;
  return {
    subject: letter.subject,
    text: asText(letter),
    html: asHtml(letter),
    ...(kind === 'notifications' && token && { unsubscribeUrl: unsubscribeUrl(publicUrl, token) }),
  };
}
