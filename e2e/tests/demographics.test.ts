import { expect, test } from '../fixtures.ts';
import { Demographics } from '../pages/demographics.ts';
import { violationsOn } from '../support/axe.ts';
import { plantDemographics } from '../support/demographics.ts';
import { cutOn, overflowOf, shiftsOn, waitUntilLoaded, watchShifts } from '../support/layout.ts';

test.beforeAll(async ({ app }) => plantDemographics(app));

test('the time range is in the address, and survives a reload and going back', async ({ joinAs, enter }) => {
  const demographics = new Demographics(await enter(await joinAs('premium')));
  await demographics.open();
  await expect(demographics.overview).toHaveText([/^600/, /^240/, /^1,205/, /^2\.3/]);
  await demographics.timeRange.selectOption('30d');
  await expect(demographics.page).toHaveURL('/demographics?timeRange=30d');
  await expect(demographics.overview.nth(1)).toHaveText(/^120/);
  await demographics.page.reload();
  await expect(demographics.overview.nth(1)).toHaveText(/^120/);
  await demographics.page.goBack();
  await expect(demographics.overview.nth(1)).toHaveText(/^240/);
});

test('the heat map works by keyboard alone, and says each cell in words', async ({ joinAs, enter }) => {
  const page = await enter(await joinAs('premium'));
  const demographics = new Demographics(page);
  await demographics.open();
  const first = demographics.cell(/^Monday, 12.+AM: Withheld$/);
  await first.focus();
  await page.keyboard.press('End');
  await expect(demographics.cell(/^Monday, 11.+AM: 120 worries$/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(demographics.cell(/^Tuesday, 10.+PM: 120 worries$/)).toBeFocused();
  await expect(demographics.part('Days and hours')).toContainText('Tuesday, 10');
  // The map is one stop of the Tab key, so the next one is its table.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const table = demographics.part('Days and hours').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(8);
  await expect(table.getByRole('row')).toHaveCount(25);
});

for (const width of [360, 1280])
  test(`the page is whole at ${width} px, light and dark, and nothing moves while it loads`, async ({
    joinAs,
    enter,
  }) => {
    const page = await enter(await joinAs('premium'), { viewport: { width, height: 800 } });
    await watchShifts(page);
    const demographics = new Demographics(page);
    await demographics.open();
    await waitUntilLoaded(page);
    await expect(demographics.trends).toHaveCount(8);
    expect(await shiftsOn(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    expect(await cutOn(page)).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOn(page), colorScheme).toEqual([]);
    }
  });
