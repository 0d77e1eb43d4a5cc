import { expect, test } from '../../fixtures.ts';
import { Dashboard } from '../../pages/dashboard.ts';
import { Bell, Notifications } from '../../pages/notifications.ts';
import { share } from '../../support/account.ts';
import { appears } from '../../support/asleep.ts';
import { shown, stopClock } from '../../support/clock.ts';
import { addNotifications, follow } from '../../support/community.ts';
import { answer, failureNoise } from '../../support/failing.ts';

test.describe('Dashboard (/dashboard)', () => {
  test('requires login; otherwise a prompt with a Log In link to /login', async ({ page }) => {
    await new Dashboard(page).open();
    await expect(page.getByText('Please log in to see your dashboard')).toBeVisible();
    await expect(new Dashboard(page).logIn).toHaveAttribute('href', '/login?return=%2Fdashboard');
  });

  test('refresh, four stat cards, Recent Worries with a link to /feed, Community Support and Your Progress, each with its hint when empty', async ({
    join,
    enter,
  }) => {
    const me = await join();
    const page = await enter(me);
    const dashboard = new Dashboard(page);
    await dashboard.open();
    await expect(dashboard.cards).toHaveText(['0Total Worries', '0Resolved', '0Followers', '0This Week']);
    await expect(dashboard.panel('Community Support')).toContainText('Nobody here yet.');
    await expect(dashboard.panel('Your Progress')).toContainText('at your own pace');
    await share(me, 'Shared elsewhere.');
    await dashboard.refresh.click();
    await expect(dashboard.cards).toHaveText(['1Total Worries', '0Resolved', '0Followers', '1This Week']);
    await expect(dashboard.panel('Your Progress')).toContainText('Total Shared1Resolved0This Week1');
    await expect(dashboard.panel('Community Support')).toContainText('0Following0Followers');
    await expect(dashboard.panel('Recent Worries').getByRole('link', { name: /feed/ })).toHaveAttribute(
      'href',
      '/feed',
    );
  });

  test("relative time: under 1 hour 'Just now', under 24 hours 'N hours ago', under 48 hours 'Yesterday', else 'N days ago'", async ({
    app,
    join,
    enter,
  }) => {
    const me = await join();
    const expected = {
      '59 minutes': 'Just now',
      '23 hours': '23 hours ago',
      '47 hours': 'Yesterday',
      '3 days': '3 days ago',
    };
    for (const age of Object.keys(expected)) {
      const { id } = await share(me, `Shared ${age} before`);
      await app.sql('update posts set published_at = now() - $2::interval where id = $1', [id, age]);
    }
    const page = await enter(me);
    await new Dashboard(page).open();
    for (const [age, words] of Object.entries(expected)) {
      await expect(new Dashboard(page).worry(`Shared ${age} before`)).toContainText(words);
    }
  });

  test('errors offer Try Again', async ({ join, enter, guard }) => {
    guard.tolerate(failureNoise);
    const page = await enter(await join());
    await answer(page, { call: 'GET /dashboard', status: 500 });
    await new Dashboard(page).open();
    await expect(new Dashboard(page).tryAgain).toBeVisible();
    await page.unrouteAll();
    await new Dashboard(page).tryAgain.click();
    await expect(new Dashboard(page).cards).toHaveCount(4);
  });
});

test.describe('Notifications (/notifications)', () => {
  test("tabs Notifications (limit 50) and Preferences; a 'Load more' control when the returned count equals the limit; labels mention the unread count", async ({
    app,
    join,
    enter,
  }) => {
    const me = await join();
    await addNotifications(app, me, 51);
    const page = await enter(me);
    const notifications = new Notifications(page);
    await notifications.open();
    await expect(notifications.rows).toHaveCount(50);
    await expect(notifications.tab('Notifications')).toHaveAccessibleName('Notifications 51 unread');
    await expect(new Bell(page).unread(51)).toBeVisible();
    await notifications.loadMore.click();
    await expect(notifications.rows).toHaveCount(51);
    await expect(notifications.loadMore).toHaveCount(0);
    await notifications.tab('Preferences').click();
    await expect(notifications.choice('Timezone')).toBeVisible();
  });

  test('actions: mark one read, mark all as read', async ({ join, enter }) => {
    const [me, friend] = await Promise.all([join(), join()]);
    await friend.api.likes.like.mutate({ postId: (await share(me, 'Felt by a friend.')).id });
    await follow(friend, me);
    const page = await enter(me);
    const notifications = new Notifications(page);
    await notifications.open();
    await notifications.markOne('follows you now').click();
    await expect(notifications.unreadRows).toHaveCount(1);
    await notifications.markAll.click();
    await expect(notifications.unreadRows).toHaveCount(0);
  });

  test('notification types: check_in, support, encouragement, community, reminder', async ({
    app,
    join,
    enter,
  }) => {
    const [me, friend] = await Promise.all([join(), join()]);
    await friend.api.likes.like.mutate({ postId: (await share(me, 'Felt by a friend.')).id });
    await follow(friend, me);
    await app.sql(
      `with told as (
         insert into notifications (id, user_id, kind, subject_id)
         select gen_random_uuid(), $1, kind, gen_random_uuid() from unnest($2::text[]) kind returning id)
       insert into notification_actors (notification_id, actor_id) select id, $3 from told`,
      [me.id, ['check_in', 'resolution', 'reminder'], friend.id],
    );
    const { notifications } = await me.api.notifications.list.query({});
    const types = notifications.map(({ type }) => type).sort();
    expect(types).toEqual(['check_in', 'community', 'encouragement', 'reminder', 'support']);
    const page = await enter(me);
    await new Notifications(page).open();
    for (const label of ['Check-in', 'Support', 'Encouragement', 'Community', 'Reminder']) {
      await expect(new Notifications(page).row(label)).toHaveCount(1);
    }
  });

  test('preferences with their choices and defaults: 22:00 and 08:00, UTC', async ({ join, enter }) => {
    const page = await enter(await join());
    const notifications = new Notifications(page);
    await notifications.open('preferences');
    for (const [label, value] of [
      ['Check-in frequency', 'weekly'],
      ['Start', '22:00'],
      ['End', '08:00'],
      ['Timezone', 'UTC'],
    ] as const) {
      await expect(notifications.choice(label)).toHaveValue(value);
    }
    for (const label of ['Email notifications', 'Push notifications', 'Support notifications']) {
      await expect(notifications.choice(label)).toBeVisible();
    }
    await expect(notifications.choice('Check-in frequency').locator('option')).toHaveText([
      'Daily',
      'Weekly',
      'Biweekly',
      'Monthly',
      'Never',
    ]);
    await expect(notifications.choice('Timezone').locator('option')).toHaveText([
      'UTC',
      'Eastern',
      'Central',
      'Mountain',
      'Pacific',
      'London',
      'Paris',
      'Tokyo',
      'Sydney',
    ]);
  });

  test("each change is saved immediately and 'Preferences updated successfully!' shows for 3 seconds", async ({
    join,
    enter,
  }) => {
    const me = await join();
    const page = await enter(me);
    await stopClock(page);
    const notifications = new Notifications(page);
    await notifications.open('preferences');
    await appears(notifications.choice('Check-in frequency'));
    await notifications.choice('Check-in frequency').selectOption('daily');
    await shown(notifications.saved);
    expect(await me.api.notifications.preferences.query()).toMatchObject({ checkInFrequency: 'daily' });
    await page.clock.runFor(2_000);
    await expect(notifications.saved).toBeVisible();
    await page.clock.runFor(1_100);
    await expect(notifications.saved).toBeHidden();
  });
});
