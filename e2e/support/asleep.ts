import { expect, type Locator, type Page } from '@playwright/test';
import { Feed } from '../pages/feed.ts';
import { Shell } from '../pages/shell.ts';
import type { Slip } from '../pages/slip.ts';
import { comesTrue, shown, stopRunningClock, winClock } from './clock.ts';

/** Longer than one frame of the page. */
export const frameMs = 50;
/** What a form says while its request waits for the server. */
export const later = 'Will be sent when the server is awake';

/** A page that has loaded completely before the server falls asleep and the clock stops. */
export async function settle(page: Page, ...signs: Locator[]) {
  for (const sign of signs) await expect(sign).toBeVisible();
  await stopRunningClock(page);
}

/** The feed of somebody who is signed in, with a worry in it. */
export async function openFeed(page: Page, words: string) {
  const feed = new Feed(page);
  await winClock(page);
  await feed.open();
  await settle(page, feed.slip(words).root, new Shell(page).logout);
  return feed;
}

/** Chooses from a menu under a stopped clock. */
export async function choose(page: Page, button: Locator, entry: string | RegExp) {
  await button.click();
  const item = page.getByRole('menuitem', { name: entry });
  await shown(item);
  await item.click();
}

export const isLiked = (slip: Slip, liked: boolean) =>
  comesTrue(slip.page, async () => expect(await slip.like.getAttribute('aria-pressed')).toBe(String(liked)));

export const isGone = (page: Page, sign: Locator) =>
  comesTrue(page, async () => expect(await sign.count()).toBe(0));
