import { expect, type Locator, type Page } from '@playwright/test';
import { Feed } from '../pages/feed.ts';
import { Login } from '../pages/login.ts';
import { Shell } from '../pages/shell.ts';
import type { Slip } from '../pages/slip.ts';
import { eventually, installClock, shown, stopClock, stopRunningClock } from './clock.ts';
import { sleepOn } from './sleep.ts';

/** Longer than one frame of the page. */
export const frameMs = 50;
/** The text of a form while its request waits for the server. */
export const later = 'Will be sent when the server is awake';

/** Waits until a page has loaded completely and then stops its clock, before the server falls asleep. */
export async function stopWhenReady(page: Page, ...signs: Locator[]) {
  for (const sign of signs) await expect(sign).toBeVisible();
  await stopRunningClock(page);
}

/** Opens the feed of a signed-in member and waits for a worry in it. */
export async function openFeed(page: Page, words: string) {
  const feed = new Feed(page);
  await installClock(page);
  await feed.open();
  await stopWhenReady(page, feed.slip(words).root, new Shell(page).logout);
  return feed;
}

/**
 * Reloads a page whose clock is stopped. The clock runs while the page loads, because its steps would make a slow load
 * many times longer.
 */
export async function reload(page: Page, ...signs: Locator[]) {
  await page.clock.resume();
  await page.reload();
  await stopWhenReady(page, ...signs);
}

/**
 * Waits until an element is visible. React may show a part that has loaded 300 ms later, which many short steps would
 * make many seconds. So each check moves the page’s time by a frame. That is still short beside the seconds after which
 * a page probes a sleeping server. A page that is opened under a stopped clock loads sooner with it, but a test of what
 * counts from the load needs the short steps.
 */
export const appears = (sign: Locator) => shown(sign, frameMs);

/** Chooses a menu entry under a stopped clock. */
export async function choose(page: Page, button: Locator, entry: string | RegExp) {
  await button.click();
  const item = page.getByRole('menuitem', { name: entry });
  await appears(item);
  await item.click();
}

export const isLiked = (slip: Slip, liked: boolean) =>
  eventually(slip.page, async () => expect(await slip.like.getAttribute('aria-pressed')).toBe(String(liked)));

export const isGone = (page: Page, sign: Locator) =>
  eventually(page, async () => expect(await sign.count()).toBe(0));

/** Opens the login under a stopped clock, before a server that sleeps when somebody signs in. */
export async function sleepingLogin(page: Page) {
  await stopClock(page);
  const login = new Login(page);
  await login.open();
  await appears(login.submit);
  return { login, server: await sleepOn(page, '**/api/auth/login') };
}
