import type { EmailPurpose } from '@halved/db';
import { type LanguageCode, languages } from '@halved/shared/languages';
import type { MailKind } from '@halved/shared/mail-kinds';
import { fill, responseLanguage, sentence } from '../../messages.ts';
import { asHtml } from './html.ts';
import { asText, type Letter } from './letter.ts';

export interface MailInput {
  kind: MailKind | 'test';
  language: LanguageCode;
  /** The address of this instance, without a slash at the end. Every link begins with it. */
  publicUrl: string;
  /** The username to greet; undefined in a test mail, which greets nobody. */
  username?: string;
  /** The token of the link, for the two kinds of mail that need one. */
  token?: string | undefined;
}

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
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
  test: { path: '/', before: ['happened'], after: [] },
};

/** The kinds of mail whose link carries a token, with the purpose of the token. */
export const purposes: Partial<Record<MailKind, EmailPurpose>> = {
  verify_email: 'verify',
  reset_password: 'reset',
};

function letterOf({ kind, publicUrl, username, token, ...rest }: MailInput): Letter {
  const language = responseLanguage(rest.language);
  const { path, before, after } = plans[kind];
  const host = new URL(publicUrl).host;
  const common = (name: string) => sentence(language, `mail.${name}`);
  const say = (name: string) => fill(common(`${kind}.${name}`), { host, link: '{{link}}' });
  const forgotPasswordUrl = `${publicUrl}/forgot-password`;
  return {
    language,
    direction: languages.find(({ code }) => code === language)?.direction ?? 'ltr',
    subject: say('subject'),
    greeting: username && fill(common('greeting'), { username }),
    before: before.map(say),
    action: {
      label: say('action'),
      url: `${publicUrl}${path}${token ? `?token=${encodeURIComponent(token)}` : ''}`,
    },
    copyLink: common('copyLink'),
    after: after.map((name) => (name === 'forgot' ? { text: say(name), url: forgotPasswordUrl } : say(name))),
    footer: fill(common('footer'), { host }),
  };
}

/**
 * Writes a mail in a member's language, as plain text and as HTML. The username (letters, digits and underscores) is
 * the only text in a mail that a person chose, because a mail must not carry a stranger's words.
 */
export function composeMail(input: MailInput): ComposedMail {
  const letter = letterOf(input);
  return { subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}
