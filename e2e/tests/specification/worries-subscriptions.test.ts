import { serverTexts } from '@halved/shared/testing/sentences';
import { expect, test } from '../../fixtures.ts';
import { Pricing } from '../../pages/pricing.ts';
import { Shell } from '../../pages/shell.ts';
import { Wellness } from '../../pages/wellness.ts';
import { answer, failureNoise, hold } from '../../support/failing.ts';
import { grant, lemonSqueezy, lemonSqueezyNoise, pretendPaid } from '../../support/plans.ts';

test.describe('Checkout', () => {
  test('requires sign-in, otherwise redirect to /login, and leads back', async ({ page }) => {
    const pricing = new Pricing(page);
    await pricing.open();
    await pricing.upgrade('Supporter').click();
    await expect(page).toHaveURL('/login?return=%2Fpricing');
  });

  test("without a user it fails with 'Authentication required'", async ({ join, enter }) => {
    const page = await enter(await join());
    const release = await hold(page, '**/api/auth/profile');
    const pricing = new Pricing(page);
    await pricing.open();
    await pricing.upgrade('Supporter').click();
    await expect(pricing.alert).toHaveText('Authentication required');
    release();
  });

  test('{variantId} returns checkoutUrl, and the browser is redirected to it; a double click makes one checkout', async ({
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(lemonSqueezyNoise);
    const page = await enter(await join());
    const bodies: unknown[] = [];
    await page.route('**/api/subscriptions/checkout', async (route) => {
      bodies.push(route.request().postDataJSON());
      expect(route.request().headers()['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
      await route.fulfill({ json: { data: { checkoutUrl: `${lemonSqueezy}/checkout/1` } } });
    });
    await page.route(`${lemonSqueezy}/**`, (route) => route.fulfill({ body: 'The payment page' }));
    const pricing = new Pricing(page);
    await pricing.open();
    await pricing.upgrade('Premium').dblclick();
    await expect(page).toHaveURL(`${lemonSqueezy}/checkout/1`);
    expect(bodies).toEqual([{ variantId: 'sandbox-premium' }]);
  });

  test('never leads to an unknown site', async ({ join, enter }) => {
    const page = await enter(await join());
    await page.route('**/api/subscriptions/checkout', (route) =>
      route.fulfill({ json: { data: { checkoutUrl: 'https://lemonsqueezy.com.evil.example/pay' } } }),
    );
    const pricing = new Pricing(page);
    await pricing.open();
    await pricing.upgrade('Premium').click();
    await expect(pricing.alert).toHaveText('Failed to start checkout process. Please try again.');
    await expect(page).toHaveURL('/pricing');
  });

  test('an address that is not verified is told so, with a link to the settings (decided)', async ({
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 403/);
    const pricing = new Pricing(await enter(await join()));
    await pricing.open();
    await pricing.upgrade('Premium').click();
    await expect(pricing.alert).toContainText('verify');
    await expect(pricing.alert.getByRole('link')).toHaveAttribute('href', '/settings');
  });
});

test.describe('The customer portal', () => {
  test('opens in a new tab', async ({ app, join, enter, guard }) => {
    guard.tolerate(lemonSqueezyNoise);
    const me = await join();
    await grant(app, me, 'supporter');
    const page = await enter(me);
    await pretendPaid(page);
    const portalUrl = `${lemonSqueezy}/billing`;
    await page.route('**/api/subscriptions/portal', (route) =>
      route.fulfill({ json: { data: { portalUrl } } }),
    );
    await page.context().route(portalUrl, (route) => route.fulfill({ body: 'The portal' }));
    for (const path of ['/pricing', '/settings']) {
      await page.goto(path);
      const opened = page.waitForEvent('popup');
      await new Pricing(page).manage.click();
      const portal = await opened;
      await expect(portal).toHaveURL(portalUrl);
      await expect(page).toHaveURL(path);
      await portal.close();
    }
  });

  test("requires an active subscription: 'No active subscription found'", async ({
    app,
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 404/);
    const me = await join();
    await grant(app, me, 'supporter');
    const page = await enter(me);
    await pretendPaid(page);
    const pricing = new Pricing(page);
    await pricing.open();
    const opened = page.waitForEvent('popup');
    await pricing.manage.click();
    await expect(pricing.alert).toHaveText(serverTexts.NO_ACTIVE_SUBSCRIPTION);
    const portal = await opened;
    await expect.poll(() => portal.isClosed()).toBe(true);
  });
});

test.describe('Gating', () => {
  test('a signed-out user is told to sign in; a user without access gets an upgrade prompt that links to /pricing', async ({
    page: visitor,
    join,
    enter,
  }) => {
    await new Wellness(visitor).open();
    await expect(visitor.getByText('Sign in for the exercises')).toBeVisible();
    const page = await enter(await join());
    const wellness = new Wellness(page);
    await wellness.open();
    await wellness.prompt.getByRole('link', { name: 'See the plans' }).click();
    await expect(new Shell(page).heading).toHaveText('Pricing');
  });

  test('GET /subscriptions/features/{feature}/access: any failure means no access', async ({
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(failureNoise, /answer 50[03]/);
    const page = await enter(await join());
    const wellness = new Wellness(page);
    for (const status of [0, 500, 503]) {
      await answer(page, { call: 'GET /subscriptions/features/*/access', status });
      await wellness.open();
      await expect(wellness.prompt).toBeVisible();
      await expect(wellness.prompt.getByRole('listitem')).toHaveCount(0);
      await expect(wellness.part('Popular exercises')).toHaveCount(0);
      await page.unrouteAll();
    }
  });
});
