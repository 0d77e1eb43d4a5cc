import { expect, test } from '../fixtures.ts';
import { Shell } from '../pages/shell.ts';
import { countIn, plantAggregates } from '../support/aggregates.ts';
import { violationsOn } from '../support/axe.ts';

test.beforeAll(async ({ app }) => plantAggregates(app));

test('a free member reads which numbers count them, and leaves them', async ({ app, join, enter }) => {
  const me = await join();
  await countIn(app, me);
  const page = await enter(me, { viewport: { width: 360, height: 740 } });
  await page.goto('/analytics/me');
  const part = page.getByRole('region', { name: 'Where you are counted' });
  await expect(part.getByRole('listitem')).toHaveText([
    /^The whole community/,
    /^Bayern, Germany.*wrote about: Work\.$/,
  ]);
  await expect(page.getByRole('region', { name: 'The rules behind every number' })).toContainText(
    '10 people',
  );
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('switch').uncheck();
  await expect(new Shell(page).toast('The next numbers will leave you out.')).toBeVisible();
  await expect(part).toContainText('You have left the numbers');
  await page.reload();
  await expect(page.getByRole('switch')).not.toBeChecked();
  expect(await me.api.users.aggregates.query()).toMatchObject({ counted: false });
  await page.getByRole('switch').check();
  await expect.poll(() => me.api.users.aggregates.query()).toMatchObject({ counted: true });
});

test('a visitor is asked to log in before the numbers about them', async ({ page }) => {
  await page.goto('/analytics/me');
  await expect(page).toHaveURL('/login?return=%2Fanalytics%2Fme');
});
