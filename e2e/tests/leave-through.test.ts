import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Help } from '../pages/help.ts';
import { Bell } from '../pages/notifications.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';
import { hold } from '../support/failing.ts';
import { tabTo } from '../support/keyboard.ts';
import { elsewhere, leavingNoise, pressWhereItStands, standIn, watchCover } from '../support/leaving.ts';

/** What somebody may have open, each as a member over the feed with a worry of their own. */
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
    for (const width of [360, 1280]) {
      test(`needs one press of its button with ${what} open, ${width} px`, async ({ join, enter }) => {
        const author = await join();
        const words = `Open ${author.username}`;
        await share(author, words);
        const page = await enter(author, { viewport: { width, height: 740 } });
        await standIn(page);
        const covered = await watchCover(page);
        await new Feed(page).open();
        await open(page, words);
        await pressWhereItStands(page);
        await expect(page).toHaveURL(elsewhere);
        expect(covered[0]).toBe('…');
      });
    }

    test(`needs three Escapes with ${what} open, the first of which closes it`, async ({ join, enter }) => {
      const author = await join();
      const words = `Open ${author.username}`;
      await share(author, words);
      const page = await enter(author);
      await standIn(page);
      await page.goto('/help');
      await new Feed(page).open();
      await open(page, words);
      for (let n = 0; n < 3; n += 1) await page.keyboard.press('Escape');
      await expect(page).toHaveURL(elsewhere);
      await page.goBack();
      await expect(page).toHaveURL('/help');
    });
  }

  test('is reached by keyboard inside a dialog, as Get help now is, which closes it', async ({
    join,
    enter,
  }) => {
    const author = await join();
    const words = `By keyboard ${author.username}`;
    await share(author, words);
    const page = await enter(author);
    await standIn(page);
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
    test(`works on ${path} while nothing but the page itself has come`, async ({ page }) => {
      await standIn(page);
      const release = await hold(page, '**/assets/*.js');
      await page.goto('/help', { waitUntil: 'commit' });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(new Shell(page).help).toBeVisible();
      await new Shell(page).leaveButton.click();
      await expect(page).toHaveURL(elsewhere);
      release();
    });
  }

  test('works through the splash, in the language of the reader, and moves nothing when the page takes over', async ({
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
    const way = page.locator('[data-leave]').filter({ visible: true });
    await expect(way).toHaveText('Salir rápido');
    await expect(page.locator('#splash')).toBeVisible();
    const before = await way.boundingBox();
    await standIn(page);
    release();
    await expect(new Shell(page).heading).toBeVisible();
    expect(await way.boundingBox()).toEqual(before);
    await way.click();
    await expect(page).toHaveURL(elsewhere);
  });
});
