import { expect, test } from '../fixtures.ts';
import { Login } from '../pages/login.ts';
import { Bell, Notifications } from '../pages/notifications.ts';
import { Shell } from '../pages/shell.ts';
import { comment, like, share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { addNotifications, follow } from '../support/community.ts';
import { inAllLooks, namesOf, overflowOf } from '../support/layout.ts';

test.describe('the notifications', () => {
  test('ask a visitor to log in, and are shown afterwards', async ({ page, join }) => {
    const me = await join();
    const notifications = new Notifications(page);
    await notifications.open();
    await expect(page).toHaveTitle('Notifications · Halved');
    await expect(page.getByText('Please log in to see your notifications')).toBeVisible();
    await expect(new Bell(page).button).toHaveCount(0);
    await notifications.logIn.click();
    await new Login(page).signIn(me);
    await expect(page).toHaveURL('/notifications');
    await expect(page.getByText('Nothing new yet')).toBeVisible();
  });

  test('are marked one by one and all at once, and stay read', async ({ join, enter }) => {
    const [me, friend, other] = await Promise.all([join(), join(), join()]);
    const post = await share(me, `Told to ${me.username}`);
    await like(friend, post.id);
    await comment(other, post.id, 'Me too.');
    await follow(friend, me);
    const page = await enter(me);
    const notifications = new Notifications(page);
    await notifications.open();
    await expect(notifications.unreadRows).toHaveCount(3);
    await expect(notifications.tab('Notifications')).toHaveAccessibleName('Notifications 3 unread');
    await notifications.markOne('felt this with you').click();
    await expect(notifications.unreadRows).toHaveCount(2);
    await expect(notifications.row('felt this with you')).toBeFocused();
    await expect(new Bell(page).unread(2)).toBeVisible();
    await notifications.row('follows you now').getByRole('link').click();
    await expect(page).toHaveURL(`/profile/${friend.username}`);
    await expect(new Bell(page).unread(1)).toBeVisible();
    await page.goBack();
    await notifications.markAll.click();
    await expect(notifications.unreadRows).toHaveCount(0);
    await page.reload();
    await expect(notifications.rows).toHaveCount(3);
    await expect(notifications.unreadRows).toHaveCount(0);
    await expect(notifications.markAll).toHaveAttribute('aria-disabled', 'true');
  });

  test('are shown as read only after the server has marked them', async ({ join, enter, guard }) => {
    guard.tolerate(/status of 500|answer 500/);
    const [me, friend] = await Promise.all([join(), join()]);
    await follow(friend, me);
    const page = await enter(me);
    const notifications = new Notifications(page);
    await notifications.open();
    await expect(notifications.unreadRows).toHaveCount(1);
    await page.route('**/api/notifications/*/read', (route) => route.fulfill({ status: 500, json: {} }));
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
    await notifications.markOne('follows you now').click();
    await logged;
    await expect(notifications.unreadRows).toHaveCount(1);
    await expect(new Shell(page).toasts).toHaveCount(0);
  });

  test('are loaded fifty at a time', async ({ app, join, enter }) => {
    const me = await join();
    await addNotifications(app, me, 60);
    const page = await enter(me);
    const notifications = new Notifications(page);
    await notifications.open();
    await expect(notifications.rows).toHaveCount(50);
    await notifications.loadMore.click();
    await expect(notifications.rows).toHaveCount(60);
    await expect(notifications.loadMore).toHaveCount(0);
  });

  test('are read to their end in a narrow window, on their page and in the bell', async ({
    app,
    join,
    enter,
  }) => {
    const me = await join();
    await addNotifications(app, me, 1);
    const page = await enter(me, { viewport: { width: 320, height: 740 } });
    await new Notifications(page).open();
    await new Bell(page).button.click();
    const messages = page.getByText('A moderator looked at what you reported and decided on it.');
    await expect(messages).toHaveCount(2);
    for (const message of await messages.all()) {
      await expect(message).toBeVisible();
      const hidden = await message.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(hidden).toBeLessThanOrEqual(1);
    }
  });

  for (const [name, path, failed] of [
    ['notifications', 'list', 'Failed to load notifications'],
    ['preferences', 'preferences', 'Failed to load preferences'],
  ] as const) {
    test(`say that the ${name} could not be loaded, and offer to try again`, async ({
      join,
      enter,
      guard,
    }) => {
      guard.tolerate(/status of 500|answer 500/);
      const page = await enter(await join());
      const notifications = new Notifications(page);
      await page.route('**/api/notifications**', (route) => route.fulfill({ status: 500, json: {} }));
      await page.route('**/api/notifications/**', (route) => route.fulfill({ status: 500, json: {} }));
      await notifications.open(path);
      await expect(notifications.main).toContainText(failed);
      await page.unrouteAll();
      await notifications.tryAgain.click();
      await expect(notifications.main).not.toContainText(failed);
    });
  }
});

test.describe('the preferences', () => {
  test('are saved at each change, confirmed for three seconds, and unchanged after a reload', async ({
    join,
    enter,
  }) => {
    const me = await join();
    const page = await enter(me);
    const notifications = new Notifications(page);
    await notifications.open();
    await notifications.tab('Preferences').click();
    const chosen = {
      'Check-in frequency': ['weekly', 'monthly'],
      Start: ['22:00', '21:30'],
      End: ['08:00', '07:15'],
      Timezone: ['UTC', 'Europe/Paris'],
    } as const;
    for (const [label, [before, after]] of Object.entries(chosen)) {
      const field = notifications.choice(label);
      await expect(field).toHaveValue(before);
      if (label === 'Start' || label === 'End') await field.fill(after);
      else await field.selectOption(after);
      await expect(notifications.saved).toBeVisible();
    }
    await notifications.choice('Support notifications').uncheck();
    await expect(notifications.saved).toBeHidden({ timeout: 6_000 });
    await page.reload();
    for (const [label, [, after]] of Object.entries(chosen)) {
      await expect(notifications.choice(label)).toHaveValue(after);
    }
    await expect(notifications.choice('Support notifications')).not.toBeChecked();
    await expect(notifications.choice('Email notifications')).toBeChecked();
    expect(await me.api.notifications.preferences.query()).toMatchObject({
      supportNotifications: false,
      checkInFrequency: 'monthly',
      quietHoursStart: '21:30',
      quietHoursEnd: '07:15',
      timezone: 'Europe/Paris',
    });
  });

  test('are reset when the server rejects a change', async ({ join, enter, guard }) => {
    guard.tolerate(/status of 500|answer 500/);
    const page = await enter(await join());
    const notifications = new Notifications(page);
    await notifications.open('preferences');
    const frequency = notifications.choice('Check-in frequency');
    await expect(frequency).toHaveValue('weekly');
    await page.route('**/api/notifications/preferences', (route) => route.fulfill({ status: 500, json: {} }));
    await frequency.selectOption('never');
    await expect(new Shell(page).toast('Failed to update preferences')).toBeVisible();
    await expect(frequency).toHaveValue('weekly');
    await expect(notifications.saved).toHaveCount(0);
  });
});

const looks = [
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'dark', language: 'es' },
] as const;

test(`axe finds nothing on the open bell, the list and the preferences, which fit 320 px, ${namesOf(looks)}`, async ({
  join,
  enter,
}) => {
  test.slow();
  const [me, friend] = await Promise.all([join(), join()]);
  await follow(friend, me);
  await like(friend, (await share(me, 'Seen by axe')).id);
  const page = await enter(me, {
    viewport: { width: 320, height: 740 },
    stored: { halved_language: looks[0].language },
  });
  const isSound = async (what: string) => {
    expect.soft(await violationsOn(page), what).toEqual([]);
    expect.soft(await overflowOf(page), what).toEqual([]);
  };
  const main = page.getByRole('main');
  const bell = page.locator('header [aria-haspopup=dialog]');
  await page.goto('/notifications');
  await inAllLooks(page, looks, async (look) => {
    await main.getByRole('tab').first().click();
    await expect(main.getByRole('listitem')).toHaveCount(2);
    await isSound(`list, ${look}`);
    await bell.click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
    await isSound(`bell, ${look}`);
    await bell.click();
    await main.getByRole('tab').last().click();
    await page.getByRole('switch').last().click();
    await expect(main.locator('[role=status] p')).toBeVisible();
    await isSound(`preferences, ${look}`);
  });
});
