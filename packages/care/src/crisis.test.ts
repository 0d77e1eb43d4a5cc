import { languageCodes } from '@halved/shared/languages';
import { describe, expect, it } from 'vitest';
import { type CrisisCase, crisisCases, crisisLevels } from './crisis/cases.ts';
import { crisisOf } from './crisis.ts';
import { readingOf } from './text.ts';

const cases = crisisCases();

const wrong = (mine: readonly CrisisCase[]) =>
  mine.flatMap(({ text, level, language }) => {
    const found = crisisOf(readingOf(text), language).level;
    return found === level ? [] : [`${found}: ${text}`];
  });

describe.each(languageCodes)('what people write in %s', (code) => {
  it.each(crisisLevels)('reads as %s where it is', (level) => {
    const mine = cases.filter((one) => one.language === code && one.level === level);
    expect(mine.length).toBeGreaterThan(10);
    expect(wrong(mine)).toEqual([]);
  });
});

describe('a text in another language', () => {
  it('is read in English too', () => {
    expect(crisisOf(readingOf('i want to kill myself'), 'de').level).toBe('explicit');
  });
});

describe('what is left to judge how a text sounds', () => {
  it('has no words about its writer’s own danger', () => {
    const { rest } = crisisOf(readingOf('I want to kill myself, I am so tired'), 'en');
    expect(rest).not.toContain('kill');
    expect(rest).toContain('tired');
  });
});
