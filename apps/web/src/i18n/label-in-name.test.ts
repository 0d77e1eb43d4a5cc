// @vitest-environment node
import { describe, expect, it } from 'vitest';
import jaComments from './locales/ja/comments.json';
import jaCommon from './locales/ja/common.json';
import jaPeople from './locales/ja/people.json';
import koComments from './locales/ko/comments.json';
import koCommon from './locales/ko/common.json';
import koPeople from './locales/ko/people.json';

/** The words of a text, as checkers of accessibility compare them: only spaces and punctuation divide them. */
const wordsOf = (text: string) => text.replaceAll('{{name}}', 'Noor').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether the visible words are in the accessible name one after the other, as people say them to voice control. */
function isSaid(visible: string, name: string): boolean {
  const sought = wordsOf(visible);
  const words = wordsOf(name);
  return words.some((_, start) => sought.every((word, index) => words[start + index] === word));
}

const languages = [
  { language: 'Japanese', comments: jaComments.item, people: jaPeople, space: jaCommon.shell.space },
  { language: 'Korean', comments: koComments.item, people: koPeople, space: koCommon.shell.space },
];

// WCAG 2.5.3. Japanese puts no spaces between words, so a verb at the end of a sentence is not a word of its own there.
describe.each(languages)('the accessible names in $language', ({ comments, people, space }) => {
  const names: [visible: string, name: string][] = [
    [comments.answer, comments.answerTo],
    [comments.edit, comments.editOwn],
    [comments.delete, comments.deleteOwn],
    [comments.report, comments.reportOf],
    [people.block.unblock, people.blocked.unblockName],
    ['{{name}}', space],
  ];

  it.each(names)('contain the visible words “%s” as they are: %s', (visible, name) => {
    expect(isSaid(visible, name)).toBe(true);
  });
});
