import { expect, type Page } from '@playwright/test';

const quietMs = 500;

/**
 * Follows the requests of a page from now on. The returned function waits until there has been none for half a second.
 * Playwright’s `networkidle` waits only once for each page that is opened.
 */
export function watchRequests(page: Page): () => Promise<void> {
  let underWay = 0;
  let changedAt = Date.now();
  const count = (change: number) => () => {
    underWay += change;
    changedAt = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return () => expect.poll(() => underWay <= 0 && Date.now() - changedAt > quietMs).toBe(true);
}
