import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Bell } from '../pages/notifications.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';
import { appears, choose, isGone, openFeed } from '../support/asleep.ts';
import { violationsOn } from '../support/axe.ts';
import { shown } from '../support/clock.ts';
import { failureNoise } from '../support/failing.ts';
import { coveredOn } from '../support/leaving.ts';
import { sleepNoise, sleepOn } from '../support/sleep.ts';

const widths = [360, 768, 1024, 1180, 1280, 1920];

async function nothingCovers(page: Page, what: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await coveredOn(page), `${what}, ${width} px`).toEqual([]);
  }
}

for (const [colorScheme, dir] of [
  ['light', 'ltr'],
  ['dark', 'rtl'],
] as const) {
  test.describe(`Nothing lies over Get help now and Leave quickly, ${colorScheme}, ${dir}:`, () => {
    const setDirection = (page: Page) =>
      page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir);

    test('no message of either kind, on the page and in a dialog', async ({ join, enter, guard }) => {
      guard.tolerate(failureNoise);
      const author = await join();
      const [mine, another] = [`To be deleted ${author.username}`, `To be liked ${author.username}`];
      await share(author, mine);
      await share(author, another);
      const page = await enter(author, { colorScheme });
      const shell = new Shell(page);
      const feed = await openFeed(page, another);
      await setDirection(page);
      await choose(page, feed.slip(mine).menuButton, 'Delete Post');
      await shown(shell.dialog);
      await shell.choose('Delete Post');
      // The list gets the focus a frame after the deletion, and would close a menu that is opened before.
      await appears(page.locator('[data-toast=success]'));
      await page.route('**/api/likes/**', (route) => route.fulfill({ status: 500, json: {} }));
      await feed.slip(another).like.click();
      await shown(page.locator('[data-toast=error]'));
      await nothingCovers(page, 'both kinds');
      await page.setViewportSize({ width: 1180, height: 740 });
      await choose(page, feed.slip(another).menuButton, 'Edit Post');
      await shown(shell.dialog.getByRole('textbox').first());
      await shown(shell.dialog.locator('[data-toast=error]'));
      await nothingCovers(page, 'both kinds in a dialog');
      await page.clock.resume();
      expect(await violationsOn(page)).toEqual([]);
    });

    test('no menu, no list of notifications, no notice that the server sleeps', async ({
      join,
      enter,
      guard,
    }) => {
      guard.tolerate(sleepNoise);
      const author = await join();
      const words = `Under a menu ${author.username}`;
      await share(author, words);
      const page = await enter(author, { colorScheme });
      const feed = await openFeed(page, words);
      await setDirection(page);
      await new Bell(page).button.click();
      await shown(new Bell(page).panel);
      await nothingCovers(page, 'the notifications');
      await page.keyboard.press('Escape');
      await feed.slip(words).menuButton.click();
      await shown(page.getByRole('menuitem').first());
      await nothingCovers(page, 'a menu');
      await page.keyboard.press('Escape');
      await isGone(page, page.getByRole('menu'));
      await sleepOn(page, '**/api/**');
      await feed.slip(words).like.click();
      await shown(new Shell(page).wakeNotice);
      await page.evaluate(() => scrollTo(0, 200));
      await nothingCovers(page, 'the notice');
    });
  });
}

for (const percent of [100, 200]) {
  test(`A menu at the lower edge of a phone opens beside Get help now and Leave quickly, not under them, with text at ${percent} %`, async ({
    join,
    enter,
  }) => {
    const author = await join();
    const words = `At the edge ${author.username}`;
    await share(author, words);
    const page = await enter(author, { viewport: { width: 360, height: 640 } });
    const slip = new Feed(page).slip(words);
    await new Feed(page).open();
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    await slip.menuButton.click();
    const { height } = (await slip.menu.boundingBox()) ?? { height: 0 };
    await page.keyboard.press('Escape');
    await isGone(page, slip.menu);
    // In this position the end of the menu would be behind the bar.
    await slip.menuButton.evaluate((button, wanted) => {
      const bar = document.querySelector('#safety')?.getBoundingClientRect().top ?? 0;
      scrollBy(0, button.getBoundingClientRect().bottom + wanted - bar);
    }, height);
    await slip.menuButton.click();
    const last = page.getByRole('menuitem').last();
    await expect(last).toBeVisible();
    const [menu, bar] = await Promise.all([
      slip.menu.boundingBox(),
      page.locator('[data-safety]').last().boundingBox(),
    ]);
    expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
}
