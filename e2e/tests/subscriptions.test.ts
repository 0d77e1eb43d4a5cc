import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Pricing } from '../pages/pricing.ts';
import { Settings } from '../pages/settings.ts';
import { Shell } from '../pages/shell.ts';
import { Wellness } from '../pages/wellness.ts';
import { violationsOn } from '../support/axe.ts';
import { installClock } from '../support/clock.ts';
import { verify } from '../support/community.ts';
import { grant } from '../support/plans.ts';

/** Somebody returns to a tab. Headless browsers show all tabs at once, so they do not tell this themselves. */
const returnTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Longer than a server caches an account, and than the page waits between two looks. */
const noticed = { timeout: 15_000 };

test('a member upgrades in the sandbox, the gates open without a reload, and a cancelled plan lasts until its end', async ({
  app,
  join,
  enter,
}) => {
  test.slow();
  const me = await join();
  await verify(app, me);
  const page = await enter(me);
  const pricing = new Pricing(page);
  const otherTab = await page.context().newPage();
  const gated = new Wellness(otherTab);
  await gated.open();
  await expect(gated.prompt).toBeVisible();

  await test.step('upgrade', async () => {
    await pricing.open();
    await pricing.upgrade('Premium').click();
    await expect(page.getByText('Sandbox: no money moves')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pretend to pay' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(pricing.plan('Premium').getByText('Current plan', { exact: true })).toBeVisible(noticed);
    await expect(new Shell(page).toast('Your plan is now Premium.')).toBeVisible();
    await expect(pricing.plan('Premium').getByText('7 days left of your free trial')).toBeVisible();
  });

  await test.step('the gate in another tab is open', async () => {
    await expect(gated.part('Popular exercises')).toBeVisible(noticed);
  });

  await test.step('cancel in the portal', async () => {
    const opened = page.waitForEvent('popup');
    await pricing.manage.click();
    const portal = await opened;
    await portal.getByRole('button', { name: 'Cancel at the end of the paid time' }).click();
    await expect(portal.getByText('cancelled', { exact: true })).toBeVisible();
    expect(await violationsOn(portal)).toEqual([]);
    await portal.close();
    await returnTo(page);
    await expect(pricing.plan('Premium').getByText(/^Cancelled, until /)).toBeVisible();
    await new Settings(page).open();
    await expect(new Settings(page).card('Subscription').getByText(/^Cancelled, until /)).toBeVisible();
  });

  await test.step('there is access until the end, and none afterwards', async () => {
    const wellness = new Wellness(page);
    await wellness.open();
    await expect(wellness.part('Popular exercises')).toBeVisible();
    await app.sql("update subscriptions set ends_at = now() - interval '1 second' where user_id = $1", [
      me.id,
    ]);
    await app.sql("update users set paid_tier_until = now() - interval '1 second' where id = $1", [me.id]);
    await expect(async () => {
      await wellness.open();
      await expect(wellness.prompt).toBeVisible({ timeout: 1_000 });
    }).toPass(noticed);
  });
});

test('a tier that ends while its page is open closes the page by itself', async ({ app, join, enter }) => {
  const me = await join();
  await grant(app, me, 'premium');
  const endIn = (minutes: number) =>
    app.sql('update users set granted_tier_until = now() + make_interval(mins => $2) where id = $1', [
      me.id,
      minutes,
    ]);
  await endIn(10);
  const tierEndsAt = async () => (await me.api.auth.profile.query()).tierEndsAt;
  await expect.poll(tierEndsAt, noticed).not.toBeNull();
  const page = await enter(me);
  await installClock(page);
  const wellness = new Wellness(page);
  await wellness.open();
  await expect(wellness.part('Popular exercises')).toBeVisible();
  await endIn(0);
  await expect.poll(tierEndsAt, noticed).toBeNull();
  await page.clock.fastForward('10:01');
  await expect(wellness.prompt).toBeVisible();
});

test('a payment that is reported later than the member returns changes the plan without a reload', async ({
  app,
  join,
  enter,
}) => {
  const me = await join();
  await verify(app, me);
  const page = await enter(me);
  const pricing = new Pricing(page);
  await pricing.open();
  await pricing.upgrade('Supporter').click();
  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await expect(
    pricing.main.getByText(/^If you have just paid, your plan changes here by itself/),
  ).toBeVisible();
  await grant(app, me, 'supporter');
  await expect(pricing.plan('Supporter').getByText('Current plan', { exact: true })).toBeVisible(noticed);
  await expect(new Shell(page).toast('Your plan is now Supporter.')).toBeVisible();
});

test('Back from the payment page shows plans that can be bought', async ({ app, join, enter }) => {
  const me = await join();
  await verify(app, me);
  const page = await enter(me);
  const pricing = new Pricing(page);
  await pricing.open();
  await pricing.upgrade('Supporter').click();
  await expect(page.getByText('Sandbox: no money moves')).toBeVisible();
  await page.goBack();
  await expect(pricing.upgrade('Supporter')).toHaveText('Upgrade to Supporter');
  await pricing.upgrade('Supporter').click();
  await expect(page.getByText('Sandbox: no money moves')).toBeVisible();
});
