import { expect, type Locator, type Page } from '@playwright/test';

/** Far shorter than any time that a test checks, and long enough for timers of 0 ms. */
const stepMs = 5;
const everyMs = 40;

/**
 * Stops the clock of a page before it is opened. Only `runFor` and `fastForward` then move the time, however slow the
 * machine is. A running clock would count the machine’s seconds too.
 */
export async function stopClock({ clock }: Page): Promise<void> {
  const now = Date.now();
  await clock.install({ time: now });
  await clock.pauseAt(now + 1_000);
}

/** Waits under a stopped clock until an element is visible. Each check moves the page’s time by a few milliseconds. */
export async function shown(sign: Locator, step = stepMs): Promise<void> {
  await expect(async () => {
    await sign.page().clock.runFor(step);
    expect(await sign.isVisible(), `${sign} is there`).toBe(true);
  }).toPass({ intervals: [everyMs], timeout: 15_000 });
}

/** Installs a running clock that can be stopped later. Call it before the page is opened. */
export const installClock = ({ clock }: Page): Promise<void> => clock.install();

/** Stops a clock that `installClock` installed, when the page is ready for the test. */
export async function stopRunningClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}

/** Repeats an assertion under a stopped clock until it passes. The assertion itself must not wait long. */
export async function eventually(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await check();
  }).toPass({ intervals: [everyMs], timeout: 15_000 });
}
