import { dayMs } from '@halved/shared/durations';
import { expect, test } from '../../fixtures.ts';
import { type PlanName, Pricing } from '../../pages/pricing.ts';
import { Settings } from '../../pages/settings.ts';
import { answer, failureNoise } from '../../support/failing.ts';
import { grant, pretendPaid } from '../../support/plans.ts';

test.describe('/pricing', () => {
  test('three plan cards in three columns, stacked on a phone; an FAQ, a support contact link, back link to /', async ({
    page,
  }) => {
    const pricing = new Pricing(page);
    await pricing.open();
    const placesOf = () =>
      Promise.all(
        (['Free', 'Supporter', 'Premium'] as const).map(async (name) => {
          const box = await pricing.plan(name).boundingBox();
          return { x: Math.round(box?.x ?? -1), y: Math.round(box?.y ?? -1) };
        }),
      );
    await expect(pricing.plan('Premium')).toBeVisible();
    const wide = await placesOf();
    expect(new Set(wide.map(({ y }) => y)).size).toBe(1);
    expect(new Set(wide.map(({ x }) => x)).size).toBe(3);
    await page.setViewportSize({ width: 360, height: 740 });
    const stacked = await placesOf();
    expect(new Set(stacked.map(({ x }) => x)).size).toBe(1);
    expect(new Set(stacked.map(({ y }) => y)).size).toBe(3);
    await expect(pricing.questions.getByRole('heading', { level: 3 })).not.toHaveCount(0);
    await expect(pricing.questions.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      /^mailto:support@/,
    );
    await pricing.main.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('paid plans start at $5/month, cancellable anytime, with a 30-day money-back guarantee; supporter $5/month, premium $12/month; isPopular', async ({
    page,
  }) => {
    const pricing = new Pricing(page);
    await pricing.open();
    await expect(pricing.main).toContainText(
      'Paid plans start at $5/month, cancellable anytime, with a 30-day money-back guarantee.',
    );
    await expect(pricing.plan('Free').getByText('Always Free', { exact: true })).toBeVisible();
    await expect(pricing.plan('Supporter').getByText('$5/month', { exact: true })).toBeVisible();
    await expect(pricing.plan('Premium').getByText('$12/month', { exact: true })).toBeVisible();
    await expect(pricing.plan('Supporter').getByText('Popular', { exact: true })).toBeVisible();
    await expect(pricing.main.getByText('Popular', { exact: true })).toHaveCount(1);
  });

  test('downgrades and cancellations take effect at the end of the billing period', async ({ page }) => {
    const pricing = new Pricing(page);
    await pricing.open();
    const { questions } = pricing;
    await expect(
      questions.getByText(/^A downgrade takes effect at the end of the billing period\./),
    ).toBeVisible();
    await expect(
      questions.getByText(/A cancellation takes effect at the end of the billing period: you keep your plan/),
    ).toBeVisible();
  });
});

const ladder: Record<'free' | 'supporter' | 'premium', Record<PlanName, string>> = {
  free: { Free: 'Current plan', Supporter: 'Upgrade to Supporter', Premium: 'Upgrade to Premium' },
  supporter: { Free: 'Downgrade Not Available', Supporter: 'Current plan', Premium: 'Upgrade to Premium' },
  premium: { Free: 'Downgrade Not Available', Supporter: 'Downgrade Not Available', Premium: 'Current plan' },
};

test("the current plan is marked; the free plan reads 'Always Free'; higher tiers show upgrade buttons; lower tiers show 'Downgrade Not Available'", async ({
  app,
  join,
  enter,
}) => {
  for (const tier of ['free', 'supporter', 'premium'] as const) {
    await test.step(tier, async () => {
      const me = await join();
      await grant(app, me, tier);
      const pricing = new Pricing(await enter(me));
      await pricing.open();
      for (const name of ['Free', 'Supporter', 'Premium'] as const) {
        await expect(pricing.plan(name)).toContainText(ladder[tier][name]);
        await expect(pricing.upgrade(name)).toHaveCount(ladder[tier][name].startsWith('Upgrade') ? 1 : 0);
      }
      await expect(pricing.main.getByText('Current plan', { exact: true })).toHaveCount(1);
      await expect(pricing.plan('Free')).toContainText('Always Free');
    });
  }
});

test('a trial is shown while trialEndsAt is in the future, otherwise the status, with the renewal or the end', async ({
  app,
  join,
  enter,
}) => {
  const me = await join();
  await grant(app, me, 'supporter');
  const page = await enter(me);
  const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
  const endsAt = '2099-12-21T12:00:00.000Z';
  for (const [changes, sentences] of [
    [
      { status: 'on_trial', trialEndsAt: inDays(2.5) },
      ['3 days left of your free trial', 'Renews on December 21, 2099'],
    ],
    [{ status: 'active', trialEndsAt: inDays(-1) }, ['Status: Active', 'Renews on December 21, 2099']],
    [{ status: 'cancelled', renewsAt: null, endsAt }, ['Cancelled, until December 21, 2099']],
  ] as const) {
    await pretendPaid(page, changes);
    await new Pricing(page).open();
    for (const sentence of sentences) {
      await expect(new Pricing(page).plan('Supporter').getByText(sentence, { exact: true })).toBeVisible();
    }
    await new Settings(page).open();
    for (const sentence of sentences) {
      await expect(
        new Settings(page).card('Subscription').getByText(sentence, { exact: true }),
      ).toBeVisible();
    }
  }
});

test.describe('GET /subscriptions/tiers', () => {
  for (const [failure, status] of [
    ['a network error', 0],
    ['a 5xx', 500],
  ] as const) {
    test(`on ${failure} it calls the wake call, waits 2 seconds and retries once; then the known prices: free 0, supporter 5, premium 12`, async ({
      page,
      guard,
    }) => {
      guard.tolerate(failureNoise);
      await page.goto('/help');
      await answer(page, { call: 'GET /subscriptions/tiers', status });
      const asked: { path: string; at: number }[] = [];
      page.on('request', (request) => {
        const path = new URL(request.url()).pathname;
        if (/tiers|wake/.test(path)) asked.push({ path, at: Date.now() });
      });
      await page.getByRole('link', { name: 'Pricing' }).click();
      const pricing = new Pricing(page);
      await expect(pricing.plan('Supporter')).toContainText('$5/month');
      await expect(pricing.plan('Premium')).toContainText('$12/month');
      await expect(pricing.plan('Free')).toContainText('Always Free');
      const [first, wake, second] = asked;
      expect([first?.path, wake?.path, second?.path]).toEqual([
        '/api/subscriptions/tiers',
        '/api/wake',
        '/api/subscriptions/tiers',
      ]);
      expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1_900);
    });
  }
});
