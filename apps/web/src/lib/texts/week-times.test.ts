import { languageCodes } from '@halved/shared/languages';
import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareTexts } from '../../testing/render.tsx';
import { useWeekTimes, weekdays } from './week-times.ts';

beforeAll(prepareTexts);
afterAll(() => i18next.changeLanguage('en'));

test.each(languageCodes)('the columns of a week have short names that differ, in %s', async (language) => {
  await i18next.changeLanguage(language);
  const { result } = renderHook(useWeekTimes);
  const names = weekdays.map(result.current.columnDay);
  expect(names.filter((name) => name.length > 4)).toEqual([]);
  expect(new Set(names).size).toBe(7);
});
