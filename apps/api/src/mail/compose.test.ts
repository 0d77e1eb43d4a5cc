import { mailKinds } from '@halved/shared/mail-kinds';
import { describe, expect, it } from 'vitest';
import { composeMail } from './compose.ts';

const input = { kind: 'reset_password', language: 'en', publicUrl: 'https://halved.example' } as const;

describe('a mail', () => {
  it('escapes HTML in a name and in a token', () => {
    const { html } = composeMail({ ...input, username: '<b>"you"</b> & me', token: '"><script>' });
    expect(html).toContain('@&lt;b&gt;&quot;you&quot;&lt;/b&gt; &amp; me,');
    expect(html).toContain('href="https://halved.example/reset-password?token=%22%3E%3Cscript%3E"');
    expect(html).not.toContain('<script');
  });

  it('leaves a name unchanged even if it looks like a placeholder', () => {
    const { text } = composeMail({ ...input, username: '{{link}} $& $1' });
    expect(text).toContain('Hello @{{link}} $& $1,');
  });

  it('is in the reader’s language and its direction', () => {
    const { html, text } = composeMail({ ...input, language: 'ar' });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(text).toMatch(/\p{Script=Arabic}.*:\nhttps:\/\/halved\.example\/reset-password/u);
  });

  it('keeps the sign before a name and the address of the instance together in Arabic', () => {
    const { text } = composeMail({ ...input, language: 'ar', username: 'noor_92' });
    expect(text).toContain('\u2066@noor_92\u2069،');
    expect(text).toContain('\u2068halved.example\u2069.');
  });

  it('has no greeting without a recipient’s name', () => {
    const { text } = composeMail({ ...input, kind: 'test' });
    expect(text).toMatch(/^If you can read this, mail from halved\.example arrives\.\n/);
    expect(text).toMatch(/\n\n-- \nThis mail is about your account\./);
  });

  it.each(mailKinds)('links to this instance even if its address has a path: %s', (kind) => {
    const { html, text } = composeMail({ ...input, kind, publicUrl: 'https://example.org/halved' });
    const links = [...text.matchAll(/https:\S+/g), ...html.matchAll(/(?<=href=")[^"]+/g)].flat();
    expect(links.length).toBeGreaterThan(2);
    for (const link of links)
      expect(link).toMatch(/^https:\/\/example\.org\/halved\/[a-z-]+(\?token=|\?tab=preferences)?$/);
  });

  it('to a new password says that of several links only the newest works', () => {
    expect(composeMail(input).text).toContain('If you asked more than once, only the newest link works.');
  });

  it('gives the address of the people who run the community where it asks to write to them', () => {
    const kind = 'second_factor_on';
    const { html, text } = composeMail({ ...input, kind, contact: 'team+help@halved.example' });
    expect(text).toContain('\n\nYou can write to them here: team+help@halved.example\n\n');
    expect(html).toMatch(
      /<a [^>]*href="mailto:team\+help@halved\.example"[^>]*>team\+help@halved\.example<\/a>/,
    );
    expect(composeMail({ ...input, contact: 'team@halved.example' }).text).not.toContain('team@');
  });

  it('loads nothing from elsewhere, and has colours for light and dark', () => {
    const { html } = composeMail(input);
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)|url\(|@import|src=/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });
});
