import { readFileSync } from 'node:fs';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';
import { describe, expect, it } from 'vitest';
import { screen } from '../screen.ts';

const cases: Record<LanguageCode, { many: string[]; usual: string[] }> = JSON.parse(
  readFileSync(new URL('./cases/pills.json', import.meta.url), 'utf8'),
);

describe.each(languageCodes)('pills that somebody took, in %s', (language) => {
  const isDanger = (text: string) => screen(text, { localeHint: language }).crisis !== 'none';

  it('are danger if they are far more than anybody takes', () => {
    expect(cases[language].many.length).toBeGreaterThan(3);
    expect(cases[language].many.filter((text) => !isDanger(text))).toEqual([]);
  });

  it('are no danger in a usual number, by prescription, or over time', () => {
    expect(cases[language].usual.length).toBeGreaterThan(2);
    expect(cases[language].usual.filter(isDanger)).toEqual([]);
  });
});

it.each([
  ['i took 30 pills', 'explicit'],
  ['i took 8 pills', 'explicit'],
  ['i took ٣٠ pills', 'explicit'],
  ['i took 7 pills', 'none'],
  ['i took 30 mg pills', 'none'],
  ['i took 0.30 pills', 'none'],
  ['in 2019 pills helped me', 'none'],
])('the number decides: %s (%s)', (text, level) => {
  expect(screen(text, { localeHint: 'en' }).crisis).toBe(level);
});
