import { expect } from '../fixtures.ts';
import { Notifications } from '../pages/notifications.ts';
import { Shell } from '../pages/shell.ts';
import { type Account, comment, share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { startDeliveries } from '../support/jobs.ts';
import { overflowOf } from '../support/layout.ts';
import { deliverPush, grantPush, watchWorker, workerReady } from '../support/push.ts';
import { test } from '../support/push-instance.ts';

/** A message comes up to fifteen seconds after the event. */
const patience = { timeout: 25_000 };
/** Turns quiet hours off: their beginning is their end. */
const awake = { quietHoursStart: '00:00', quietHoursEnd: '00:00' };
const stayAwake = ({ api }: Account) => api.notifications.updatePreferences.mutate(awake);

test.describe('push messages', () => {
  // All tests use the same instance, because a further one would take another server and another browser.
  test.describe.configure({ mode: 'default' });
  test.slow();
  test.beforeEach(({ pushService }) => pushService.answer(201));

  test('tell a device of a comment without anybody’s words, and lead to the worry', async ({
    app,
    join,
    enter,
    pushService,
  }) => {
    const [me, friend] = await Promise.all([join(), join()]);
    await stayAwake(me);
    const worry = await share(me, 'The exam on Friday takes my sleep.');
    const page = await enter(me, { serviceWorkers: 'allow' });
    const subscription = pushService.subscribe();
    await grantPush(page.context(), subscription);
    const notifications = new Notifications(page);
    await notifications.open('preferences');
    await workerReady(page);
    await notifications.choice('Push notifications').check();
    await expect(notifications.devices).toHaveCount(1);
    await expect(notifications.devices).toContainText(/Chrom\S* on Linux.*This device/);

    await comment(friend, worry.id, 'Mine was in May, and I walked a lot.');
    await startDeliveries(app);
    await expect.poll(() => pushService.sentTo(subscription).length, patience).toBe(1);
    const { payload } = pushService.sentTo(subscription)[0] ?? {};
    const link = `/posts/${worry.id}`;
    expect(payload).toEqual({
      title: 'Somebody answered',
      link,
      tag: expect.any(String),
      lang: 'en',
      dir: 'ltr',
    });

    const worker = await watchWorker(page.context());
    await deliverPush(page, payload);
    const shows = { shows: 'Somebody answered', link, tag: payload?.tag, lang: 'en' };
    await expect.poll(worker.actions).toEqual([shows]);
    expect(await worker.click(link)).toBe(true);
    await expect.poll(worker.actions).toEqual([shows, { opens: link }]);
    const tab = await page.context().newPage();
    await tab.goto(link);
    await expect(new Shell(tab).heading).toBeVisible();
    await worker.click(link);
    await worker.click('https://elsewhere.example/');
    await expect
      .poll(worker.actions)
      .toEqual([shows, { opens: link }, { focuses: link }, { opens: '/notifications' }]);
  });

  test('end for a device that is removed, and for one that its push service forgot', async ({
    app,
    join,
    enter,
    pushService,
  }) => {
    const [me, friend] = await Promise.all([join(), join()]);
    await stayAwake(me);
    await me.api.notifications.updatePreferences.mutate({ pushNotifications: true });
    const [removed, forgotten] = [pushService.subscribe(), pushService.subscribe()];
    for (const device of [removed, forgotten]) await me.api.notifications.subscribePush.mutate(device);
    const page = await enter(me);
    const notifications = new Notifications(page);
    await notifications.open('preferences');
    await expect(notifications.devices).toHaveCount(2);
    // The one that was added last comes first.
    await notifications.removeOf(notifications.devices.last()).click();
    await expect(notifications.devices).toHaveCount(1);

    pushService.answer(410);
    const worry = await share(me, 'The exam is close.');
    await comment(friend, worry.id, 'Mine was in May.');
    await startDeliveries(app);
    await expect.poll(() => pushService.sentTo(forgotten).length, patience).toBe(1);
    const devices = async () => (await me.api.notifications.pushSubscriptions.query()).subscriptions.length;
    await expect.poll(devices).toBe(0);
    expect(pushService.sentTo(removed)).toEqual([]);
    await page.reload();
    await expect(notifications.choice('Push notifications')).toBeChecked();
    await expect(notifications.devices).toHaveCount(0);
  });

  for (const [colorScheme, halved_language] of [
    ['light', 'en'],
    ['dark', 'es'],
  ] as const) {
    test(`come to devices that can be removed by keyboard, and axe finds nothing in their list, ${colorScheme}`, async ({
      join,
      enter,
      pushService,
    }) => {
      const me = await join();
      await me.api.notifications.updatePreferences.mutate({ pushNotifications: true });
      await me.api.notifications.subscribePush.mutate(pushService.subscribe());
      const page = await enter(me, {
        colorScheme,
        viewport: { width: 320, height: 740 },
        stored: { halved_language },
      });
      await page.goto('/notifications?tab=preferences');
      const remove = page.getByRole('main').getByRole('listitem').getByRole('button');
      await expect(remove).toHaveCount(1);
      expect(await violationsOn(page)).toEqual([]);
      expect(await overflowOf(page)).toEqual([]);
      await remove.focus();
      await page.keyboard.press('Enter');
      await expect(remove).toHaveCount(0);
      await expect(page.locator('h2:focus')).toHaveCount(1);
    });
  }
});
