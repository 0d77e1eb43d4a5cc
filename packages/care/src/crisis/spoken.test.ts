import { readFileSync } from 'node:fs';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';
import { describe, expect, it } from 'vitest';
import { screen } from '../screen.ts';
import { stepsOf } from '../testing/steps.ts';
import { wordsOf } from '../words/words-of.ts';
import { spellerOf, typedWord } from './shorthand.ts';

const cases: Record<LanguageCode, { danger: string[]; harmless: string[] }> = JSON.parse(
  readFileSync(new URL('./cases/spoken.json', import.meta.url), 'utf8'),
);

describe.each(languageCodes)('texts as people speak and type in %s', (language) => {
  const isDanger = (text: string) => screen(text, { localeHint: language }).crisis !== 'none';

  it('are danger if their writers want to die or to harm themselves', () => {
    expect(cases[language].danger.length).toBeGreaterThan(2);
    expect(cases[language].danger.filter((text) => !isDanger(text))).toEqual([]);
  });

  it('are no danger if they only have the same words', () => {
    expect(cases[language].harmless.length).toBeGreaterThan(2);
    expect(cases[language].harmless.filter(isDanger)).toEqual([]);
  });

  it('have a list in which each typed form stands for one word', () => {
    const { shorthand = '' } = wordsOf(language).patterns;
    const lines = shorthand.split('\n').filter((line) => line !== '');
    expect(lines.filter((line) => !/^[^:]+: [^:]+$/.test(line))).toEqual([]);
    const forms = lines.flatMap((line) => (line.split(': ')[1] ?? '').split(', '));
    expect(forms.filter((form, place) => forms.indexOf(form) !== place)).toEqual([]);
  });
});

describe('words that are written out', () => {
  const list = 'nicht mehr: nimma\nich: i';

  it('are whole words', () => {
    expect(spellerOf(list, 'de')('i mag nimma, igel nimmas')).toBe('ich mag nicht mehr, igel nimmas');
  });

  it('are no letters of an abbreviation with dots', () => {
    expect(spellerOf(list, 'de')('i.e. nimma.')).toBe('i.e. nicht mehr.');
  });

  it('are parts of a text in a script without spaces, the longest first', () => {
    expect(spellerOf('不: 唔\n不好: 唔好', 'zh')('我唔好唔想')).toBe('我不好不想');
  });

  it('are found in time linear in a text', () => {
    expect(stepsOf(typedWord.source, typedWord.flags)).toBeLessThan(5_000);
  });
});
