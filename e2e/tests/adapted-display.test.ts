import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Settings } from '../pages/settings.ts';
import { Slip } from '../pages/slip.ts';
import { share } from '../support/account.ts';
import { waitUntilLoaded } from '../support/layout.ts';
import { breathingExercise } from '../support/wellness.ts';

/** A picture of an element without the focus and the pointer, as a text that can be compared. */
async function pictureOf(element: Locator): Promise<string> {
  await element.page().mouse.move(0, 0);
  await element.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return (await element.screenshot({ animations: 'disabled' })).toString('base64');
}

/** Checks that an element looks different after a change. */
async function expectVisible(element: Locator, change: () => Promise<unknown>, what: string) {
  const before = await pictureOf(element);
  await change();
  expect.soft((await pictureOf(element)) !== before, `${what} can be seen`).toBe(true);
}

/** Buttons, fields and choices that have neither a border nor words of their own. */
const shapeless = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, input:not([hidden]), select, textarea')].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const { borderBlockStartStyle, borderBlockStartWidth, appearance } = getComputedStyle(control);
      const hasBorder = borderBlockStartStyle !== 'none' && Number.parseFloat(borderBlockStartWidth) > 0;
      // The browser draws its own checkboxes and radio buttons.
      const isDrawn = appearance !== 'none' && control.matches('[type=checkbox], [type=radio]');
      const hasPicture = control.matches(':has(svg)') || control.textContent?.trim();
      return hasBorder || isDrawn || hasPicture ? [] : [control.outerHTML.slice(0, 120)];
    }),
  );

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with forced colours, states and controls can be told apart, ${colorScheme}`, async ({
    enter,
    joinPremium,
  }) => {
    const account = await joinPremium();
    const words = `Told apart ${account.username}`;
    await share(account, words);
    const page = await enter(account, { colorScheme });
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const feed = new Feed(page);
    const { like } = Slip.of(page, words);
    await feed.open();
    await expect(like).toBeVisible();
    await expectVisible(like.locator('svg'), () => like.click(), 'a pressed like');
    await expectVisible(feed.tab('Discover'), () => feed.tab('Discover').click(), 'the chosen tab');
    expect.soft(await shapeless(page)).toEqual([]);
    const ring = await feed.shareButton.evaluate((button) => {
      button.focus({ focusVisible: true });
      const { outlineStyle, outlineWidth } = getComputedStyle(button);
      return { outlineStyle, isWide: Number.parseFloat(outlineWidth) >= 2 };
    });
    expect(ring, 'the focus has a ring').toEqual({ outlineStyle: 'solid', isWide: true });
    const settings = new Settings(page);
    await settings.open();
    const hidden = page.getByRole('switch', { name: 'Hide when I am active' });
    await expect(hidden).toBeVisible();
    await expectVisible(hidden, () => hidden.click(), 'a switch that is on');
    const choice = settings.privacy('Private');
    await expectVisible(choice, () => choice.check(), 'a chosen radio button');
    expect.soft(await shapeless(page)).toEqual([]);
  });
}

/** The part of a focused element that no other element covers, between 0 and 1, in a grid of points. */
const uncoveredPart = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { part: 1, element: 'body' };
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = [0.1, 0.5, 0.9];
    const points = steps.flatMap((x) => steps.map((y) => [left + width * x, top + height * y] as const));
    const seen = points.filter(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      const owner = there?.closest('label')?.control ?? there;
      return owner === element || element.contains(there) || there?.contains(element);
    });
    return { part: seen.length / points.length, element: element.outerHTML.slice(0, 80) };
  });

test('at 400 % zoom, whatever the keyboard reaches is in view and not covered', async ({
  enter,
  joinPremium,
}) => {
  test.slow();
  // 1280 × 1024 px at 400 %.
  const page = await enter(await joinPremium(), { viewport: { width: 320, height: 256 } });
  for (const address of ['/feed?share=1', '/settings', `/wellness/exercises/${breathingExercise}`, '/help']) {
    await page.goto(address);
    await waitUntilLoaded(page);
    const reached = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 25; press += 1) {
        await page.keyboard.press(key);
        const { part, element } = await uncoveredPart(page);
        expect.soft(part, `${address}: ${element}`).toBeGreaterThan(0);
        reached.add(element);
      }
    }
    expect(reached.size).toBeGreaterThan(5);
  }
});

/** What moves on the page by itself. */
const movementsOn = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

test('the circle on the page of help moves until it is paused, and not at all with reduced motion', async ({
  page,
}) => {
  const pause = page.getByRole('button', { name: 'Pause the circle' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/help');
  await waitUntilLoaded(page);
  await expect.poll(() => movementsOn(page)).toBe(1);
  await pause.click();
  await expect.poll(() => movementsOn(page)).toBe(0);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => movementsOn(page)).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => movementsOn(page)).toBe(0);
  await expect(pause).toBeHidden();
});
