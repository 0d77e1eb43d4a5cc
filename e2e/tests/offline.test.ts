import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openPost } from '../pages/comments.ts';
import { Feed } from '../pages/feed.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';
import { workerReady } from '../support/push.ts';
import { groundingExercise } from '../support/wellness.ts';

const waiting = (page: Page) => page.locator('[data-wake-notice]');
const offlineNoise = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

test.describe('without a network,', () => {
  test.beforeEach(({ guard }) => guard.tolerate(offlineNoise));

  test('a worry, a comment and a like of two tabs wait, also over a reload, and each arrives once', async ({
    app,
    join,
    enter,
  }) => {
    test.slow();
    const [me, author] = await Promise.all([join(), join()]);
    const [theirs, mine] = [`Talk to me ${author.username}`, `Written on a plane ${me.username}`];
    const post = await share(author, theirs);
    const page = await enter(me, { serviceWorkers: 'allow' });
    const context = page.context();
    const feed = new Feed(page);
    await feed.open();
    await workerReady(page);
    await feed.startSharing();
    await feed.composer.choosePrompt();
    await feed.composer.words.fill('Written on');
    const other = await context.newPage();
    const comments = await openPost(other, post.id);
    await expect(comments.submit).toBeVisible();

    await context.setOffline(true);
    await feed.composer.words.fill(mine);
    await feed.composer.submit.click();
    await expect(waiting(page)).toContainText('1 change will be sent once');
    await comments.write('From above the clouds');
    await other.getByRole('button', { name: /^Like/ }).first().click();
    await expect(waiting(other)).toContainText('2 changes will be sent once each');
    await page.reload();
    await expect(waiting(page)).toContainText('1 change will be sent once');

    await context.setOffline(false);
    await expect(new Shell(page).toast('What waited on this device has been sent.')).toBeVisible();
    await expect(feed.slip(mine).root).toHaveCount(1);
    // The form is closed, or was opened empty by the address; it does not show the sent words again.
    await expect(feed.composer.root.getByText(mine)).toHaveCount(0);
    const counts = () =>
      app.sql(
        `select (select count(*)::int from posts where user_id = $1) as worries,
          (select count(*)::int from comments where user_id = $1) as comments,
          (select count(*)::int from likes where user_id = $1) as likes`,
        [me.id],
      );
    await expect.poll(counts, { timeout: 20_000 }).toEqual([{ worries: 1, comments: 1, likes: 1 }]);
    const left = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /write:|draft/.test(key)));
    await expect.poll(left).toEqual([]);
  });

  test('a member reads the last feed page and an opened exercise, and after the sign-out nothing is left', async ({
    joinPremium,
    join,
    enter,
  }) => {
    test.slow();
    const [me, author] = await Promise.all([joinPremium(), join()]);
    const theirs = `Read on a plane ${author.username}`;
    await share(author, theirs);
    const page = await enter(me, { serviceWorkers: 'allow' });
    const feed = new Feed(page);
    await feed.open();
    await workerReady(page);
    await page.goto(`/wellness/exercises/${groundingExercise}`);
    await expect(new Shell(page).heading).toBeVisible();
    await page.waitForLoadState('networkidle');
    const title = (await new Shell(page).heading.textContent()) ?? '';
    await feed.open();
    await expect(feed.slip(theirs).root).toBeVisible();
    const kept = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('halved-own'));
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().length;
      });
    await expect.poll(kept).toBe(3);
    await page.context().setOffline(true);
    await page.reload();
    await expect(feed.slip(theirs).root).toBeVisible();
    await page.goto(`/wellness/exercises/${groundingExercise}`);
    await expect(new Shell(page).heading).toHaveText(title);
    await page.context().setOffline(false);
    await new Shell(page).logout.click();
    await expect.poll(kept).toBe(0);
  });
});
