// @vitest-environment node
import { expect, test } from 'vitest';
import { isLanguageMessage, textsOf } from './offline-texts.ts';

const built = [
  { url: 'index.html', revision: '1' },
  'assets/feed-abc.js',
  { url: 'assets/texts-de-feed-abc.js', revision: null },
  'assets/texts-ja-feed-abc.js',
];

test('a language brings its own texts and no others', () => {
  expect(textsOf(built, 'de')).toEqual(['/assets/texts-de-feed-abc.js']);
  expect(textsOf(built, 'xx')).toEqual([]);
});

test('only a message about a language is taken for one', () => {
  expect(isLanguageMessage({ type: 'language', language: 'de' })).toBe(true);
  for (const other of [null, 'language', { type: 'language' }, { type: 'other', language: 'de' }])
    expect(isLanguageMessage(other)).toBe(false);
});
