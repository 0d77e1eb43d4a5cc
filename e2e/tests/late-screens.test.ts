import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Shell } from '../pages/shell.ts';
import { violationsOn } from '../support/axe.ts';
import { installClock, stopRunningClock } from '../support/clock.ts';
import { hold } from '../support/failing.ts';
import { shiftsOn, splashPassed, watchShifts } from '../support/layout.ts';
import { watchRequests } from '../support/requests.ts';
import { sleepNoise, sleepOn } from '../support/sleep.ts';

const late = (page: Page) => page.locator('[data-late]');

/** From now on, marks the root element if a placeholder is shown, even for a moment. */
const watchFlashes = (page: Page) =>
  page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-late]')) document.documentElement.dataset.flashed = '';
    }).observe(document, { childList: true, subtree: true });
  });

test.describe('a screen that takes long to load', () => {
  test('shows its placeholder within a moment of the press, announces it to a screen reader, and then appears', async ({
    page,
  }) => {
    await watchShifts(page);
    await installClock(page);
    await page.goto('/feed');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, 500));
    const release = await hold(page, '**/assets/login-*.js');
    await stopRunningClock(page);
    await new Shell(page).go('Login');
    await page.clock.runFor(150);
    await expect(late(page)).toBeVisible();
    await page.clock.resume();
    await expect(page).toHaveURL(/\/login/);
    await expect(page).toHaveTitle('Sign in · Halved');
    await expect(late(page)).toHaveAttribute('aria-busy', 'true');
    await expect(late(page).locator('[aria-live=polite]')).toHaveText('Loading…');
    expect(await violationsOn(page)).toEqual([]);
    release();
    await expect(new Shell(page).heading).toHaveText('Sign in');
    await expect(new Shell(page).heading).toBeFocused();
    await expect(late(page)).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // Bold text in the navigation, right after the press, shifts the layout by no more than this.
    expect((await shiftsOn(page)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0)).toBeLessThan(
      0.001,
    );
    // A screen that has been loaded once is shown without a placeholder.
    await watchFlashes(page);
    await new Shell(page).help.click();
    await expect(new Shell(page).heading).toHaveText('Get help now');
    await new Shell(page).go('Login');
    await expect(new Shell(page).heading).toHaveText('Sign in');
    await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
  });

  test('shows no placeholder if it is loaded at once', async ({ page }) => {
    await page.goto('/help');
    await watchFlashes(page);
    await page.waitForLoadState('networkidle');
    const requestsEnd = watchRequests(page);
    await new Shell(page).navigation.getByRole('link', { name: 'Login' }).hover();
    await requestsEnd();
    await new Shell(page).go('Login');
    await expect(new Shell(page).heading).toHaveText('Sign in');
    await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
  });

  test('says after some seconds that it takes long, and never hides Get help now and Leave quickly', async ({
    page,
    guard,
  }) => {
    guard.tolerate(sleepNoise);
    await page.goto('/feed');
    await page.waitForLoadState('networkidle');
    await hold(page, '**/assets/login-*.js');
    await sleepOn(page, '**/api/**');
    await new Shell(page).go('Login');
    await expect(late(page)).toContainText('taking a while');
    await new Shell(page).help.click();
    await expect(new Shell(page).heading).toHaveText('Get help now');
  });
});

test.describe('a screen that cannot be loaded', () => {
  test.beforeEach(({ guard }) => guard.tolerate(sleepNoise, /ERR_INTERNET_DISCONNECTED/));

  test('says so at once, light and dark, and appears by itself when the network is back', async ({
    browserOf,
  }) => {
    const context = await browserOf({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto('/feed');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await new Shell(page).go('Login');
    const message = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
    await expect(message).toBeVisible({ timeout: 2_000 });
    await expect(page).toHaveURL(/\/login/);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOn(page), colorScheme).toEqual([]);
    }
    await context.setOffline(false);
    await expect(new Shell(page).heading).toHaveText('Sign in');
  });

  test('keeps the shell around it, and can be loaded by hand, also as the first screen of a visit', async ({
    page,
  }) => {
    const server = await sleepOn(page, '**/assets/login-*.js');
    await page.goto('/login');
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await expect(new Shell(page).help).toBeVisible();
    server.awake = true;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(new Shell(page).heading).toHaveText('Sign in');
  });
});

test('parts that load after the page do not end it if the connection is lost, and appear when it is back', async ({
  page,
  guard,
}) => {
  guard.tolerate(sleepNoise);
  const parts = await sleepOn(page, '**/assets/{theme-switch,toasts}-*.js');
  const probes = await sleepOn(page, '**/api/wake');
  const shell = new Shell(page);
  await page.goto('/feed');
  await expect(shell.wakeNotice).toBeVisible();
  await expect(shell.heading).toHaveText('Community Feed');
  await expect(shell.help).toBeVisible();
  parts.awake = true;
  probes.awake = true;
  await expect(shell.theme).toBeVisible();
});

test.describe('before the scripts have loaded', () => {
  for (const path of ['/feed', '/login', '/']) {
    test(`${path} shows a placeholder as soon as the splash is gone, and nothing moves when the page replaces it`, async ({
      browserOf,
    }) => {
      const page = await (await browserOf({ splash: true })).newPage();
      await watchShifts(page);
      const release = await hold(page, '**/assets/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await splashPassed(page);
      const placeholder = page.locator(path === '/' ? '[data-hero] h1' : '[data-frame] .slip').first();
      await expect(placeholder).toBeInViewport();
      release();
      await expect(page.locator('[data-frame]')).toHaveCount(0);
      await expect(new Shell(page).heading).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shiftsOn(page)).toEqual([]);
    });
  }

  test('the splash is painted while the stylesheet is still loading, and the screen follows it', async ({
    browserOf,
  }) => {
    const page = await (await browserOf({ splash: true })).newPage();
    const release = await hold(page, '**/assets/*.css');
    const screen = page.waitForResponse('**/assets/feed-*.js');
    await page.goto('/feed', { waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    // The screen could be rendered now, but its place in the page is below the stylesheet.
    await page.evaluate((url) => import(url), (await screen).url());
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    release();
    await expect(new Shell(page).heading).toBeVisible();
  });

  test('a member at / sees the placeholder of the dashboard, not the landing page of visitors', async ({
    join,
    enter,
  }) => {
    const page = await enter(await join());
    const release = await hold(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('[data-frame] .slip').first()).toBeVisible();
    await expect(page.locator('[data-hero]')).toBeHidden();
    release();
    await expect(new Shell(page).heading).toContainText('Welcome');
  });

  test('a page whose scripts cannot be loaded says so, and has a link to itself for another try', async ({
    page,
    guard,
  }) => {
    guard.tolerate(sleepNoise);
    const server = await sleepOn(page, '**/assets/*.js');
    await page.goto('/feed?tab=discover');
    await expect(page.getByRole('alert')).toContainText('Unable to connect to the server');
    await expect(new Shell(page).help).toBeVisible();
    server.awake = true;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(new Shell(page).heading).toHaveText('Community Feed');
    await expect(page).toHaveURL('/feed?tab=discover');
  });
});
