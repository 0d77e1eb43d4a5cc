import { crisisLevels } from '@halved/shared/crisis-levels';
import { languageCodes } from '@halved/shared/languages';
import { describe, expect, it } from 'vitest';
import { type CrisisCase, crisisCases } from './crisis/cases.ts';
import { crisisOf } from './crisis.ts';
import { readingOf } from './text.ts';

const cases = crisisCases();

const wrong = (mine: readonly CrisisCase[]) =>
  mine.flatMap(({ text, level, language }) => {
    const actual = crisisOf(readingOf(text), language).level;
    return actual === level ? [] : [`${actual}: ${text}`];
  });

describe.each(languageCodes)('the level of danger of sentences in %s', (code) => {
  it.each(crisisLevels)('is %s for all sentences that were written for this level', (level) => {
    const samples = cases.filter((sample) => sample.language === code && sample.level === level);
    expect(samples.length).toBeGreaterThan(10);
    expect(wrong(samples)).toEqual([]);
  });
});

describe('an English text', () => {
  it('is understood under an interface in another language', () => {
    expect(crisisOf(readingOf('i want to kill myself'), 'de').level).toBe('explicit');
  });
});

describe('the text that is screened for hostility', () => {
  it('has no words about its writer’s own danger', () => {
    const { rest } = crisisOf(readingOf('I want to kill myself, I am so tired'), 'en');
    expect(rest).not.toContain('kill');
    expect(rest).toContain('tired');
  });
});
