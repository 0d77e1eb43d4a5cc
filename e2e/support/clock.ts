import { expect, type Locator, type Page } from '@playwright/test';

/** Far shorter than every time that a test is about, and enough for timers of zero. */
const stepMs = 5;
const everyMs = 40;

/**
 * Stops the clock of a page that is yet to be opened: time passes by `runFor` and `fastForward` alone, however
 * long the machine takes. A clock that runs counts the machine’s seconds too.
 */
export async function stopClock({ clock }: Page): Promise<void> {
  const now = Date.now();
  await clock.install({ time: now });
  await clock.pauseAt(now + 1_000);
}

/** Waits under a stopped clock until something shows, by a few milliseconds of the page’s time at each look. */
export async function shown(sign: Locator): Promise<void> {
  await expect(async () => {
    await sign.page().clock.runFor(stepMs);
    expect(await sign.isVisible(), `${sign} is there`).toBe(true);
  }).toPass({ intervals: [everyMs], timeout: 15_000 });
}

/** Installs a clock that runs and can be stopped later, for a page that is yet to be opened. */
export const winClock = ({ clock }: Page): Promise<void> => clock.install();

/** Stops a clock that `winClock` installed, once the page shows what a test begins with. */
export async function stopRunningClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}

/** Repeats an assertion under a stopped clock until it holds; the assertion must not wait long by itself. */
export async function comesTrue(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await check();
  }).toPass({ intervals: [everyMs], timeout: 15_000 });
}
