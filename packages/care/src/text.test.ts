import { shortestMs } from '@halved/shared/testing/spent-time';
import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { screen } from './screen.ts';
import { plainOf } from './text.ts';

/** Characters of which a reader sees nothing. Soft hyphens and word joiners often come with copied words. */
const invisible = [
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u2060',
  '\u3164',
  '\ufe0e',
  '\ufe0f',
  '\ufeff',
  '\u{e0061}',
  '\u{e0100}',
].map((sign) => ({ sign, code: sign.codePointAt(0)?.toString(16) }));

/** A text with invisible characters between all of its letters. */
const hidden = (text: string, sign: string) => text.replaceAll(/(?<=\p{L})(?=\p{L})/gu, sign + sign);

describe.each(invisible)('a text with U+$code between its letters', ({ sign }) => {
  it.each([
    ['worry', 'I want to kill myself tonight.'],
    ['worry', 'Ich will mich heute Nacht umbringen.'],
    ['comment', 'Kill yourself, you worthless idiot, nobody needs you.'],
    ['comment', 'Write to me at ana@example.org or www.example.org.'],
  ] as const)('is read like the %s that people see: %s', (kind, text) => {
    const read = (words: string) =>
      kind === 'worry' ? analyse(words, { localeHint: 'en' }) : screen(words, { localeHint: 'en', kind });
    expect(read(hidden(text, sign))).toEqual(read(text));
  });
});

it.each([
  ['a line through it', '\u0336'],
  ['two signs below each letter', '\u0333\u0347'],
])('a text with %s is read like the text without', (_, sign) => {
  const drawn = (text: string) => text.replaceAll(/\p{L}/gu, `$&${sign}`);
  const worry = analyse(drawn('I want to kill myself tonight.'), { localeHint: 'en' });
  expect(worry.crisis).toBe('explicit');
  const comment = drawn('Kill yourself, you worthless idiot, nobody needs you.');
  const { moderation, scores } = screen(comment, { localeHint: 'en', kind: 'comment' });
  expect({ moderation, urges: scores.urgesSelfHarm }).toEqual({ moderation: 'pending', urges: true });
});

it('the letters and marks of every language stay', () => {
  const text = 'é ñ ü й ё ệ हिन्दी سلام أؤئآ شكراً が';
  expect(plainOf(text.normalize('NFD'))).toBe(text.normalize('NFC'));
});

it.each([
  ['an acute accent as an apostrophe', 'don´t, j´ai, geht´s', "don't, j'ai, geht's"],
  ['other apostrophes', 'donʼt, don′t, don‘t, don`t', "don't, don't, don't, don't"],
  ['a blank as an apostrophe', 'i don t, j ai', "i don't, j'ai"],
  ['Arabic vowel signs', 'أَنَا خَائِفٌ', 'أنا خائف'],
  ['a few vowel signs of Arabic', 'شكراً ريّح نفسك', 'شكراً ريّح نفسك'],
  ['lengthened Arabic words', 'تعـــبان', 'تعبان'],
  ['Persian letters in Arabic words', 'صديقی کبير', 'صديقي كبير'],
  ['tears at the end of a Korean word', '힘들어요ㅠㅠ진짜', `힘들어요 ${'ㅠㅠ'.normalize('NFKC')} 진짜`],
  ['swear words of single Korean letters', 'ㅅㅂ', 'ㅅㅂ'.normalize('NFKC')],
  ['characters that stand apart', '我 很 难 过', '我很难过'],
  ['words of one character', '我 难过 了', '我 难过 了'],
])('%s: %s', (_, text, plain) => {
  expect(plainOf(text)).toBe(plain);
});

it('emoji that are joined or have a colour keep their signs', () => {
  expect(plainOf('❤️ 👩‍👩‍👧 1️⃣')).toBe('❤️ 👩👩👧 0️⃣');
});

it('thousands of invisible characters are read in linear time', () => {
  const texts = invisible.map(({ sign }) => `a${sign.repeat(19_000 / sign.length)}b`);
  expect(shortestMs(() => texts.forEach(plainOf), 1_000)).toBeLessThan(1_000);
});
