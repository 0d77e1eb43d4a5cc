import { expect, it } from 'vitest';
import { hasSameWords, wordsIn } from './sent-words.ts';

const draft = (values: object) => JSON.stringify({ values, attempt: { key: 'k', body: '' } });
const worry = JSON.stringify({
  shortContent: 'A café',
  longContent: 'It began in spring.',
  worryPrompt: 'My',
});

it('the words of a worry are its two texts, those of a comment its one, and a like has none', () => {
  expect(wordsIn(worry)).toBe('A café\n\nIt began in spring.');
  expect(wordsIn('{"content":"I am here.","parentCommentId":"c1"}')).toBe('I am here.');
  for (const none of [null, '{}', '{"content":', '[]']) expect(wordsIn(none)).toBe('');
});

it.each([
  ['as it was sent', { shortContent: 'A café', longContent: 'It began in spring.' }, true],
  [
    'with spaces and composed letters',
    { shortContent: ' A cafe\u0301 ', longContent: 'It began in spring.\n' },
    true,
  ],
  ['with other words', { shortContent: 'A bar', longContent: 'It began in spring.' }, false],
  ['with less words', { shortContent: 'A café', longContent: '' }, false],
  [
    'with other settings',
    { shortContent: 'A café', longContent: 'It began in spring.', sensitive: true },
    true,
  ],
])('a draft %s is compared with what was sent', (_, values, isSame) => {
  expect(hasSameWords(draft(values), worry)).toBe(isSame);
});

it('a damaged draft is not taken for what was sent', () => {
  for (const text of ['', '{"values":', '{"values":1}']) expect(hasSameWords(text, worry)).toBe(false);
});
