// @vitest-environment node
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { interpolation, isolation } from './interpolation.ts';
import ar from './locales/ar/help.json' with { type: 'json' };
import en from './locales/en/comments.json' with { type: 'json' };

const texts = i18next.createInstance().use(isolation);
await texts.init({ lng: 'ar', resources: { ar: { help: ar }, en: { comments: en } }, interpolation });
const help = texts.getFixedT('ar', 'help');
const comments = texts.getFixedT('en', 'comments');

it('isolates a phone number within an Arabic sentence, so that its groups keep their order', () => {
  const number = '1-800-273-8255';
  expect(help(($) => $.call, { number })).toBe(ar.call.replace('{{number}}', `\u2068${number}\u2069`));
});

it('leaves a plain number as it is', () => {
  expect(help(($) => $.more, { count: 100, number: 100 })).toBe(ar.more_other.replace('{{number}}', '100'));
});

it('isolates an Arabic name within an English sentence, and no other name', () => {
  expect(comments(($) => $.item.by, { name: 'ليلى' })).toBe('Comment by \u2068ليلى\u2069');
  expect(comments(($) => $.item.by, { name: 'Noor & co' })).toBe('Comment by Noor & co');
});

it('says nothing in place of a value that is missing', () => {
  expect(comments(($) => $.item.by, { name: undefined })).toBe('Comment by ');
});
