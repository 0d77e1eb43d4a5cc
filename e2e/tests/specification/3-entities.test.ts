import { expect, test } from '../../fixtures.ts';
import { Login } from '../../pages/login.ts';
import { Settings } from '../../pages/settings.ts';
import { Shell } from '../../pages/shell.ts';
import { createApi, goodPassword, newName, share } from '../../support/account.ts';
import { follow } from '../../support/community.ts';
import { sendCall } from '../../support/http.ts';

/** Checks that a response has these fields with these types. */
const expectFields = (response: object, fields: Record<string, unknown>) =>
  expect(response).toEqual(expect.objectContaining(fields));
const text = expect.any(String);
const count = expect.any(Number);
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

test('User: id, email, username, displayName, emailVerified, bio, avatarUrl, createdAt', async ({ join }) => {
  const { api, id, email, username } = await join();
  expectFields(await api.auth.profile.query(), {
    id,
    email,
    username,
    displayName: null,
    emailVerified: false,
    bio: null,
    avatarUrl: null,
    createdAt: moment,
  });
});

test('Registration form: email, username, password; login form: email, password; auth result: token, refreshToken, user', async ({
  app,
}) => {
  const username = newName();
  const form = { email: `${username}@example.org`, password: goodPassword };
  const result = { token: text, refreshToken: text, user: expect.objectContaining({ username }) };
  const registered = await sendCall(app.url, 'POST /auth/register', { body: { ...form, username } });
  expect(registered.body).toEqual({ data: result });
  const signedIn = await sendCall(app.url, 'POST /auth/login', { body: form });
  expect(signedIn.body).toEqual({ data: result });
  const more = await sendCall(app.url, 'POST /auth/login', { body: { ...form, role: 'admin' } });
  expect(more.status, 'an unknown field is refused (decided)').toBe(400);
});

test('Availability: email gives available (boolean) and suggestion (string); username available and suggestions (list of strings)', async ({
  app,
  join,
}) => {
  const { username } = await join();
  const { auth } = createApi(app.url);
  expect(await auth.checkEmail.query({ email: 'someone@hotmial.com' })).toEqual({
    available: true,
    suggestion: 'someone@hotmail.com',
  });
  expect(await auth.checkUsername.query({ username })).toEqual({
    available: false,
    suggestions: [text, text, text],
  });
});

test('Notification: id, type, title, message, isRead, createdAt', async ({ join }) => {
  const [me, friend] = await Promise.all([join(), join()]);
  await follow(friend, me);
  const { notifications } = await me.api.notifications.list.query({});
  expect(notifications).toHaveLength(1);
  expectFields(notifications[0] ?? {}, {
    id: text,
    type: 'community',
    title: 'Somebody wants to hear from you',
    message: `${friend.username} follows you now`,
    isRead: false,
    createdAt: moment,
  });
});

test('Notification preferences: three booleans, checkInFrequency, quietHoursStart, quietHoursEnd, timezone; decided: emailFrequency, pushSupported, adminMails', async ({
  join,
}) => {
  const { api } = await join();
  expect(await api.notifications.preferences.query()).toEqual({
    emailNotifications: true,
    emailFrequency: 'daily',
    pushNotifications: false,
    pushSupported: false,
    supportNotifications: true,
    adminMails: false,
    checkInFrequency: 'weekly',
    quietHoursStart: '22:00',
    quietHoursEnd: '08:00',
    timezone: 'UTC',
  });
});

test('Notification context: shape decided', async ({ join }) => {
  const { api } = await join();
  expect(Object.keys(await api.notifications.context.query())).toEqual([
    'unreadCount',
    'lastCheckInAt',
    'nextCheckInAt',
    'inQuietHours',
    'openWorries',
    'lastActiveAt',
  ]);
});

test('Dashboard data: the five basic stats plus recentWorries (id, privacyLevel, worryPrompt, shortContent, publishedAt)', async ({
  join,
}) => {
  const [me, friend] = await Promise.all([join(), join()]);
  const post = await share(me, 'For the dashboard.', { privacyLevel: 'private' });
  await follow(friend, me);
  expect(await me.api.dashboard.get.query()).toEqual({
    stats: {
      totalWorries: 1,
      worriesThisWeek: 1,
      resolvedWorries: 0,
      followersCount: 1,
      followingCount: 0,
    },
    recentWorries: [
      {
        id: post.id,
        privacyLevel: 'private',
        worryPrompt: post.worryPrompt,
        shortContent: 'For the dashboard.',
        publishedAt: moment,
      },
    ],
  });
});

test('Language: code, name, nativeName', async ({ app }) => {
  const { languages } = await createApi(app.url).languages.supported.query();
  expectFields(languages[1] ?? {}, { code: 'es', name: 'Spanish', nativeName: 'Español' });
});

test('User settings form: displayName, bio, country, region, city, locationSharing, emailNotifications, pushNotifications, privacyLevel (default public), language (default en)', async ({
  join,
}) => {
  const { api } = await join();
  expectFields(await api.auth.profile.query(), { privacyLevel: 'public', language: 'en' });
  const form = {
    displayName: 'Noor',
    bio: 'Awake at night.',
    country: 'ES',
    region: 'Galicia',
    city: 'Ourense',
    locationSharing: true,
    emailNotifications: false,
    pushNotifications: true,
    privacyLevel: 'friends',
    language: 'fr',
  } as const;
  expectFields(await api.auth.updateProfile.mutate(form), form);
  expectFields(await api.auth.profile.query(), form);
});

test('Community stats: totalUsers, postsToday, supportGiven, activeNow', async ({ join }) => {
  const { api } = await join();
  expect(await api.community.stats.query()).toEqual({
    totalUsers: count,
    postsToday: count,
    supportGiven: count,
    activeNow: count,
  });
});

test('Country options: US, CA, GB, AU, DE, FR, ES, IT, JP, KR, BR, MX, IN, CN, OTHER', async ({
  join,
  enter,
}) => {
  const page = await enter(await join());
  const settings = new Settings(page);
  await settings.open();
  await settings.field('Share my location').check();
  await expect(settings.field('Country')).toBeVisible();
  const codes = await settings
    .field('Country')
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(codes.join(' ').trim()).toBe('US CA GB AU DE FR ES IT JP KR BR MX IN CN OTHER');
});

test('Local storage keys: auth_token, refresh_token, and a language-choice key with the product’s name (decided: halved_language)', async ({
  page,
  join,
}) => {
  const account = await join();
  await page.goto('/login');
  await new Login(page).signIn(account);
  await expect(new Shell(page).logout).toBeVisible();
  await new Shell(page).language.selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ auth_token: text, refresh_token: text, halved_language: 'fr' });
});
