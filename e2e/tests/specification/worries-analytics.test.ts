import { expect, test } from '../../fixtures.ts';
import { Analytics } from '../../pages/analytics.ts';
import { Shell } from '../../pages/shell.ts';
import { plantAggregates } from '../../support/aggregates.ts';
import { verify } from '../../support/community.ts';
import { answer } from '../../support/failing.ts';

test.beforeAll(async ({ app }) => plantAggregates(app));

test.describe('Analytics (/analytics and /analytics/geographic)', () => {
  test('requires login (‘Please log in to access analytics.’); back link to /dashboard', async ({ page }) => {
    for (const path of ['/analytics', '/analytics/geographic']) {
      await page.goto(path);
      const analytics = new Analytics(page);
      await expect(analytics.main.getByText('Please log in to access analytics.')).toBeVisible();
      await expect(analytics.back).toHaveAttribute('href', '/dashboard');
      await expect(analytics.main.getByRole('link', { name: 'Log in' })).toHaveAttribute(
        'href',
        `/login?return=${encodeURIComponent(path)}`,
      );
    }
  });

  test('visible only to supporter or premium tiers; others see an upgrade prompt', async ({
    app,
    join,
    joinAs,
    enter,
  }) => {
    const prompt = 'Geographic analytics are part of Supporter';
    const free = await join();
    await verify(app, free);
    const refused = new Analytics(await enter(free));
    await refused.open();
    await expect(refused.main.getByRole('heading', { name: prompt })).toBeVisible();
    await expect(refused.regions).toHaveCount(0);
    for (const tier of ['supporter', 'premium'] as const) {
      const analytics = new Analytics(await enter(await joinAs(tier)));
      await analytics.open();
      await expect(analytics.regions).toBeVisible();
    }
  });

  test('403 gives the toast ‘Premium subscription required to access analytics’', async ({
    joinAs,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 403/);
    const page = await enter(await joinAs('supporter'));
    await answer(page, {
      call: 'GET /analytics/geographic?*',
      status: 403,
      error: { code: 'TIER_REQUIRED', message: 'This is part of a paid plan.' },
    });
    await new Analytics(page).open();
    await expect(new Shell(page).toast('Premium subscription required to access analytics')).toBeVisible();
  });

  test('time ranges 30d, 90d, 1y (default 90d); the minimum user threshold filter is only sent if set', async ({
    joinAs,
    enter,
  }) => {
    const page = await enter(await joinAs('supporter'));
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/api/analytics/geographic') calls.push(search);
    });
    const analytics = new Analytics(page);
    await analytics.open();
    await expect(analytics.regions).toBeVisible();
    await expect(analytics.timeRange).toHaveValue('90d');
    await expect(analytics.timeRange.locator('option')).toHaveText([
      'The last 30 days',
      'The last 90 days',
      'The last year',
    ]);
    expect(calls).toEqual(['?timeRange=90d']);
    await analytics.threshold.fill('9');
    await analytics.threshold.press('Enter');
    await expect(
      analytics.main.getByText('The threshold must be a whole number of at least 10'),
    ).toBeVisible();
    expect(calls).toEqual(['?timeRange=90d']);
    await analytics.threshold.fill('60');
    await analytics.threshold.press('Enter');
    await expect(analytics.regionNames).toHaveText(['California', 'England', 'New York']);
    expect(calls).toEqual(['?timeRange=90d', '?timeRange=90d&minUserThreshold=60']);
    await analytics.timeRange.selectOption('30d');
    await expect(page).toHaveURL(/timeRange=30d/);
    await expect.poll(() => calls.at(-1)).toBe('?timeRange=30d&minUserThreshold=60');
  });

  test('category filter: work, relationships, health, family, finances, education, social, personal', async ({
    joinAs,
    enter,
  }) => {
    const analytics = new Analytics(await enter(await joinAs('supporter')));
    await analytics.open();
    await analytics.choices('Categories').click();
    await expect(analytics.main.getByRole('group', { name: 'Categories' }).getByRole('button')).toHaveText([
      'Work',
      'Relationships',
      'Health',
      'Family',
      'Finances',
      'Education',
      'Social life',
      'Personal',
    ]);
    await analytics.choice('Work').click();
    await expect(analytics.page).toHaveURL('/analytics?categories=work');
    await expect(analytics.trends).toHaveText([/^Work/]);
  });

  test('average sentiment labels: above 0.6 positive, below 0.4 negative; region table: up to 3 top categories', async ({
    joinAs,
    enter,
  }) => {
    const analytics = new Analytics(await enter(await joinAs('supporter')));
    await analytics.open();
    for (const [region, word] of [
      ['England', 'Positive'],
      ['Berlin', 'Neutral'],
      ['Bayern', 'Neutral'],
      ['California', 'Negative'],
    ] as const) {
      await expect(analytics.details(region)).toContainText(word);
      await expect(analytics.details(region)).toContainText('Work, Family, Health');
      await expect(analytics.details(region)).not.toContainText('Social life');
    }
  });

  test('JSON/CSV export: ‘Analytics exported as JSON’, ‘Analytics exported as CSV’; the file is named with a timestamp and the extension', async ({
    joinAs,
    enter,
  }) => {
    const page = await enter(await joinAs('supporter'));
    const analytics = new Analytics(page);
    await analytics.open();
    for (const format of ['JSON', 'CSV'] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        analytics.exportAs(format).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\d{4}-\d{2}-\d{2}/);
      expect(download.suggestedFilename().endsWith(`.${format.toLowerCase()}`)).toBe(true);
      await expect(new Shell(page).toast(`Analytics exported as ${format}`)).toBeVisible();
    }
  });
});
