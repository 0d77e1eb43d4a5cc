import { expect, it } from 'vitest';
import { languageCodes } from '../languages.ts';
import { exactCategoriesOf, mayOmitNumber } from './plural-numbers.ts';

it('knows which plural forms stand for one number alone in each language', () => {
  expect(Object.fromEntries(languageCodes.map((code) => [code, exactCategoriesOf(code)]))).toEqual({
    ar: ['zero', 'one', 'two'],
    ...Object.fromEntries(['de', 'en', 'es', 'it'].map((code) => [code, ['one']])),
    ...Object.fromEntries(['fr', 'hi', 'ja', 'ko', 'pt', 'ru', 'zh'].map((code) => [code, []])),
  });
});

it('lets a form leave its number out only if it stands for one number alone', () => {
  expect(mayOmitNumber('ar', 'time.daysAgo_two')).toBe(true);
  expect(mayOmitNumber('ar', 'time.daysAgo_few')).toBe(false);
  expect(mayOmitNumber('fr', 'checkIns.times_one')).toBe(false);
  expect(mayOmitNumber('ar', 'checkIns.heading')).toBe(false);
});
