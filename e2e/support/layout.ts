import type { Page } from '@playwright/test';

/** What reaches over the edge of the window, in words; empty where nothing does. */
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

/** What moved by itself since the page began, each with its share of the layout shift (CLS). */
export const shiftsOn = async (page: Page): Promise<string[]> =>
  JSON.parse(await page.evaluate(() => document.documentElement.dataset.shifts ?? '[]'));

/** Words that cannot be read whole: they reach out of what clips or scrolls them sideways, or out of the window. */
export const cutOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      // Text for screen readers alone, or in a field, which scrolls what it holds.
      if (parent.closest('.sr-only, option, select, textarea, script, style, #splash')) continue;
      // A text that ends with an ellipsis shows that it is cut, and is whole elsewhere.
      if (getComputedStyle(parent).textOverflow === 'ellipsis') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      const frames = [{ left: 0, right: document.documentElement.clientWidth }];
      for (let around: Element | null = parent; around; around = around.parentElement) {
        if (clips(around)) frames.push(around.getBoundingClientRect());
      }
      if (frames.some(({ left, right }) => words.left < left - 1 || words.right > right + 1)) {
        found.add(`${parent.tagName} ${parent.className}: ${node.textContent.slice(0, 40)}`);
      }
    }
    return [...found];
  });
