import { expect, test } from '../../fixtures.ts';
import { Sidebar } from '../../pages/dashboard.ts';
import { Bell } from '../../pages/notifications.ts';
import { Profile } from '../../pages/people.ts';
import { Settings } from '../../pages/settings.ts';
import { Shell } from '../../pages/shell.ts';
import { createApi } from '../../support/account.ts';
import { follow } from '../../support/community.ts';

test('Two states: visitor and authenticated user; moderators and admins are members too (decided)', async ({
  app,
  join,
}) => {
  const { api, id } = await join();
  expect(await api.auth.profile.query()).toMatchObject({ role: 'member', tier: 'free' });
  await app.sql(`update users set role = 'moderator' where id = $1`, [id]);
  expect(await api.auth.profile.query()).toMatchObject({ role: 'moderator', tier: 'free' });
  const visitor = createApi(app.url);
  await expect(visitor.auth.profile.query()).rejects.toThrow('You need to be logged in');
});

test('Visitors: landing, Home, Feed, Login, Register, forgot/reset/verify screens, profiles', async ({
  page,
  join,
}) => {
  const { username } = await join();
  const shell = new Shell(page);
  for (const [address, heading] of [
    ['/', 'A safe space for your worries'],
    ['/feed', 'Community Feed'],
    ['/login', 'Sign in'],
    ['/register', 'Create your account'],
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password?token=mailed', 'Choose a new password'],
    ['/verify-email', 'Email verification failed'],
    [`/profile/${username}`, username],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(shell.heading).toHaveText(heading);
    });
  }
});

test('Dashboard, settings, community and edit profile need login', async ({ page }) => {
  for (const [address, said] of [
    ['/dashboard', 'Please log in to see your dashboard'],
    ['/settings', 'Please log in to access settings.'],
    ['/community', 'Join Our Community'],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('main').getByText(said)).toBeVisible();
      const login = page.getByRole('main').getByRole('link', { name: 'Log In', exact: true });
      await expect(login).toHaveAttribute('href', /^\/login/);
    });
  }
  await test.step('/profile/edit', async () => {
    await page.goto('/profile/edit');
    await expect(page).toHaveURL(/\/login\?/);
  });
});

test('What needs login is refused to a visitor by the server as well', async ({ app }) => {
  const { dashboard, community, notifications, auth, languages } = createApi(app.url);
  const calls: Record<string, () => Promise<unknown>> = {
    dashboard: () => dashboard.get.query(),
    'its numbers': () => dashboard.stats.query(),
    'the community’s numbers': () => community.stats.query(),
    'its members': () => community.members.query({}),
    notifications: () => notifications.list.query({}),
    preferences: () => notifications.preferences.query(),
    profile: () => auth.profile.query(),
    settings: () => auth.updateProfile.mutate({ bio: 'Not mine.' }),
    language: () => languages.preference.query(),
  };
  for (const [name, call] of Object.entries(calls)) {
    await expect(call(), name).rejects.toThrow('You need to be logged in to access this page.');
  }
});

test('Authenticated users: everything above plus the dashboard, sidebar, bell and settings', async ({
  join,
  enter,
}) => {
  const page = await enter(await join());
  await page.goto('/dashboard');
  await expect(new Shell(page).heading).toHaveText('Dashboard');
  await expect(new Sidebar(page).root).toBeVisible();
  await expect(new Bell(page).button).toBeVisible();
  await new Settings(page).open();
  await expect(new Settings(page).card('Profile Information')).toBeVisible();
});

test('Authenticated users: they are redirected away from registration to /feed', async ({ join, enter }) => {
  const page = await enter(await join());
  await page.goto('/register');
  await expect(page).toHaveURL('/feed');
});

test('Own profile only shows email, verification state and Edit Profile', async ({ join, enter }) => {
  const [me, other] = await Promise.all([join(), join()]);
  await follow(other, me);
  for (const [viewer, count] of [
    [me, 1],
    [other, 0],
  ] as const) {
    const profile = new Profile(await enter(viewer));
    await profile.open(me.username);
    await expect(profile.main.getByText(`@${me.username}`)).toBeVisible();
    for (const part of [profile.main.getByText(me.email), profile.unverified, profile.edit]) {
      await expect(part).toHaveCount(count);
    }
  }
  const profile = JSON.stringify(await other.api.users.profile.query({ username: me.username }));
  expect(profile).not.toContain(me.email);
  expect(profile).not.toContain('emailVerified');
});

test('Unverified email limits access to some features: the settings say what verifying is for', async ({
  join,
  enter,
}) => {
  const page = await enter(await join());
  await new Settings(page).open();
  const card = new Settings(page).card('Email Verification');
  await expect(card.getByRole('listitem')).toHaveText([
    'Premium features',
    'Account notifications',
    'Password reset',
    'Community updates',
  ]);
});
