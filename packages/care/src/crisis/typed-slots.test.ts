import { describe, expect, it } from 'vitest';
import { arabicWords } from './arabic.ts';
import { chineseSlot } from './chinese.ts';
import { wordingOf } from './wording.ts';

describe('a word of a list', () => {
  it('is also found in traditional characters', () => {
    expect(chineseSlot('没有我 死')).toBe('(?:没有我|死|沒有我)');
  });

  it('is found with a hamza after a blank and after the Arabic article', () => {
    const words = new RegExp(`^${arabicWords('ما_اصحى الاموات')}$`);
    for (const typed of ['ما أصحى', 'ما اصحى', 'الأموات']) expect(typed).toMatch(words);
  });

  it('is found in single Korean letters as a plain text has them', () => {
    expect('ㅈㅎ'.normalize('NFKC')).toMatch(wordingOf('ㅈㅎ', 'ko').regex());
  });
});
