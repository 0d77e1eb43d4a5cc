import { expect, test } from '../../fixtures.ts';
import { Sidebar } from '../../pages/dashboard.ts';
import { Bell } from '../../pages/notifications.ts';
import { Shell } from '../../pages/shell.ts';
import { share } from '../../support/account.ts';
import { appears } from '../../support/asleep.ts';
import { shown, stopClock } from '../../support/clock.ts';
import { addNotifications, follow } from '../../support/community.ts';
import { answer, failureNoise } from '../../support/failing.ts';

const navigationOf = (shell: Shell) => shell.navigation.getByRole('link');

test('Route table: index, dashboard, feed, wellness, wellness/exercises, wellness/techniques, resolution-stories, notifications, community and settings inside a shared layout', async ({
  join,
  enter,
}) => {
  const page = await enter(await join());
  for (const [address, title] of [
    ['/', 'Halved'],
    ['/dashboard', 'Dashboard · Halved'],
    ['/feed', 'Feed · Halved'],
    ['/wellness', 'Wellness · Halved'],
    ['/wellness/exercises', 'Guided exercises · Halved'],
    ['/wellness/techniques', 'Coping techniques · Halved'],
    ['/resolution-stories', 'Resolution Stories · Halved'],
    ['/notifications', 'Notifications · Halved'],
    ['/community', 'Community · Halved'],
    ['/settings', 'Settings · Halved'],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('banner')).toBeVisible();
    });
  }
});

test('Standalone routes: /login, /register, /forgot-password, /reset-password, /verify-email, /profile/{username}, /profile/edit; post detail links go to /posts/{id}', async ({
  page,
  join,
  enter,
}) => {
  const me = await join();
  const { id } = await share(me, `To be opened by ${me.username}`);
  for (const [address, title] of [
    ['/login', 'Sign in · Halved'],
    ['/register', 'Create your account · Halved'],
    ['/forgot-password', 'Forgot your password? · Halved'],
    ['/reset-password?token=mailed', 'Choose a new password · Halved'],
    ['/verify-email', 'Email verification failed · Halved'],
    [`/profile/${me.username}`, `${me.username} · Halved`],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page).toHaveTitle(title);
    });
  }
  const mine = await enter(me);
  await mine.goto('/profile/edit');
  await expect(mine).toHaveTitle('Edit Profile · Halved');
  await mine.goto(`/profile/${me.username}`);
  await mine.getByRole('link', { name: /Open this worry/ }).click();
  await expect(mine).toHaveURL(`/posts/${id}`);
});

test('Start-up shows a branded splash with a loading text that names the product for 1 second, then the app appears', async ({
  browserOf,
}) => {
  const page = await (await browserOf({ splash: true })).newPage();
  await page.goto('/help', { waitUntil: 'commit' });
  await expect(page.locator('#splash')).toHaveText('Loading Halved…');
  await expect(page.locator('#splash')).toBeHidden();
  await expect(new Shell(page).heading).toBeVisible();
});

test('Toasts appear top-right and last 4 seconds (green success, red error)', async ({
  join,
  enter,
  guard,
}) => {
  guard.tolerate(failureNoise);
  const page = await enter(await join());
  await stopClock(page);
  const shell = new Shell(page);
  await page.goto('/profile/edit');
  await appears(page.getByRole('textbox', { name: 'Bio' }));
  const save = async (kind: 'success' | 'error') => {
    await page.getByRole('textbox', { name: 'Bio' }).fill(`For a toast of ${kind}`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const toast = page.locator(`[data-toast=${kind}]`);
    await shown(toast);
    const box = await toast.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1_200);
    expect(box?.y).toBeLessThan(100);
    const [red = 0, green = 0] = await toast.evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) return [];
      canvas.fillStyle = getComputedStyle(element).borderTopColor;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
    expect(red > green).toBe(kind === 'error');
    return toast;
  };
  await answer(page, { call: 'PUT /auth/profile', status: 500 });
  const failed = await save('error');
  await page.mouse.move(0, 400);
  await page.clock.runFor(3_000);
  await expect(failed).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(failed).toBeHidden();
  await page.unrouteAll();
  await save('success');
  await expect(shell.toasts).toHaveCount(1);
});

test('Header: logo linking home, language picker, bell, the user’s display name or username, logout button; logout returns the user to /', async ({
  join,
  enter,
}) => {
  const me = await join();
  const page = await enter(me);
  const shell = new Shell(page);
  const header = page.getByRole('banner');
  await page.goto('/help');
  await expect(header.getByRole('link', { name: `Signed in as ${me.username}` })).toBeVisible();
  await me.api.auth.updateProfile.mutate({ displayName: 'Noor al-Rashid' });
  await page.reload();
  await expect(header.getByRole('link', { name: 'Signed in as Noor al-Rashid' })).toBeVisible();
  await expect(shell.language).toBeVisible();
  await expect(new Bell(page).button).toBeVisible();
  await header.getByRole('link', { name: 'Halved, home' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/feed');
  await shell.logout.click();
  await expect(page).toHaveURL('/');
  await expect(shell.heading).toHaveText('A safe space for your worries');
});

test('Anonymous users see Home, Feed, Login and Register (labelled Sign Up); Dashboard appears in the header only when signed in', async ({
  page: visitor,
  join,
  enter,
}) => {
  await visitor.goto('/');
  await expect(navigationOf(new Shell(visitor))).toHaveText(['Home', 'Feed', 'Login', 'Sign Up']);
  const page = await enter(await join());
  await page.goto('/');
  await expect(new Shell(page).logout).toHaveText('Logout');
  await expect(navigationOf(new Shell(page)).filter({ hasText: 'Dashboard' })).toBeVisible();
  await new Shell(page).more.click();
  for (const label of [
    'Home',
    'Feed',
    'Wellness',
    'Resources',
    'Resolution Stories',
    'Notifications',
    'Dashboard',
    'Community',
    'Settings',
  ]) {
    await expect(navigationOf(new Shell(page)).filter({ hasText: label })).toHaveCount(1);
  }
  await expect(navigationOf(new Shell(page)).filter({ hasText: /Login|Sign Up/ })).toHaveCount(0);
});

test.describe('Sidebar', () => {
  test('shown only when signed in; it holds a Quick Stats box: Total Worries, Resolved, Followers, Following', async ({
    page: visitor,
    join,
    enter,
  }) => {
    await visitor.goto('/help');
    await expect(new Shell(visitor).heading).toBeVisible();
    await expect(new Sidebar(visitor).root).toHaveCount(0);
    const [me, friend] = await Promise.all([join(), join()]);
    await Promise.all([share(me, 'Counted'), follow(friend, me)]);
    const page = await enter(me);
    await page.goto('/help');
    const numbers = ['Total Worries1', 'Resolved0', 'Followers1', 'Following0'];
    await expect(new Sidebar(page).root.getByText('Quick Stats')).toBeVisible();
    await expect(new Sidebar(page).numbers).toHaveText(numbers);
  });

  test('hidden behind a toggle on small screens; each number defaults to 0 if loading fails', async ({
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(failureNoise);
    const me = await join();
    await share(me, 'Not counted');
    const page = await enter(me, { viewport: { width: 360, height: 740 } });
    await answer(page, { call: 'GET /dashboard/stats', status: 500 });
    await page.goto('/help');
    const sidebar = new Sidebar(page);
    await expect(sidebar.root).toBeHidden();
    await sidebar.toggle.click();
    await expect(sidebar.numbers).toHaveText(['Total Worries0', 'Resolved0', 'Followers0', 'Following0']);
  });
});

test('Notification dropdown: the latest (10 fetched, at most 5 listed), Mark all read, an unread badge (9+ above 9), View all notifications to /notifications', async ({
  app,
  join,
  enter,
}) => {
  const me = await join();
  await addNotifications(app, me, 9);
  const page = await enter(me);
  const bell = new Bell(page);
  const request = page.waitForRequest('**/api/notifications?*');
  await page.goto('/help');
  expect(new URL((await request).url()).searchParams.get('limit')).toBe('10');
  await expect(bell.badge).toHaveText('9');
  await addNotifications(app, me, 1);
  await page.reload();
  await expect(bell.badge).toHaveText('9+');
  await bell.button.click();
  await expect(bell.rows).toHaveCount(5);
  await bell.markAll.click();
  await expect(bell.badge).toHaveCount(0);
  await bell.viewAll.click();
  await expect(page).toHaveURL('/notifications');
});

test('Language picker lists en, es, fr, de, it, pt, ja, ko, zh, ru, ar, hi', async ({ page }) => {
  await page.goto('/');
  const codes = await new Shell(page).language
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(codes.join(' ')).toBe('en es fr de it pt ja ko zh ru ar hi');
});
