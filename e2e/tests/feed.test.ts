import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { share } from '../support/account.ts';
import { shown, stopClock } from '../support/clock.ts';
import { emptyFeed, fillFeed, visitorCacheExpired } from '../support/community.ts';
import { watchRequests } from '../support/requests.ts';

test.describe('the feed', () => {
  test.beforeEach(({ app }) => emptyFeed(app));

  test('loads more pages while scrolling, shows each worry only once, and says that it has ended', async ({
    app,
    join,
    enter,
  }) => {
    await fillFeed(app, await join(), 45, 'Number');
    const page = await enter(await join());
    const feed = new Feed(page);
    await feed.open();
    await expect(feed.slips).toHaveCount(20);
    await feed.toTheEnd();
    await expect(feed.slips).toHaveCount(40);
    await feed.toTheEnd();
    await expect(feed.slips).toHaveCount(45);
    await expect(feed.end).toBeVisible();
    const numbers = await feed.slips.getByText(/^Number \d+$/).allInnerTexts();
    expect(numbers).toEqual(Array.from({ length: 45 }, (_, index) => `Number ${index + 1}`));

    await fillFeed(app, await join(), 1, 'Newest');
    await app.sql("update posts set published_at = now() where short_content like 'Newest%'");
    await feed.endRefresh.click();
    await expect(feed.slips.first()).toContainText('Newest');
    await expect(feed.slips).toHaveCount(20);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(400);
  });

  test('returns to its old scroll position', async ({ app, join, enter }) => {
    await fillFeed(app, await join(), 45, 'Place');
    const page = await enter(await join());
    const feed = new Feed(page);
    await feed.open();
    await expect(feed.slips).toHaveCount(20);
    await feed.toTheEnd();
    await expect(feed.slips).toHaveCount(40);
    const slip = feed.slip('Place 31');
    await slip.root.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await slip.ownPage.click();
    await expect(page).toHaveURL(/\/posts\//);
    await page.goBack();
    await expect(slip.root).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(80);
  });

  test('filters by privacy level with the filter in the address, and suggests a step when it is empty', async ({
    join,
    enter,
  }) => {
    const account = await join();
    await share(account, 'Seen by all');
    await share(account, 'Seen by me', { privacyLevel: 'private' });
    const page = await enter(account);
    const feed = new Feed(page);
    await feed.open();
    await expect(feed.slips).toHaveCount(2);
    await expect(feed.privacyFilter).toBeHidden();
    await feed.filterBy('Private');
    await expect(feed.slips).toHaveCount(1);
    await expect(feed.slips).toContainText('Seen by me');
    await expect(page).toHaveURL('/feed?privacy=private');
    await page.reload();
    await expect(feed.slips).toContainText('Seen by me');
    await feed.privacyFilter.selectOption({ label: 'Friends' });
    await expect(page.getByText('No worries with this privacy level')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(feed.slips).toHaveCount(2);
  });

  test('suggests a first step when it is empty', async ({ page, join, enter }) => {
    await visitorCacheExpired();
    await new Feed(page).open();
    await expect(page.getByText('No worries here yet')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Sign Up' })).toBeVisible();
    const own = await enter(await join());
    await own.goto('/feed');
    await own.getByRole('tabpanel').getByRole('button', { name: 'Share a worry' }).click();
    await expect(new Feed(own).composer.words).toBeVisible();
  });

  test('says that it could not be loaded, and offers Try Again', async ({ join, enter, guard }) => {
    guard.tolerate(/status of 500|answer 500/);
    await share(await join(), 'Found at the second try');
    const page = await enter(await join());
    await page.route('**/api/posts?*', (route) => route.fulfill({ status: 500, json: {} }));
    const feed = new Feed(page);
    await feed.open();
    await expect(page.getByText('Failed to load posts')).toBeVisible();
    await page.unroute('**/api/posts?*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(feed.slips).toHaveCount(1);
  });

  test('refreshes every 30 seconds, except while the page is hidden or more than one page is loaded', async ({
    app,
    join,
    enter,
  }) => {
    const author = await join();
    await fillFeed(app, author, 25, 'Often');
    const page = await enter(await join());
    await stopClock(page);
    const feed = new Feed(page);
    await feed.open();
    await shown(feed.slips.nth(19));
    let requests = 0;
    page.on('request', (request) => {
      if (/\/api\/posts\?/.test(request.url())) requests += 1;
    });
    const refreshesAfter30s = async (stem: string) => {
      const before = requests;
      await fillFeed(app, author, 1, stem);
      await page.clock.fastForward(29_000);
      expect(requests).toBe(before);
      await page.clock.fastForward(2_000);
      await shown(feed.slip(stem).root);
      expect(requests).toBe(before + 1);
    };
    await refreshesAfter30s('A first news');

    const look = (state: 'hidden' | 'visible') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await look('hidden');
    await page.clock.fastForward(120_000);
    expect(requests).toBe(1);
    await look('visible');
    await refreshesAfter30s('A second news');

    await feed.toTheEnd();
    await shown(feed.slip('Often 25').root);
    await page.clock.fastForward(120_000);
    expect(requests).toBe(3);
  });

  test('undoes a like that the server rejects', async ({ join, enter, guard }) => {
    guard.tolerate(/status of 500|answer 500/);
    await share(await join(), 'Hard to like');
    const page = await enter(await join());
    await page.route('**/api/likes/*', (route) => route.fulfill({ status: 500, json: {} }));
    const feed = new Feed(page);
    await feed.open();
    await feed.slip('Hard to like').like.click();
    await expect(page.getByText('Failed to update like status')).toBeVisible();
    await expect(feed.slip('Hard to like').like).toHaveAttribute('aria-pressed', 'false');
    await expect(feed.slip('Hard to like').like).toHaveText('Like');
  });

  test('ends a burst of clicks on a like in the last wanted state', async ({ app, join, enter }) => {
    await share(await join(), 'Undecided');
    const page = await enter(await join());
    const feed = new Feed(page);
    await feed.open();
    const { like } = feed.slip('Undecided');
    const untilQuiet = watchRequests(page);
    for (let n = 0; n < 5; n += 1) await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    // Before that, a like that an earlier click has sent may be counted, and the last one still be on its way.
    await untilQuiet();
    await expect
      .poll(() => app.sql('select likes_count from posts where short_content = $1', ['Undecided']))
      .toEqual([{ likes_count: 1 }]);
    await page.reload();
    await expect(like).toContainText('1 felt this');
  });
});
