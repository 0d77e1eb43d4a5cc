import { readFileSync } from 'node:fs';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';
import { describe, expect, it } from 'vitest';
import { screen } from '../screen.ts';
import { sayTwoThings } from './mild-signs.ts';

const cases: Record<LanguageCode, { danger: string[]; worries: string[] }> = JSON.parse(
  readFileSync(new URL('./cases/two-signs.json', import.meta.url), 'utf8'),
);

describe.each(languageCodes)('two mild signs of danger in %s', (language) => {
  const { danger, worries } = cases[language];
  const levelsOf = (texts: readonly string[]) =>
    texts.map((text) => ({ text, level: screen(text, { localeHint: language }).crisis }));

  it('are as serious as clear words', () => {
    expect(danger.length).toBeGreaterThan(3);
    expect(levelsOf(danger).filter(({ level }) => level !== 'explicit')).toEqual([]);
  });

  it('are not seen in worries that use the same words of something else', () => {
    expect(worries.length).toBeGreaterThan(3);
    expect(levelsOf(worries).filter(({ level }) => level === 'explicit')).toEqual([]);
  });
});

describe('one mild sign', () => {
  it.each([
    'i just want to disappear',
    'i just want to disappear. i want to disappear. i want to disappear',
    'i want to disappear. he said he wants to disappear too',
    "i want to disappear. i don't think about dying",
  ])('stays mild, whether it is repeated, denied or about somebody else beside itself: %s', (text) => {
    expect(screen(text, { localeHint: 'en' }).crisis).toBe('possible');
  });

  it('counts with what only the reader finds in another sentence', () => {
    const sign = 'I wish I could just disappear.';
    const plan = 'I wrote the letters already, I think thursday when everyones out.';
    expect(screen(sign, { localeHint: 'en' }).crisis).toBe('possible');
    expect(screen(plan, { localeHint: 'en' }).crisis).toBe('possible');
    expect(screen(`${sign} ${plan}`, { localeHint: 'en' }).crisis).toBe('explicit');
    expect(screen(`${sign} My brother moved to Leeds and I miss him.`, { localeHint: 'en' }).crisis).toBe(
      'possible',
    );
  });
});

describe('two signs', () => {
  const sign = (pattern: number, from: number, to: number) => ({ pattern, from, to });

  it.each([
    ['by two patterns in two places', true, [sign(0, 0, 4), sign(1, 5, 9)]],
    ['in the other order', true, [sign(1, 5, 9), sign(0, 0, 4)]],
    ['beside an overlapping one', true, [sign(0, 0, 6), sign(1, 4, 9), sign(2, 6, 9)]],
    ['by one pattern twice', false, [sign(0, 0, 4), sign(0, 5, 9)]],
    ['that overlap', false, [sign(0, 0, 6), sign(1, 5, 9)]],
    ['of which there is one', false, [sign(0, 0, 6)]],
    ['of which there is none', false, []],
  ] as const)('%s: %s', (_, expected, signs) => {
    expect(sayTwoThings(signs)).toBe(expected);
  });
});
