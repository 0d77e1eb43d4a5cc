import { successTexts } from '@halved/shared/testing/sentences';
import { expect, test } from '../../fixtures.ts';
import { Community } from '../../pages/community.ts';
import { VerifyEmail } from '../../pages/mailed-links.ts';
import { Bell, Notifications } from '../../pages/notifications.ts';
import { Settings } from '../../pages/settings.ts';
import { Shell } from '../../pages/shell.ts';
import { share } from '../../support/account.ts';
import { eventually, shown, stopClock } from '../../support/clock.ts';
import { follow } from '../../support/community.ts';
import { answer, failureNoise, hold } from '../../support/failing.ts';
import { mailedLink } from '../../support/mailbox.ts';

test.describe('Email verification', () => {
  test('unverified to verified through the token; the screen: verifying, success', async ({
    page,
    app,
    join,
  }) => {
    const { email, api } = await join();
    const link = await mailedLink(app, email, '/verify-email');
    expect(await api.auth.profile.query()).toMatchObject({ emailVerified: false });
    const release = await hold(page, '**/api/auth/verify-email?*');
    await page.goto(link);
    await expect(new Shell(page).heading).toHaveText('Verifying your email…');
    release();
    await expect(new VerifyEmail(page).success).toBeVisible();
    expect(await api.auth.profile.query()).toMatchObject({ emailVerified: true });
  });

  test('the screen: failure', async ({ page, guard }) => {
    guard.tolerate(failureNoise);
    await page.goto('/verify-email?token=unknown');
    await expect(new VerifyEmail(page).failure).toBeVisible();
  });

  test('an unverified user can request a new email', async ({ app, join, enter }) => {
    const me = await join();
    const page = await enter(me);
    await new Settings(page).open();
    await page.getByRole('button', { name: 'Resend Email' }).click();
    await expect(new Shell(page).toast(successTexts.verification)).toBeVisible();
    expect(await mailedLink(app, me.email, '/verify-email', 2)).toContain('token=');
  });
});

test.describe('Notifications', () => {
  test('unread becomes read, individually or all at once; only after the server call succeeds', async ({
    join,
    enter,
  }) => {
    const [me, friend] = await Promise.all([join(), join()]);
    await friend.api.likes.like.mutate({ postId: (await share(me, 'Felt by a friend.')).id });
    await follow(friend, me);
    const page = await enter(me);
    const notifications = new Notifications(page);
    await notifications.open();
    await expect(notifications.unreadRows).toHaveCount(2);
    const releaseOne = await hold(page, '**/api/notifications/*/read');
    const releaseAll = await hold(page, '**/api/notifications/read-all');
    await notifications.markOne('follows you now').click();
    await expect(notifications.unreadRows).toHaveCount(2);
    releaseOne();
    await expect(notifications.unreadRows).toHaveCount(1);
    await notifications.markAll.click();
    await expect(notifications.unreadRows).toHaveCount(1);
    releaseAll();
    await expect(notifications.unreadRows).toHaveCount(0);
  });

  test('the bell polls every 30 seconds', async ({ join, enter }) => {
    const [me, friend] = await Promise.all([join(), join()]);
    await follow(friend, me);
    const page = await enter(me);
    await stopClock(page);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/notifications?')) asked += 1;
    });
    await page.goto('/help');
    await shown(new Bell(page).unread(1));
    expect(asked).toBe(1);
    await page.clock.fastForward(28_000);
    expect(asked).toBe(1);
    await page.clock.fastForward(2_000);
    await eventually(page, async () => expect(asked).toBe(2));
  });
});

test('Settings save: idle, saving, idle, with a success or error toast; after success the user data is refreshed', async ({
  join,
  enter,
  guard,
}) => {
  guard.tolerate(failureNoise);
  const page = await enter(await join());
  const settings = new Settings(page);
  await settings.open();
  await settings.field('Display name').fill('Noor');
  await answer(page, { call: 'PUT /auth/profile', status: 500 });
  await settings.save.click();
  await expect(new Shell(page).toast('Failed to save settings. Please try again.')).toBeVisible();
  await expect(settings.save).toBeVisible();
  await page.unrouteAll();
  const release = await hold(page, '**/api/auth/profile');
  await settings.save.click();
  await expect(settings.saving).toBeVisible();
  release();
  await expect(new Shell(page).toast(successTexts.settings)).toBeVisible();
  await expect(settings.save).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Noor', { exact: true })).toBeVisible();
});

test('Language change: stored locally; the interface changes language; a failed server save of the preference is only logged', async ({
  join,
  enter,
  guard,
}) => {
  guard.tolerate(failureNoise);
  const page = await enter(await join());
  await page.goto('/help');
  await expect(new Shell(page).logout).toBeVisible();
  await answer(page, { call: 'PUT /languages/preference', status: 500 });
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await new Shell(page).language.selectOption('es');
  await expect(new Shell(page).heading).toHaveText('Pedir ayuda ahora');
  expect(await page.evaluate(() => localStorage.getItem('halved_language'))).toBe('es');
  await logged;
  await expect(new Shell(page).toasts).toHaveCount(0);
});

test('Community tab: posts or users, default posts', async ({ join, enter }) => {
  const page = await enter(await join());
  const community = new Community(page);
  await community.open();
  await expect(community.tab('Recent Posts')).toHaveAttribute('aria-selected', 'true');
  await community.tab('Active Members').click();
  await expect(community.tab('Active Members')).toHaveAttribute('aria-selected', 'true');
  await expect(community.members.first()).toBeVisible();
});
