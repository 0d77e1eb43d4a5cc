import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Shell } from '../pages/shell.ts';
import { comment, share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { emptyFeed, visitorCacheExpired } from '../support/community.ts';
import { hold } from '../support/failing.ts';
import { shiftsOn, smallForThumbs, splashPassed, waitUntilLoaded, watchShifts } from '../support/layout.ts';
import { groundingExercise, someTechnique } from '../support/wellness.ts';

const phone = { width: 360, height: 740 };
const narrow = { width: 320, height: 640 };

/** A worry of exactly 120 characters. */
const worry =
  'I lie awake and go through tomorrow again and again, although I know that most of what I fear will not even happen at al';

/** The worries that are wholly in view: below the window's upper edge and above the bars. */
const wholeWorries = (page: Page) =>
  page.evaluate(() => {
    const end = document.querySelector('[data-bar]')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('article')].filter((slip) => {
      const { top, bottom } = slip.getBoundingClientRect();
      return top >= 0 && bottom <= end;
    }).length;
  });

test.describe('on a phone', () => {
  // The first test empties the feed, and needs its worries to be the newest.
  test.describe.configure({ mode: 'default' });

  test('the first screen of the feed shows two whole worries of 120 characters, to a member and to a visitor', async ({
    app,
    join,
    enter,
    browserOf,
  }) => {
    await emptyFeed(app);
    const author = await join();
    await author.api.auth.updateProfile.mutate({ displayName: 'Noor al-Rashid' });
    expect(worry).toHaveLength(120);
    for (let n = 0; n < 4; n += 1) await share(author, `${worry.slice(0, 119)}${n}`);
    await visitorCacheExpired();
    for (const page of [
      await enter(await join(), { viewport: phone }),
      await (await browserOf({ viewport: phone })).newPage(),
    ]) {
      const feed = new Feed(page);
      await feed.open();
      await expect(feed.slips).toHaveCount(4);
      await expect.poll(() => wholeWorries(page)).toBeGreaterThanOrEqual(2);
    }
  });

  test('a member has Feed, Share and More in the bar at the bottom, and every other place behind More', async ({
    join,
    enter,
  }) => {
    const page = await enter(await join(), { viewport: phone });
    const shell = new Shell(page);
    await page.goto('/feed');
    await expect(shell.navigation.getByRole('link', { name: 'Feed' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await shell.more.click();
    for (const place of [
      'Home',
      'Dashboard',
      'Resolution Stories',
      'Community',
      'Notifications',
      'Settings',
    ]) {
      await expect(shell.navigation.getByRole('link', { name: place })).toBeVisible();
    }
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(shell.more).toBeFocused();
    await expect(shell.more).toHaveAttribute('aria-expanded', 'false');
    await shell.go('Community');
    await expect(page).toHaveURL('/community');
    await expect(shell.heading).toBeFocused();
    await shell.go('Share');
    await expect(new Feed(page).composer.words).toBeVisible();
    await expect(shell.navigation.getByRole('link', { name: 'Share' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('the menu More works by keyboard', async ({ join, enter }) => {
    const page = await enter(await join(), { viewport: phone });
    const shell = new Shell(page);
    await page.goto('/help');
    await shell.more.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(shell.navigation.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/notifications');
  });

  test('everything that is tapped on the wellness pages, resources, dashboard and notifications is 44 px large', async ({
    joinPremium,
    enter,
  }) => {
    const page = await enter(await joinPremium(), { viewport: phone });
    for (const address of [
      '/wellness',
      '/wellness/exercises',
      `/wellness/exercises/${groundingExercise}`,
      `/wellness/techniques/${someTechnique}`,
      '/wellness/history',
      '/resources?country=GB&tags=abuse',
      '/resources/guides',
      '/dashboard',
      '/notifications?tab=preferences',
    ]) {
      await page.goto(address);
      await waitUntilLoaded(page);
      expect.soft(await smallForThumbs(page), address).toEqual([]);
    }
  });

  test('no target is smaller than 24 px or covered by another, on the feed, a worry, a profile and the stories', async ({
    join,
    browserOf,
  }) => {
    // Without a display name, the time of a worry is right below the name of its author.
    const author = await join();
    const post = await share(author, `Nobody covers me ${author.username}`);
    await comment(author, post.id, 'Nor me.');
    await visitorCacheExpired();
    const page = await (await browserOf({ viewport: phone })).newPage();
    for (const address of [
      '/feed',
      `/posts/${post.id}`,
      `/profile/${author.username}`,
      `/profile/${author.username}/followers`,
      '/resolution-stories',
    ]) {
      await page.goto(address);
      await waitUntilLoaded(page);
      expect.soft(await violationsOn(page, { targets: true }), address).toEqual([]);
    }
  });

  test('language and logout are behind the name, and the header is one row', async ({ join, enter }) => {
    const page = await enter(await join(), { viewport: narrow });
    const name = page.getByRole('button', { name: /your numbers and places$/ });
    await page.goto('/help');
    await expect(name).toBeVisible();
    await expect(new Shell(page).logout).toBeHidden();
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(60);
    await name.click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a visitor has Home, Feed, Login and Sign Up in the bar at the bottom, right above Get help now', async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    const shell = new Shell(page);
    await page.goto('/help');
    await expect(shell.navigation.getByRole('link')).toHaveText(['Home', 'Feed', 'Login', 'Sign Up']);
    const [bar, help] = await Promise.all([shell.navigation.boundingBox(), shell.help.boundingBox()]);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo((help?.y ?? 0) - 1, 0);
    expect((help?.y ?? 0) + (help?.height ?? 0)).toBeCloseTo(narrow.height, 0);
  });

  test('the bar does not cover the field that has the focus, nor the end of the page', async ({
    join,
    enter,
  }) => {
    const page = await enter(await join(), { viewport: phone });
    await page.goto('/feed?share=1');
    const { composer } = new Feed(page);
    await composer.words.waitFor();
    const topOfBar = async () => (await new Shell(page).navigation.boundingBox())?.y ?? 0;
    for (const field of [composer.words, composer.note, composer.submit]) {
      await page.evaluate(() => scrollTo(0, 0));
      await field.focus();
      const box = await field.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await topOfBar());
    }
    // A keyboard that makes the window low takes the bar out of the way.
    await page.setViewportSize({ width: 360, height: 400 });
    await expect(new Shell(page).navigation).toHaveCSS('position', 'static');
  });

  test('the bar is shown before the scripts have loaded, and nothing moves when they have', async ({
    browserOf,
  }) => {
    const page = await (await browserOf({ viewport: phone, splash: true })).newPage();
    await watchShifts(page);
    const release = await hold(page, '**/assets/*.js');
    await page.goto('/feed', { waitUntil: 'commit' });
    await splashPassed(page);
    await expect(page.locator('[data-frame] [data-bar]')).toHaveCSS('position', 'fixed');
    release();
    await expect(new Shell(page).navigation.getByRole('link')).toHaveCount(4);
    await page.waitForLoadState('networkidle');
    expect(await shiftsOn(page)).toEqual([]);
  });

  test('what follows the list does not move while a slow phone renders the rest of the list', async ({
    browserOf,
    join,
  }) => {
    const author = await join();
    for (let index = 1; index < 7; index++) await share(author, `Short ${index}`);
    const page = await (await browserOf({ viewport: { width: 412, height: 823 } })).newPage();
    await watchShifts(page);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/feed');
    await expect(page.getByText('Read along as long as you like.')).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOn(page)).toEqual([]);
  });
});

test('in a low window and with text of twice the size, the navigation is a row of the header, not a bar', async ({
  join,
  enter,
}) => {
  const page = await enter(await join(), { viewport: { width: 320, height: 256 } });
  const { navigation } = new Shell(page);
  await page.goto('/help');
  await expect(navigation).toHaveCSS('position', 'static');
  await page.setViewportSize(phone);
  await expect(navigation).toHaveCSS('position', 'fixed');
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect(navigation).toHaveCSS('position', 'static');
});

test('a printed page has neither the navigation nor Get help now', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/help');
  await page.emulateMedia({ media: 'print' });
  await expect(new Shell(page).navigation).toBeHidden();
  await expect(new Shell(page).help).toBeHidden();
});
