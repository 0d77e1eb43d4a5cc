import { expect, it } from 'vitest';
import { perLanguage } from './per-language.ts';

it('what is made per language is made once for each', () => {
  const made: string[] = [];
  const lengthOf = perLanguage((language) => made.push(language));
  expect(['en', 'ar', 'en', 'ar', 'en'].map(lengthOf)).toEqual([1, 2, 1, 2, 1]);
  expect(made).toEqual(['en', 'ar']);
});
