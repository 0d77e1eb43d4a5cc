import { expect, test } from '../../fixtures.ts';
import { Resources } from '../../pages/resources.ts';
import { Shell } from '../../pages/shell.ts';
import { answer, failureNoise } from '../../support/failing.ts';

test.describe('Resources (/resources)', () => {
  test('a visitor can browse mental-health resources, with search and filters; the list is a directory of help (decided)', async ({
    page,
  }) => {
    const resources = new Resources(page);
    await resources.open('?country=GB');
    await expect(new Shell(page).heading).toHaveText('Resources');
    await expect(resources.cards.first()).toBeVisible();
    await resources.search.fill('eating');
    await expect(resources.card('Beat')).toBeVisible();
    await expect(page).toHaveURL(/q=eating/);
  });

  test('resource filter fields: query, category, tags, country, cost (free|paid|insurance|sliding_scale), isCrisis', async ({
    page,
  }) => {
    const resources = new Resources(page);
    await resources.open('?country=GB');
    await expect(resources.cost.locator('option')).toHaveText([
      'Any cost',
      'Free',
      'Paid',
      'Paid by insurance',
      'Price depends on income',
    ]);
    await resources.cost.selectOption('free');
    await resources.category.selectOption('health');
    await resources.topics.click();
    await resources.tag('Abuse').click();
    await page.getByLabel('Crisis lines only').check();
    const requested = page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return (
        pathname === '/api/resources' &&
        ['query', 'category', 'tags', 'country', 'cost', 'isCrisis'].every((name) => searchParams.has(name))
      );
    });
    await resources.search.fill('help');
    await requested;
  });

  test('resource tags displayed: at most 20', async ({ page }) => {
    const resources = new Resources(page);
    await resources.open();
    await resources.topics.click();
    await expect(resources.tags.first()).toBeVisible();
    expect(await resources.tags.count()).toBeLessThanOrEqual(20);
    const many = Array.from({ length: 30 }, (_, index) => `topic ${index}`);
    await page.route('**/api/resources/tags', (route) => route.fulfill({ json: { data: { tags: many } } }));
    await resources.open('?tags=mine');
    await expect(resources.tag('mine')).toBeVisible();
    await expect(resources.tags).toHaveCount(20);
  });

  test("'Failed to load resources', with Try Again; the crisis lines are there meanwhile (decided)", async ({
    page,
    guard,
  }) => {
    guard.tolerate(failureNoise);
    await answer(page, { call: 'GET /resources?*', status: 500 });
    const resources = new Resources(page);
    await resources.open('?country=GB');
    await expect(resources.main.getByText('Failed to load resources')).toBeVisible();
    await expect(resources.lineCalls.first()).toBeVisible();
    await page.unrouteAll();
    await resources.tryAgain.click();
    await expect(resources.cards.first()).toBeVisible();
  });
});
