import type { Request } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { Community } from '../../pages/community.ts';
import { Dashboard } from '../../pages/dashboard.ts';
import { EditProfile } from '../../pages/edit-profile.ts';
import { Bell, Notifications } from '../../pages/notifications.ts';
import { Profile } from '../../pages/people.ts';
import { Settings } from '../../pages/settings.ts';
import { Shell } from '../../pages/shell.ts';
import { share } from '../../support/account.ts';
import { eventually, shown, stopClock } from '../../support/clock.ts';
import { addNotifications, emptyFeed, fillFeed } from '../../support/community.ts';
import { sendCall } from '../../support/http.ts';
import { sleepNoise, sleepOn } from '../../support/sleep.ts';

const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');
const pathOf = (request: Request) => request.url().split('/api')[1];

test('The API base path is /api, with a 30-second timeout', async ({ join, enter }) => {
  const page = await enter(await join());
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => {
      document.documentElement.dataset.timeouts = `${document.documentElement.dataset.timeouts ?? ''} ${ms}`;
      return timeout(ms);
    };
  });
  await new Dashboard(page).open();
  await expect(new Dashboard(page).cards).toHaveCount(4);
  const timeouts = await page.locator('html').getAttribute('data-timeouts');
  expect(new Set(timeouts?.trim().split(' '))).toEqual(new Set(['30000']));
});

test('JSON is the default payload; every request carries a bearer token taken from local storage', async ({
  join,
  enter,
}) => {
  const me = await join();
  const page = await enter(me);
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (isCall(request)) requests.push(request);
  });
  await new Notifications(page).open('preferences');
  await new Notifications(page).choice('Check-in frequency').selectOption('never');
  await expect(new Notifications(page).saved).toBeVisible();
  for (const request of requests) {
    expect.soft(await request.headerValue('authorization'), request.url()).toBe(`Bearer ${me.token}`);
  }
  const [write] = requests.filter((request) => request.method() === 'PUT');
  expect(await write?.headerValue('content-type')).toContain('application/json');
  expect(write?.postDataJSON()).toEqual({ checkInFrequency: 'never' });
});

test('Responses wrap their payload in a data field', async ({ app, join }) => {
  const { token, id } = await join();
  const { body, headers } = await sendCall(app.url, 'GET /auth/profile', { token });
  expect(headers.get('content-type')).toContain('application/json');
  expect(body).toEqual({ data: expect.objectContaining({ id }) });
});

test('Errors are read from an error message in the response body', async ({ app }) => {
  const { status, body } = await sendCall(app.url, 'GET /auth/profile');
  expect(status).toBe(401);
  expect(body).toEqual({
    error: {
      code: 'UNAUTHENTICATED',
      message: 'You need to be logged in to access this page.',
      requestId: expect.any(String),
    },
  });
});

test('The limit of notifications: default 20; bell 10; page 50', async ({ app, join, enter }) => {
  const me = await join();
  await addNotifications(app, me, 21);
  const { notifications, hasMore } = await me.api.notifications.list.query({});
  expect([notifications.length, hasMore]).toEqual([20, true]);
  const page = await enter(me);
  const limits: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/notifications') limits.push(searchParams.get('limit'));
  });
  await new Notifications(page).open();
  await expect(new Notifications(page).rows).toHaveCount(21);
  await expect(new Bell(page).unread(21)).toBeVisible();
  expect(limits.sort()).toEqual(['10', '50']);
});

test('GET /wake: a wake-up call for the sleeping backend; errors ignored', async ({ page, guard }) => {
  guard.tolerate(sleepNoise);
  await stopClock(page);
  const server = await sleepOn(page, '**/api/**');
  const probes = await sleepOn(page, '**/api/wake');
  await page.goto('/feed');
  await shown(new Shell(page).wakeNotice);
  await page.clock.runFor(3_000);
  await eventually(page, async () => expect(probes.requestCount).toBeGreaterThan(0));
  expect(server.requestCount).toBeGreaterThan(0);
  await expect(new Shell(page).toasts).toHaveCount(0);
  await expect(new Shell(page).wakeNotice).toBeVisible();
});

test('The limit of recent worries: default 5', async ({ join }) => {
  const me = await join();
  for (let n = 1; n <= 6; n += 1) await share(me, `Worry ${n}`);
  expect((await me.api.dashboard.recentWorries.query({})).recentWorries).toHaveLength(5);
  expect((await me.api.dashboard.recentWorries.query({ limit: 6 })).recentWorries).toHaveLength(6);
});

test('Update profile, path decided (PUT /auth/profile): sends what was changed; notification, privacy and place too (decided)', async ({
  join,
  enter,
}) => {
  const page = await enter(await join());
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push([pathOf(request), request.postDataJSON()]);
  });
  await new EditProfile(page).open();
  await new EditProfile(page).displayName.fill('Noor');
  await new EditProfile(page).save.click();
  await expect(new Shell(page).toast('Profile updated successfully!')).toBeVisible();
  const settings = new Settings(page);
  await settings.open();
  await settings.field('Push notifications').check();
  await settings.privacy('Friends').check();
  await settings.field('Share my location').check();
  await settings.field('Country').selectOption('JP');
  await settings.save.click();
  await expect(new Shell(page).toast('Settings saved successfully!')).toBeVisible();
  expect(sent).toEqual([
    ['/auth/profile', { displayName: 'Noor' }],
    [
      '/auth/profile',
      { pushNotifications: true, privacyLevel: 'friends', locationSharing: true, country: 'JP' },
    ],
  ]);
});

test('Fetch a user’s profile by username, path decided: GET /users/{username}', async ({ page, join }) => {
  const { username } = await join();
  const request = page.waitForRequest(`**/api/users/${username}`);
  await new Profile(page).open(username);
  expect((await request).method()).toBe('GET');
});

test('The community feed request: page 1, 10 items; the screen keeps public posts only and shows at most 5', async ({
  app,
  join,
  enter,
}) => {
  const [me, author] = await Promise.all([join(), join()]);
  await emptyFeed(app);
  await fillFeed(app, author, 6, 'In the community');
  await share(me, 'For nobody else', { privacyLevel: 'private' });
  const page = await enter(me);
  const request = page.waitForRequest('**/api/posts?*');
  const community = new Community(page);
  await community.open();
  expect(new URL((await request).url()).searchParams.get('limit')).toBe('10');
  await expect(community.posts).toHaveCount(5);
  await expect(community.posts.first()).toContainText('In the community 1');
});
