import type { EmailPurpose } from '@halved/db';
import { type LanguageCode, languages } from '@halved/shared/languages';
import type { MailKind } from '@halved/shared/mail-kinds';
import { answeredIn, fill, sentence } from '../../messages.ts';
import { asHtml } from './html.ts';
import { asText, type Letter } from './letter.ts';

export interface Told {
  kind: MailKind | 'test';
  language: LanguageCode;
  /** Where people reach this instance, without a slash at the end: every link begins with it. */
  publicUrl: string;
  /** The username to greet; undefined in a test mail, which greets nobody. */
  username?: string;
  /** The token of the link, in the two kinds that have one. */
  token?: string | undefined;
}

export interface Composed {
  subject: string;
  text: string;
  html: string;
}

/** The sentences before and after the link, by their names under `mail.<kind>`. */
interface Plan {
  path: string;
  before: string[];
  after: string[];
}

const plans: Record<Told['kind'], Plan> = {
  verify_email: { path: '/verify-email', before: ['happened'], after: ['lasts', 'notYou'] },
  reset_password: { path: '/reset-password', before: ['happened'], after: ['lasts', 'notYou'] },
  password_changed: { path: '/forgot-password', before: ['happened', 'notYou'], after: [] },
  already_registered: { path: '/login', before: ['happened'], after: ['forgot', 'notYou'] },
  test: { path: '/', before: ['happened'], after: [] },
};

/** The kinds whose link carries a token, and what the token is for. */
export const purposes: Partial<Record<MailKind, EmailPurpose>> = {
  verify_email: 'verify',
  reset_password: 'reset',
};

function letterOf({ kind, publicUrl, username, token, ...told }: Told): Letter {
  const language = answeredIn(told.language);
  const { path, before, after } = plans[kind];
  const host = new URL(publicUrl).host;
  const common = (name: string) => sentence(language, `mail.${name}`);
  const say = (name: string) => fill(common(`${kind}.${name}`), { host, link: '{{link}}' });
  const forgotten = `${publicUrl}/forgot-password`;
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
    after: after.map((name) => (name === 'forgot' ? { text: say(name), url: forgotten } : say(name))),
    footer: fill(common('footer'), { host }),
  };
}

/**
 * Writes a mail in a member's language, as plain text and as HTML from the same sentences. The username, which is
 * letters and digits, is the only word in it that a person chose, because a mail must not carry a stranger's words.
 */
export function composeMail(told: Told): Composed {
  const letter = letterOf(told);
  return { subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}
