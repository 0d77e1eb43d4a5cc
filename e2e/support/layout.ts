import type { Page } from '@playwright/test';

/** What reaches over the edge of the window, in words; nothing when all is well. */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName} ${element.className}`);
  });

/** From the next page on, writes down what moves by itself. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: string[] = [];
    new PerformanceObserver((list) => {
      for (const { value = 0, sources = [] } of list.getEntries().map((entry) => entry.toJSON())) {
        seen.push(`${value}: ${JSON.stringify(sources)}`);
      }
      document.documentElement.dataset.shifts = JSON.stringify(seen);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved by itself since the page began, each with how much of it (CLS). */
export const shiftsOn = async (page: Page): Promise<string[]> =>
  JSON.parse(await page.evaluate(() => document.documentElement.dataset.shifts ?? '[]'));
