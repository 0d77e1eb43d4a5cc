import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Login } from '../pages/login.ts';
import { Bell, Notifications } from '../pages/notifications.ts';
import { Shell } from '../pages/shell.ts';
import { comment, share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { shown, stopClock } from '../support/clock.ts';
import { follow } from '../support/community.ts';
import { overflowOf } from '../support/layout.ts';

const like = ({ api }: Parameters<typeof share>[0], postId: string) => api.likes.like.mutate({ postId });

const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test.describe('the bell', () => {
  test('rings for a like and a comment at its next poll, and leads to them', async ({ join, enter }) => {
    const [me, friend] = await Promise.all([join(), join()]);
    const post = await share(me, `Heard by ${friend.username}`);
    const page = await enter(me);
    await stopClock(page);
    const bell = new Bell(page);
    const answered = page.waitForResponse(/\/api\/notifications\?/);
    await page.goto('/feed');
    await shown(page.getByText(`Heard by ${friend.username}`));
    await shown(bell.button);
    await (await answered).finished();
    await expect(bell.badge).toHaveCount(0);
    await like(friend, post.id);
    const said = await comment(friend, post.id, 'I know this feeling.');
    await page.clock.fastForward(29_000);
    await expect(bell.badge).toHaveCount(0);
    await page.clock.fastForward(2_000);
    await shown(bell.unread(2));
    await expect(bell.badge).toHaveText('2');
    await bell.button.click();
    await shown(bell.rows.first());
    await expect(bell.rows).toHaveCount(2);
    const told = bell.rows.filter({ hasText: `${friend.username} commented on your worry` });
    await expect(told).toContainText(/Support.*Unread/s);
    await told.getByRole('link').click();
    await expect(page).toHaveURL(`/posts/${post.id}#comment-${said.id}`);
    await shown(bell.unread(1));
    await expect(bell.panel).toHaveCount(0);
  });

  test('is quiet while nobody looks', async ({ join, enter }) => {
    const page = await enter(await join());
    await stopClock(page);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/notifications')) asked += 1;
    });
    await page.goto('/help');
    await shown(new Bell(page).button);
    await expect.poll(() => asked).toBe(1);
    await look(page, 'hidden');
    await page.clock.fastForward(120_000);
    expect(asked).toBe(1);
    await look(page, 'visible');
    await expect(async () => {
      await page.clock.runFor(5_000);
      expect(asked).toBe(2);
    }).toPass({ timeout: 15_000 });
  });

  test('tells of twenty likes in one line', async ({ join, enter }) => {
    const [me, ...friends] = await Promise.all(Array.from({ length: 21 }, () => join()));
    if (!me) return;
    const post = await share(me, `Felt by many with ${me.username}`);
    for (const friend of friends) await like(friend, post.id);
    const last = friends.at(-1)?.username ?? '';
    const page = await enter(me);
    const bell = new Bell(page);
    await page.goto('/help');
    await bell.unread(1).click();
    await expect(bell.rows).toHaveCount(1);
    await expect(bell.rows).toContainText(`${last} and 19 others felt this with you`);
  });

  test('lists five of ten, counts 9+, and marks all as read', async ({ join, enter }) => {
    const [me, friend] = await Promise.all([join(), join()]);
    for (let n = 1; n <= 10; n += 1) await like(friend, (await share(me, `Worry ${n}`)).id);
    const page = await enter(me);
    const bell = new Bell(page);
    await page.goto('/help');
    await bell.unread(10).click();
    await expect(bell.badge).toHaveText('9+');
    await expect(bell.rows).toHaveCount(5);
    await bell.markAll.click();
    await expect(bell.badge).toHaveCount(0);
    await expect(bell.rows.filter({ hasText: 'Unread' })).toHaveCount(0);
    await expect(bell.markAll).toBeFocused();
    await bell.viewAll.click();
    await expect(page).toHaveURL('/notifications');
    await expect(new Notifications(page).rows).toHaveCount(10);
  });

  test('is walked by keyboard, and Escape gives the focus back', async ({ join, enter }) => {
    const [me, friend] = await Promise.all([join(), join()]);
    await follow(friend, me);
    const page = await enter(me);
    const bell = new Bell(page);
    await page.goto('/help');
    await bell.unread(1).focus();
    await page.keyboard.press('Enter');
    await expect(bell.panel).toBeFocused();
    await expect(bell.rows).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(bell.markAll).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(bell.rows.getByRole('link')).toBeFocused();
    await page.keyboard.press('End');
    await expect(bell.viewAll).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bell.panel).toHaveCount(0);
    await expect(bell.button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(bell.rows).toHaveCount(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await expect(bell.panel).toHaveCount(0);
  });

  test('speaks another language as soon as one is chosen', async ({ join, enter }) => {
    const [me, friend] = await Promise.all([join(), join()]);
    await follow(friend, me);
    const page = await enter(me);
    await page.goto('/help');
    await expect(new Bell(page).unread(1)).toBeVisible();
    await new Shell(page).language.selectOption('es');
    await page.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).click();
    await expect(page.getByRole('dialog')).toContainText(`${friend.username} te sigue`);
  });

  test('says that it could not load, and asks again', async ({ join, enter, guard }) => {
    guard.tolerate(/status of 403/);
    const page = await enter(await join());
    const bell = new Bell(page);
    await page.route('**/api/notifications?*', (route) =>
      route.fulfill({ status: 403, json: { error: { code: 'FORBIDDEN', message: 'No.' } } }),
    );
    await page.goto('/help');
    await bell.button.click();
    await expect(bell.panel).toContainText('Failed to load notifications');
    await page.unroute('**/api/notifications?*');
    await bell.panel.getByRole('button', { name: 'Try Again' }).click();
    await expect(bell.panel).toContainText('Nothing new yet');
  });
});

test.describe('the notifications', () => {
  test('ask a visitor to log in, and are there afterwards', async ({ page, join }) => {
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

  test('show as read only what the server has marked', async ({ join, enter, guard }) => {
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

  test('come fifty at a time', async ({ app, join, enter }) => {
    const me = await join();
    await app.sql(
      `insert into notifications (id, user_id, kind, subject_id, created_at)
       select gen_random_uuid(), $1, 'report_decided', gen_random_uuid(), now() - n * interval '1 minute'
       from generate_series(1, 60) n`,
      [me.id],
    );
    const page = await enter(me);
    const notifications = new Notifications(page);
    await notifications.open();
    await expect(notifications.rows).toHaveCount(50);
    await notifications.loadMore.click();
    await expect(notifications.rows).toHaveCount(60);
    await expect(notifications.loadMore).toHaveCount(0);
  });

  for (const [name, path, failed] of [
    ['notifications', 'list', 'Failed to load notifications'],
    ['preferences', 'preferences', 'Failed to load preferences'],
  ] as const) {
    test(`say when ${name} could not be loaded, with a way to try again`, async ({ join, enter, guard }) => {
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
  test('are saved with each change, told for three seconds, and stay', async ({ join, enter }) => {
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

  test('are as before when the server refuses', async ({ join, enter, guard }) => {
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

for (const [colorScheme, halved_language] of [
  ['light', 'en'],
  ['dark', 'es'],
] as const) {
  test(`axe finds nothing on the open bell, the list and the preferences, ${colorScheme}`, async ({
    join,
    enter,
  }) => {
    const [me, friend] = await Promise.all([join(), join()]);
    await follow(friend, me);
    await like(friend, (await share(me, 'Seen by axe')).id);
    const page = await enter(me, {
      colorScheme,
      viewport: { width: 320, height: 740 },
      stored: { halved_language },
    });
    await page.goto('/notifications');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    expect.soft(await violationsOn(page), 'list').toEqual([]);
    expect.soft(await overflowOf(page), 'list').toEqual([]);
    await page.locator('header [aria-haspopup=dialog]').click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
    expect.soft(await violationsOn(page), 'bell').toEqual([]);
    expect.soft(await overflowOf(page), 'bell').toEqual([]);
    await page.goto('/notifications?tab=preferences');
    await page.getByRole('switch').last().click();
    await expect(page.getByRole('main').locator('[role=status] p')).toBeVisible();
    expect.soft(await violationsOn(page), 'preferences').toEqual([]);
    expect.soft(await overflowOf(page), 'preferences').toEqual([]);
  });
}
