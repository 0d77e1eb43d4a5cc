import { expect, type Locator, type Page } from '@playwright/test';

/** The most elements of a page on the way to a target. */
const maxSteps = 40;

/** Presses Tab until the element has the focus, and checks that every focus on the way is visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let n = 0; n < maxSteps; n += 1) {
    await page.keyboard.press('Tab');
    const [arrived, shown] = await Promise.all([
      target.evaluate((element) => element === document.activeElement),
      page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return true;
        const ring = (one: Element) => getComputedStyle(one).outlineStyle !== 'none';
        return ring(element) || (element.parentElement !== null && ring(element.parentElement));
      }),
    ]);
    expect(shown, 'the focus can be seen').toBe(true);
    if (arrived) return;
  }
  throw new Error(`The focus never reached ${target}`);
}
