import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Help } from '../pages/help.ts';
import { Bell } from '../pages/notifications.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';
import { hold } from '../support/failing.ts';
import { tabTo } from '../support/keyboard.ts';
import { clickItsPosition, elsewhere, leavingNoise, serveElsewhere, watchCover } from '../support/leaving.ts';

/** The things that may be open while leaving. A member opens each of them over the feed with an own worry. */
const overlays: Record<string, (page: Page, words: string) => Promise<void>> = {
  'a dialog': async (page, words) => {
    await new Feed(page).slip(words).choose('Edit Post');
    await expect(new Shell(page).dialog.getByRole('textbox').first()).toBeVisible();
  },
  'a menu': async (page, words) => {
    await new Feed(page).slip(words).menuButton.click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
  },
  'the notifications': async (page) => {
    await new Bell(page).button.click();
    await expect(new Bell(page).panel).toBeVisible();
  },
};

test.describe('leaving quickly', () => {
  test.beforeEach(({ guard }) => guard.tolerate(leavingNoise));

  for (const [what, open] of Object.entries(overlays)) {
    test(`takes one press of its button with ${what} open, at 360 and 1280 px`, async ({ join, enter }) => {
      const author = await join();
      const words = `Open ${author.username}`;
      await share(author, words);
      const page = await enter(author);
      await serveElsewhere(page);
      const covered = await watchCover(page);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await new Feed(page).open();
        await open(page, words);
        await clickItsPosition(page);
        await expect(page).toHaveURL(elsewhere);
        expect(covered.splice(0)[0], `${width} px`).toBe('…');
      }
    });

    test(`takes three Escapes with ${what} open, and the first one closes it`, async ({ join, enter }) => {
      const author = await join();
      const words = `Open ${author.username}`;
      await share(author, words);
      const page = await enter(author);
      await serveElsewhere(page);
      await page.goto('/help');
      await new Feed(page).open();
      await open(page, words);
      for (let n = 0; n < 3; n += 1) await page.keyboard.press('Escape');
      await expect(page).toHaveURL(elsewhere);
      await page.goBack();
      await expect(page).toHaveURL('/help');
    });
  }

  test('can be reached by keyboard inside a dialog, and so can Get help now, which closes the dialog', async ({
    join,
    enter,
  }) => {
    const author = await join();
    const words = `By keyboard ${author.username}`;
    await share(author, words);
    const page = await enter(author);
    await serveElsewhere(page);
    const shell = new Shell(page);
    await page.goto('/feed?share=1');
    await page.getByRole('textbox', { name: 'Your worry' }).fill('Kept for later');
    await shell.logout.click();
    await expect(shell.dialog).toBeVisible();
    await tabTo(page, shell.dialog.getByRole('link', { name: 'Get help now' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/help');
    await expect(new Help(page).lines.first()).toBeVisible();
    await expect(shell.dialog).toBeHidden();
    await shell.logout.click();
    await expect(shell.dialog).toBeVisible();
    await tabTo(page, shell.dialog.getByRole('button', { name: 'Leave quickly' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(elsewhere);
  });

  for (const path of ['/feed', '/login', '/']) {
    test(`works on ${path} when only the HTML has loaded`, async ({ page }) => {
      await serveElsewhere(page);
      const release = await hold(page, '**/assets/*.js');
      await page.goto('/help', { waitUntil: 'commit' });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(new Shell(page).help).toBeVisible();
      await new Shell(page).leaveButton.click();
      await expect(page).toHaveURL(elsewhere);
      release();
    });
  }

  test('works during the splash, in the reader’s language, and does not move when the page replaces the splash', async ({
    browserOf,
  }) => {
    const context = await browserOf({
      splash: true,
      locale: 'es-ES',
      viewport: { width: 1180, height: 740 },
    });
    const page = await context.newPage();
    const release = await hold(page, '**/assets/*.js');
    await page.goto('/feed', { waitUntil: 'commit' });
    const button = page.locator('[data-leave]').filter({ visible: true });
    await expect(button).toHaveText('Salir rápido');
    await expect(page.locator('#splash')).toBeVisible();
    const before = await button.boundingBox();
    await serveElsewhere(page);
    release();
    await expect(new Shell(page).heading).toBeVisible();
    expect(await button.boundingBox()).toEqual(before);
    await button.click();
    await expect(page).toHaveURL(elsewhere);
  });
});
