import { languageCodes } from '@halved/shared/languages';
import { growthOf, linear } from '@halved/shared/testing/spent-time';
import { describe, expect, it } from 'vitest';
import { plainOf } from '../text.ts';
import { conceptsOf } from '../train/concepts.ts';
import { conceptIndexOf, conceptsIn, conceptsText, type Matching } from './concept-index.ts';

const found = (terms: readonly string[][], text: string, matching: Matching = 'words') =>
  Object.fromEntries(conceptsIn(plainOf(text), conceptIndexOf(conceptsText(terms), matching)));

describe('a concept', () => {
  it.each([
    ['a whole word', 'rent', 'The rent is due', 'I was torrented'],
    ['the beginning of a word', 'evict*', 'They are evicting us', 'A conviction'],
    ['a phrase', 'driving test', 'My driving test!', 'Test driving'],
    ['a phrase with a word between', 'failed exam*', 'I failed my exams', 'I failed two of my exams'],
    ['a phrase of beginnings', 'fail* exam*', 'failing the examination', 'failing to rest'],
    ['a word with an apostrophe', 'can t sleep', 'I can’t sleep', 'I can sleep'],
    ['a word without its accents', 'alquiler subio', 'El alquiler subió', 'El alquiler'],
  ])('is found by %s', (_, term, text, other) => {
    expect(found([['other'], [term]], text)).toEqual({ 1: 1 });
    expect(found([['something'], [term]], other)).toEqual({});
  });

  it('is found within a run of characters where words have no spaces', () => {
    expect(found([['家賃']], 'もう家賃が払えない', 'parts')).toEqual({ 0: 1 });
    expect(found([['면접']], '내일면접이 무서워', 'parts')).toEqual({ 0: 1 });
  });

  it('counts each of its terms, and a term can belong to several concepts', () => {
    expect(found([['rent', 'landlord'], ['rent']], 'rent for the landlord')).toEqual({ 0: 2, 1: 1 });
  });

  it('is found in time that grows linearly with the text', () => {
    const index = conceptIndexOf(conceptsText(conceptsOf('en').map(({ terms }) => terms)), 'words');
    const textOf = (words: number) => 'the last test exam at my school '.repeat(words / 7);
    expect(growthOf((text) => conceptsIn(text, index), textOf, 70_000)).toBeLessThan(linear);
  });
});

describe('the concepts of every language', () => {
  const english = conceptsOf('en');

  it.each(languageCodes.filter((language) => conceptsOf(language).length > 0))(
    'of %s have the same names in the same order, and terms',
    (language) => {
      const own = conceptsOf(language);
      expect(own.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
      expect(own.filter(({ terms }) => terms.length === 0)).toEqual([]);
    },
  );
});
