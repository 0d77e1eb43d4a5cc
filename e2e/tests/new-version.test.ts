import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { workerReady } from '../support/push.ts';

const notice = (page: Page) => page.locator('[data-version-notice]');

/**
 * Deploys a new version. A browser compares the files of service workers where no test can change them, so the new
 * version is the same file at another address.
 */
const deploy = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?new');
  });

test('a new version asks before it takes over, the other tab follows, and nothing typed is lost', async ({
  join,
  enter,
}) => {
  test.slow();
  const page = await enter(await join(), { serviceWorkers: 'allow', bypassCSP: true });
  const feed = new Feed(page);
  await feed.open();
  await workerReady(page);
  const other = await page.context().newPage();
  await other.goto('/guidelines');
  await feed.startSharing();
  await feed.composer.words.fill('Half a sentence');
  await other.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await deploy(page);
  await expect(notice(page)).toContainText('A new version is ready');
  const loadedAt = () => page.evaluate(() => performance.timeOrigin);
  const before = await loadedAt();
  await expect(feed.composer.words).toHaveValue('Half a sentence');
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => loadedAt().catch(() => before)).not.toBe(before);
  await expect(feed.composer.words).toHaveValue('Half a sentence');
  await expect(notice(page)).toHaveCount(0);
  // Somebody looks at the other tab, so it asks too.
  await notice(other).getByRole('button', { name: 'Reload' }).click();
  await expect(notice(other)).toHaveCount(0);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the notice of a new version fits a narrow phone, and “Later” puts it away', async ({
  browserOf,
}, info) => {
  test.slow();
  const viewport = { width: 360, height: 740 };
  const page = await (await browserOf({ serviceWorkers: 'allow', bypassCSP: true, viewport })).newPage();
  await page.goto('/feed');
  await workerReady(page);
  await deploy(page);
  await expect(notice(page)).toBeVisible();
  await info.attach('notice', { body: await page.screenshot(), contentType: 'image/png' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const box = await notice(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= viewport.width).toBe(true);
  await notice(page).getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toHaveCount(0);
});
