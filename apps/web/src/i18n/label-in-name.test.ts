// @vitest-environment node
import { languageCodes } from '@halved/shared/languages';
import { describe, expect, it } from 'vitest';

/** The words of a text, as checkers of accessibility compare them: only spaces and punctuation divide them. */
const wordsOf = (text: string) =>
  text
    .replaceAll('{{name}}', 'Noor')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.map((word) => word.toLowerCase()) ?? [];

/** Whether the visible words are in the accessible name one after the other, as people say them to voice control. */
function isSaid(visible: string, name: string): boolean {
  const sought = wordsOf(visible);
  const words = wordsOf(name);
  return words.some((_, start) => sought.every((word, index) => words[start + index] === word));
}

// WCAG 2.5.3. Chinese and Japanese put no spaces between words, so a verb inside a sentence is not a word of its own.
describe.each(languageCodes)('the accessible names in %s', (language) => {
  it('contain the visible words as they are', async () => {
    const { item } = (await import(`./locales/${language}/comments.json`)).default;
    const { block, blocked } = (await import(`./locales/${language}/people.json`)).default;
    const { shell } = (await import(`./locales/${language}/common.json`)).default;
    const names: [visible: string, name: string][] = [
      [item.answer, item.answerTo],
      [item.edit, item.editOwn],
      [item.delete, item.deleteOwn],
      [item.report, item.reportOf],
      [block.unblock, blocked.unblockName],
      ['{{name}}', shell.space],
    ];
    expect(names.filter(([visible, name]) => !isSaid(visible, name))).toEqual([]);
  });
});
