import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The messages of the guard about the page to which "Leave quickly" leads. */
export const leavingNoise = /foreign request: https:\/\/www\.wikipedia\.org\//;
export const elsewhere = 'https://www.wikipedia.org/';

const onItsWayMs = 300;

/**
 * Replaces the neutral site to which "Leave quickly" leads, because tests have no network. It loads slowly, as a real
 * site may.
 */
export async function serveElsewhere(page: Page): Promise<void> {
  await page.context().route(elsewhere, async (route) => {
    await sleep(onItsWayMs);
    await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title><p>Something else.</p>' });
  });
}

/** Records, from the next page on, the titles of a tab while its page is covered before the new site loads. */
export async function watchCover(page: Page): Promise<string[]> {
  const titles: string[] = [];
  await page.exposeFunction('tellCover', (title: string) => void titles.push(title));
  await page.addInitScript(() => {
    const tell: unknown = Reflect.get(window, 'tellCover');
    const look = () => {
      if (document.body?.hidden && typeof tell === 'function') tell(document.title);
    };
    new MutationObserver(look).observe(document, { attributes: true, subtree: true });
  });
  return titles;
}

/** Clicks at the position of "Leave quickly" like a finger, even if something covers it. */
export async function clickItsPosition(page: Page): Promise<void> {
  const box = await page.locator('[data-leave]').filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error('There is no way out on this page');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The covered points of "Get help now" and "Leave quickly", with the covering elements; empty if there are none. */
export const coveredOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const everyPx = 4;
    const covered = new Set<string>();
    for (const selector of ['a[href="/help"]', '[data-leave]']) {
      const elements = [...document.querySelectorAll(`[data-safety] ${selector}`)];
      const visible = elements.find((element) => element.checkVisibility({ visibilityProperty: true }));
      if (!visible) return [`There is no ${selector}`];
      const { left, right, top, bottom } = visible.getBoundingClientRect();
      for (let y = top + 1; y < bottom; y += everyPx) {
        for (let x = left + 1; x < right; x += everyPx) {
          const hit = document.elementFromPoint(x, y);
          if (!hit?.closest(selector)) covered.add(`${selector} is under ${hit?.outerHTML.slice(0, 120)}`);
        }
      }
    }
    return [...covered];
  });
