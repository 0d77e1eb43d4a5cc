import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Help } from '../pages/help.ts';
import { Shell } from '../pages/shell.ts';
import { appears } from '../support/asleep.ts';
import { stopClock } from '../support/clock.ts';
import { elsewhere, leavingNoise, serveElsewhere } from '../support/leaving.ts';

async function leave(page: Page, how: 'the button' | 'Escape three times') {
  if (how === 'the button') await new Shell(page).leaveButton.click();
  else for (let n = 0; n < 3; n += 1) await page.keyboard.press('Escape');
}

/** Waits until the service worker has cached the whole shell. */
const shellCached = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    }
  });

test.describe('leaving quickly', () => {
  for (const how of ['the button', 'Escape three times'] as const) {
    test(`by ${how} replaces the page and its entry in the history`, async ({ page, guard }) => {
      guard.tolerate(leavingNoise);
      await serveElsewhere(page);
      await page.goto('/help');
      await page.goto('/feed');
      await expect(new Shell(page).heading).toBeVisible();
      await leave(page, how);
      await expect(page).toHaveURL(elsewhere);
      await page.goBack();
      await expect(page).toHaveURL('/help');
    });
  }

  for (const how of ['the button', 'Escape three times'] as const) {
    test(`by ${how} works before any script has loaded`, async ({ page, guard }) => {
      guard.tolerate(leavingNoise, /ERR_FAILED/);
      await serveElsewhere(page);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/');
      await expect(new Shell(page).heading).toBeVisible();
      await leave(page, how);
      await expect(page).toHaveURL(elsewhere);
    });
  }

  test('does not happen when Escape is pressed slowly', async ({ page }) => {
    await stopClock(page);
    await page.goto('/feed');
    await appears(new Shell(page).heading);
    for (let n = 0; n < 4; n += 1) {
      await page.keyboard.press('Escape');
      await page.clock.runFor(2_000);
    }
    await expect(page).toHaveURL('/feed');
  });

  test('says on the page what it cannot do', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(/The history of your browser still shows/)).toBeVisible();
  });
});

test.describe('Get help now', () => {
  test('is one tap away on every page, names lines to call, and remembers the country', async ({ page }) => {
    const help = new Help(page);
    for (const path of ['/', '/feed', '/login', '/register']) {
      await page.goto(path);
      await new Shell(page).help.click();
      await expect(page).toHaveURL('/help');
    }
    await expect(help.calls.first()).toHaveAttribute('href', /^tel:\+?\d+/);
    await help.country.selectOption({ label: 'Spain' });
    await expect(page.locator('main a[href="tel:024"]')).toBeVisible();
    await page.reload();
    await expect(page.locator('main a[href="tel:024"]')).toBeVisible();
    await help.country.selectOption({ index: 0 });
    await expect(help.lines.first()).toBeVisible();
  });

  test('works without a connection, in Spanish with Spanish lines', async ({ browserOf, guard }) => {
    guard.tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const context = await browserOf({ serviceWorkers: 'allow', locale: 'es-ES' });
    const page = await context.newPage();
    await page.goto('/');
    await shellCached(page);
    await context.setOffline(true);
    await page.goto('/help');
    await expect(new Shell(page).heading).toHaveText('Pedir ayuda ahora');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('main a[href="tel:024"]')).toBeVisible();
    await page.goto('/feed');
    await expect(new Shell(page).help).toBeVisible();
    await new Shell(page).help.click();
    await expect(page.locator('main a[href="tel:112"]')).toBeVisible();
    await page.goto('/somewhere/else');
    await expect(new Shell(page).help).toBeVisible();
  });
});
