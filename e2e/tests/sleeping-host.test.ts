import { expect, test } from '../fixtures.ts';
import { share } from '../support/account.ts';
import { visitorCacheExpired } from '../support/community.ts';
import { workerReady } from '../support/push.ts';
import { startSleepingHost } from '../support/sleeping-host.ts';

const asleepMs = 60_000;
/** The host that keeps connections open is given up after one second by a page that has nothing to show yet. */
const soonMs = 3_500;

test('a visitor who returns while the host sleeps and keeps every connection open soon reads the last feed', async ({
  app,
  browser,
  join,
}) => {
  test.slow();
  const author = await join();
  const words = `Still here ${author.username}`;
  await share(author, words);
  await visitorCacheExpired();
  const host = await startSleepingHost(app.url);
  const context = await browser.newContext({ baseURL: host.url, serviceWorkers: 'allow' });
  try {
    const before = await context.newPage();
    await before.goto('/feed');
    await workerReady(before);
    await before.reload();
    await expect(before.getByRole('article').filter({ hasText: words })).toBeVisible();
    await before.waitForLoadState('networkidle');
    await before.close();
    host.sleep('host', asleepMs);
    const page = await context.newPage();
    await page.goto('/feed');
    // The page itself looks at every frame. A look from here comes up to a second later.
    const seen = await page.waitForFunction((text) => {
      const worry = [...document.querySelectorAll('article')].find((slip) => slip.innerText.includes(text));
      return worry?.checkVisibility() && performance.now();
    }, words);
    expect(await seen.jsonValue()).toBeLessThan(soonMs);
    await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
  } finally {
    await context.close();
    await host.stop();
  }
});
