import type { Page } from '@playwright/test';

/**
 * The times of day that are wider than their field. Such a field does not scroll: a narrow one loses the end of the
 * time, such as AM or PM.
 */
export const cutTimesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[type="time"]')].flatMap((field) => {
      const width = field.offsetWidth;
      field.style.width = 'max-content';
      const needed = field.offsetWidth;
      field.style.width = '';
      return needed > width ? [field.value] : [];
    }),
  );
