import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';
import { appears } from '../support/asleep.ts';
import { violationsOn } from '../support/axe.ts';
import { shown, stopClock } from '../support/clock.ts';
import { visitorCacheExpired } from '../support/community.ts';
import { hold } from '../support/failing.ts';

const splashMs = 1_000;

test.describe('the shell', () => {
  test('shows the splash with the product’s name for a second and then the page, even without scripts', async ({
    browserOf,
    guard,
  }) => {
    guard.tolerate(/ERR_FAILED/);
    const page = await (await browserOf({ splash: true })).newPage();
    // The scripts never load. The splash disappears nevertheless.
    await page.route('**/assets/*.js', (route) => route.abort());
    const begun = Date.now();
    await page.goto('/feed', { waitUntil: 'commit' });
    const splash = page.locator('#splash');
    await expect(splash).toBeVisible();
    await expect(splash).toHaveText('Loading Halved…');
    await expect(splash).toBeHidden({ timeout: 4_000 });
    expect(Date.now() - begun).toBeGreaterThan(splashMs);
  });

  test('has no splash over the page any more where a browser computes its end a hair too early', async ({
    browserOf,
  }) => {
    const page = await (await browserOf({ splash: true })).newPage();
    await page.goto('/help');
    const splash = page.locator('#splash');
    // WebKit gets (1.2 - 1) / 0.2 = 0.9999999999999998 for the end of the animation, and leaves it there.
    await splash.evaluate((element) => {
      for (const animation of element.getAnimations()) {
        animation.pause();
        animation.currentTime = 1_199.9;
      }
    });
    await expect(splash).toBeHidden();
    await new Shell(page).heading.click({ trial: true });
  });

  test('is in the language of the browser from the first paint on', async ({ browserOf, guard }) => {
    guard.tolerate(/ERR_FAILED/);
    const page = await (await browserOf({ splash: true, locale: 'es-MX' })).newPage();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#splash')).not.toHaveText('Loading Halved…');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('is painted before its scripts render, and works in a browser without PerformanceObserver', async ({
    page,
    browserOf,
  }) => {
    await page.addInitScript(() => {
      const events: string[] = [];
      Object.assign(window, { events });
      const record = (what: string) => events.push(what);
      new PerformanceObserver((paints) => {
        if (paints.getEntriesByName('first-contentful-paint').length > 0) record('painted');
      }).observe({ type: 'paint', buffered: true });
      new MutationObserver(() => {
        if (document.querySelector('#root h1') && !events.includes('drawn')) record('drawn');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/help');
    await expect(new Shell(page).heading).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'events'))).toEqual(['painted', 'drawn']);
    const old = await (await browserOf({ splash: true })).newPage();
    await old.addInitScript(() => {
      Object.defineProperty(window, 'PerformanceObserver', { value: undefined });
    });
    await old.goto('/help');
    await expect(new Shell(old).heading).toBeVisible();
  });

  test('sets the title, moves the focus to the heading and scrolls to the top after a navigation', async ({
    page,
    join,
  }) => {
    const author = await join();
    await share(author, `A worry to walk to ${author.username}`);
    await visitorCacheExpired();
    const shell = new Shell(page);
    await shell.openLanding();
    await expect(page).toHaveTitle('Halved');
    for (const [link, title, heading] of [
      ['Feed', 'Feed · Halved', 'Community Feed'],
      ['Login', 'Sign in · Halved', 'Sign in'],
      ['Sign Up', 'Create your account · Halved', 'Create your account'],
      ['Home', 'Halved', 'A safe space for your worries'],
    ] as const) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await shell.go(link);
      await expect(page).toHaveTitle(title);
      await expect(shell.heading).toHaveText(heading);
      await expect(shell.heading).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    await shell.help.click();
    await expect(page).toHaveTitle('Get help now · Halved');
    await shell.go('Feed');
    await new Feed(page).slip(author.username).ownPage.click();
    await expect(page).toHaveTitle('Worry · Halved');
    await expect(shell.heading).toBeFocused();
    await page.goBack();
    await expect(page).toHaveTitle('Feed · Halved');
    await page.goBack();
    await expect(page).toHaveTitle('Get help now · Halved');
    await page.goForward();
    await expect(page).toHaveTitle('Feed · Halved');
  });

  test('has its title in the page that the server sends', async ({ request }) => {
    for (const [path, title] of [
      ['/', 'Halved'],
      ['/feed', 'Feed · Halved'],
      ['/login', 'Sign in · Halved'],
      ['/help', 'Get help now · Halved'],
    ]) {
      const html = await (await request.get(path ?? '')).text();
      expect(html).toContain(`<title>${title}</title>`);
    }
  });

  test('shows toasts at the top right for four seconds, longer while somebody reads them', async ({
    page,
    join,
  }) => {
    const author = await join();
    await share(author, `For a toast ${author.username}`);
    await visitorCacheExpired();
    await stopClock(page);
    const feed = new Feed(page);
    const shell = new Shell(page);
    await feed.open();
    await appears(feed.slip(author.username).like);
    await feed.slip(author.username).like.click();
    const toast = shell.toast('Please log in to like posts');
    await shown(toast);
    const box = await toast.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1_200);
    expect(box?.y).toBeLessThan(100);
    await page.clock.runFor(3_500);
    await expect(toast).toBeVisible();
    await toast.hover();
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 400);
    await page.clock.runFor(4_100);
    await expect(toast).toBeHidden();
  });

  test('shows toasts over an open dialog, where they can be dismissed', async ({ join, enter, guard }) => {
    guard.tolerate(/status of 500|answer 500/);
    const author = await join();
    await share(author, `Hard to edit ${author.username}`);
    const page = await enter(author);
    await page.route('**/api/posts/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    const feed = new Feed(page);
    const shell = new Shell(page);
    await feed.open();
    await feed.slip(author.username).choose('Edit Post');
    await shell.dialog.getByRole('textbox').first().fill('Better words');
    await shell.choose('Save');
    const toast = shell.toast('Failed to update post');
    // A toast under the pointer stays visible for any time.
    await toast.hover();
    expect(await violationsOn(page)).toEqual([]);
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toBeHidden();
    await expect(shell.dialog).toBeVisible();
  });

  test('is light, dark or like the device from the first paint on', async ({ browserOf }) => {
    const context = await browserOf({ colorScheme: 'dark' });
    const page = await context.newPage();
    const shell = new Shell(page);
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await shell.openLanding();
    const dark = await ground();
    await shell.theme.selectOption({ label: 'Light' });
    const light = await ground();
    expect(light).not.toBe(dark);
    const release = await hold(page, '**/assets/*.js');
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await ground()).toBe(light);
    release();
    await shell.theme.selectOption({ label: 'As on this device' });
    expect(await ground()).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await ground()).toBe(light);
  });

  test('has a recent-activity area and two cards for a member', async ({ join, enter }) => {
    const account = await join();
    const page = await enter(account);
    await page.goto('/');
    await expect(new Shell(page).heading).toHaveText(`Welcome, ${account.username}`);
    await expect(page.getByText('No recent activity yet. Start by sharing your first worry!')).toBeVisible();
    await page.getByRole('link', { name: 'Browse the feed' }).click();
    await expect(page).toHaveURL('/feed');
    await page.goBack();
    await page.getByRole('link', { name: 'Share a worry' }).click();
    await expect(new Feed(page).composer.words).toBeVisible();
  });
});
