import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { Analytics } from '../pages/analytics.ts';
import { Shell } from '../pages/shell.ts';
import { plantAggregates } from '../support/aggregates.ts';
import { violationsOn } from '../support/axe.ts';
import { cutOn, overflowOf, shiftsOn, waitUntilLoaded, watchShifts } from '../support/layout.ts';

test.beforeAll(async ({ app }) => plantAggregates(app));

test('a supporter filters the regions, and the address keeps the filters through a reload and back', async ({
  joinAs,
  enter,
}) => {
  const analytics = new Analytics(await enter(await joinAs('supporter')));
  await analytics.open();
  await expect(analytics.regionNames.first()).toHaveText('California');
  await analytics.choices('Countries').click();
  await analytics.choice('Germany').click();
  await expect(analytics.page).toHaveURL('/analytics?countries=DE');
  await expect(analytics.regionNames).toHaveText(['Berlin', 'Bayern']);
  await analytics.choices('Regions').click();
  await analytics.choice('Bayern').click();
  await expect(analytics.regionNames).toHaveText(['Bayern']);
  await analytics.page.reload();
  await expect(analytics.regionNames).toHaveText(['Bayern']);
  await analytics.page.goBack();
  await expect(analytics.regionNames).toHaveText(['Berlin', 'Bayern']);
});

test('the numbers that the filters select are saved as a CSV file without a cell that a spreadsheet would run', async ({
  joinAs,
  enter,
}) => {
  const analytics = new Analytics(await enter(await joinAs('supporter')));
  await analytics.open('?countries=DE');
  await expect(analytics.regionNames).toHaveText(['Berlin', 'Bayern']);
  const [download] = await Promise.all([
    analytics.page.waitForEvent('download'),
    analytics.exportAs('CSV').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^halved-analytics-\d{4}-\d{2}-\d{2}[\w-]*\.csv$/);
  await expect(new Shell(analytics.page).toast('Analytics exported as CSV')).toBeVisible();
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('Berlin');
  expect(text).not.toContain('California');
  const cells = text.split(/\r?\n/).flatMap((line) => line.split(','));
  expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([]);
});

test('the map works by keyboard alone: from west to east, choosing a country, zooming', async ({
  joinAs,
  enter,
}) => {
  const analytics = new Analytics(await enter(await joinAs('supporter')));
  const { page } = analytics;
  await analytics.open();
  await expect(analytics.mark('US')).toBeVisible();
  await analytics.exportAs('CSV').focus();
  await page.keyboard.press('Tab');
  await expect(analytics.mark('US')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(analytics.mark('UK')).toBeFocused();
  await expect(analytics.map.locator('+ p')).toHaveText('UK: 80 people, 235 worries');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused();
  const before = await analytics.mark('UK').boundingBox();
  await page.keyboard.press('Enter');
  await expect.poll(() => analytics.mark('UK').boundingBox()).not.toEqual(before);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/analytics?countries=GB');
  await expect(analytics.regionNames).toHaveText(['England']);
  await expect(analytics.mark('UK')).toHaveAttribute('aria-pressed', 'true');
});

test('the wheel over the map scrolls the page', async ({ joinAs, enter }) => {
  const analytics = new Analytics(await enter(await joinAs('supporter')));
  await analytics.open();
  await analytics.map.hover();
  const scrolled = () => analytics.page.evaluate(() => scrollY);
  const before = await scrolled();
  await analytics.page.mouse.wheel(0, 300);
  await expect.poll(scrolled).toBeGreaterThan(before);
});

test('the zoomed map is moved by dragging it, also from a country, which is then not chosen', async ({
  joinAs,
  enter,
}) => {
  const analytics = new Analytics(await enter(await joinAs('supporter')));
  const { page } = analytics;
  await analytics.open();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const mark = analytics.mark('UK');
  await mark.scrollIntoViewIfNeeded();
  const middle = async () => {
    const box = await mark.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const before = await middle();
  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  await page.mouse.move(before.x - 40, before.y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await middle()).x - before.x)).toBe(-40);
  await expect(page).toHaveURL('/analytics');
  await mark.click();
  await expect(page).toHaveURL('/analytics?countries=GB');
});

const looks = [
  { width: 360, colorScheme: 'light', language: 'en' },
  { width: 360, colorScheme: 'dark', language: 'ar' },
  { width: 1280, colorScheme: 'dark', language: 'es' },
] as const;

for (const { width, colorScheme, language } of looks) {
  test(`axe finds nothing on the page full of numbers, nothing is cut off and nothing moves, ${width} px, ${colorScheme}, ${language}`, async ({
    joinAs,
    enter,
  }) => {
    const viewport = { width, height: 800 };
    const page = await enter(await joinAs('supporter'), {
      viewport,
      colorScheme,
      stored: { halved_language: language },
    });
    await watchShifts(page);
    const analytics = new Analytics(page);
    await analytics.open();
    await expect(analytics.main.locator('figure [data-point]').first()).toBeVisible();
    await waitUntilLoaded(page);
    // In another language than the browser's, the whole page changes its words once.
    if (language === 'en') expect(await shiftsOn(page)).toEqual([]);
    await analytics.openTables();
    await expect(analytics.main.getByRole('table')).toHaveCount(3);
    expect(await violationsOn(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    if (width > 360) expect(await cutOn(page)).toEqual([]);
    expect(await analytics.misplacedLabels()).toEqual([]);
  });
}
