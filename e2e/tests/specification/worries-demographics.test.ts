import { expect, test } from '../../fixtures.ts';
import { Demographics } from '../../pages/demographics.ts';
import { plantDemographics } from '../../support/demographics.ts';
import { answer, failureNoise } from '../../support/failing.ts';

test.beforeAll(async ({ app }) => plantDemographics(app));

test.describe('Demographics (/demographics)', () => {
  test('community demographics plus a trending topics widget (limit 15); back link to /analytics', async ({
    joinAs,
    enter,
  }) => {
    const page = await enter(await joinAs('premium'));
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/demographics')) calls.push(`${pathname.slice(4)}${search}`);
    });
    const demographics = new Demographics(page);
    await demographics.open();
    await expect(demographics.back).toHaveAttribute('href', '/analytics');
    const topics = demographics.part('Trending topics');
    await expect(topics.getByRole('listitem')).toHaveCount(15);
    await expect(topics).toContainText('The list covers the last 30 days');
    await expect(topics.getByRole('listitem').first()).toHaveText('topic1 Work100 worriesNegativeUp 20%');
    await expect
      .poll(() => calls.toSorted())
      .toEqual([
        '/demographics/categories/trends?timeRange=90d',
        '/demographics/heatmap?timeRange=90d',
        '/demographics/overview?timeRange=90d',
        '/demographics/trending?limit=15',
      ]);
  });

  test('time ranges 30d, 90d, 1y (default 90d)', async ({ joinAs, enter }) => {
    const demographics = new Demographics(await enter(await joinAs('premium')));
    await demographics.open();
    await expect(demographics.timeRange).toHaveValue('90d');
    await expect(demographics.timeRange.locator('option')).toHaveText([
      'The last 30 days',
      'The last 90 days',
      'The last year',
    ]);
  });

  test('overview, trending categories (8 shown) with change % and up, down or flat, sentiment, privacy, daily and hourly activity, community health', async ({
    joinAs,
    enter,
  }) => {
    const demographics = new Demographics(await enter(await joinAs('premium')));
    await demographics.open();
    await expect(demographics.overview).toHaveText([
      '600People',
      '240People who wrote in this time',
      '1,205Public worries',
      '2.3Worries per person who wrote',
    ]);
    const categories = demographics.part('What people write about').getByRole('listitem');
    await expect(categories).toHaveCount(8);
    await expect(categories.nth(0)).toHaveText('Work300 worriesUp 25%');
    await expect(categories.nth(1)).toHaveText('Family270 worriesDown 10%');
    await expect(categories.nth(2)).toHaveText('Health240 worriesSteady, +3%');
    await expect(demographics.part('How it sounds')).toContainText('On average: Negative');
    await expect(demographics.part('How it sounds').getByRole('listitem')).toHaveCount(5);
    await expect(demographics.part('Whom people write for').getByRole('listitem')).toHaveText([
      'Everybody1,205 worries62%',
      'Friends340 worries17%',
      'Nobody else410 worries21%',
    ]);
    await expect(demographics.part('Days of the week').getByRole('img')).toHaveCount(7);
    await expect(demographics.part('Hours of the day').getByRole('img')).toHaveCount(24);
    const health = demographics.part('How people find each other');
    for (const text of ['2.3', '640', '72%']) await expect(health).toContainText(text);
  });

  test('premium members only; 403 leads to an upgrade prompt', async ({ app, joinAs, enter, guard }) => {
    guard.tolerate(/status of 403/);
    const prompt = 'The community in numbers is part of Premium';
    const refused = new Demographics(await enter(await joinAs('supporter')));
    await refused.open();
    await expect(refused.main.getByRole('heading', { name: prompt })).toBeVisible();
    await expect(refused.overview).toHaveCount(0);

    const premium = await joinAs('premium');
    const page = await enter(premium);
    const demographics = new Demographics(page);
    await demographics.open();
    await expect(demographics.overview.first()).toHaveText(/^600/);
    await app.sql("update users set granted_tier = 'supporter' where id = $1", [premium.id]);
    const isRefused = () =>
      premium.api.demographics.overview.query({}).then(
        () => false,
        () => true,
      );
    await expect.poll(isRefused, { timeout: 10_000 }).toBe(true);
    await demographics.timeRange.selectOption('1y');
    await expect(demographics.main.getByRole('heading', { name: prompt })).toBeVisible();
  });

  test('most error boxes offer ‘Try Again’', async ({ joinAs, enter, guard }) => {
    guard.tolerate(failureNoise);
    const page = await enter(await joinAs('premium'));
    await answer(page, { call: 'GET /demographics/overview?*', status: 500 });
    const demographics = new Demographics(page);
    await demographics.open();
    await expect(demographics.main.getByText('Failed to load analytics', { exact: true })).toBeVisible();
    await page.unrouteAll();
    await demographics.tryAgain.click();
    await expect(demographics.overview.first()).toHaveText(/^600/);
  });
});
