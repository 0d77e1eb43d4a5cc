import { clientTexts, successTexts } from '@halved/shared/testing/sentences';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { Feed } from '../../pages/feed.ts';
import { Login } from '../../pages/login.ts';
import { Register } from '../../pages/register.ts';
import { Shell } from '../../pages/shell.ts';
import { expiredToken, goodPassword, newName } from '../../support/account.ts';
import { sleepingLogin } from '../../support/asleep.ts';
import { shown } from '../../support/clock.ts';
import { answer, failureNoise, hold } from '../../support/failing.ts';
import { watchRequests } from '../../support/requests.ts';
import { sleepNoise } from '../../support/sleep.ts';

const tokensOf = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('refresh_token')]);
const some = [expect.any(String), expect.any(String)];
const none = [null, null];

test.describe('Session', () => {
  test('starts loading: if a stored access token exists the profile is fetched', async ({ join, enter }) => {
    const page = await enter(await join());
    const release = await hold(page, '**/api/auth/profile');
    const request = page.waitForRequest('**/api/auth/profile');
    await page.goto('/profile/edit');
    await request;
    await expect(page.getByRole('main').getByText('Loading Halved…')).toBeAttached();
    release();
    await expect(new Shell(page).heading).toHaveText('Edit Profile');
  });

  test('on failure both stored tokens are cleared', async ({ browserOf, guard }) => {
    guard.tolerate(failureNoise);
    const page = await (await browserOf({ stored: { auth_token: 'a', refresh_token: 'b' } })).newPage();
    await page.goto('/');
    await expect.poll(() => tokensOf(page)).toEqual(none);
  });

  test('after login or register both tokens and the user are stored', async ({ page, join }) => {
    const account = await join();
    await page.goto('/login');
    await new Login(page).signIn(account);
    await expect(new Shell(page).logout).toBeVisible();
    expect(await tokensOf(page)).toEqual(some);
    await new Shell(page).logout.click();
    await expect(page).toHaveURL('/');
    const username = newName();
    await page.goto('/register');
    await new Register(page).fill({ email: `${username}@example.org`, username, password: goodPassword });
    await new Register(page).submit.click();
    await expect(page).toHaveURL('/feed');
    expect(await tokensOf(page)).toEqual(some);
    await expect(page.getByRole('complementary').getByText(username)).toBeVisible();
  });

  test('logout always clears both tokens and the user, even if the server call fails', async ({
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(failureNoise);
    const page = await enter(await join());
    await page.goto('/help');
    await answer(page, { call: 'POST /auth/logout', status: 500 });
    await new Shell(page).logout.click();
    await expect(page).toHaveURL('/');
    await expect(new Shell(page).heading).toHaveText('A safe space for your worries');
    expect(await tokensOf(page)).toEqual(none);
  });
});

test.describe('Token refresh', () => {
  test('a 401 triggers one refresh attempt with the stored refresh token; on success the original request is retried', async ({
    app,
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(failureNoise);
    const account = await join();
    const page = await enter({ ...account, token: expiredToken(account, app.tokenSecret) });
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/(refresh|profile)$/.test(pathname)) calls.push(pathname);
      if (pathname.endsWith('/refresh')) {
        expect(request.postDataJSON()).toEqual({ refreshToken: account.refreshToken });
      }
    });
    await page.goto('/profile/edit');
    await expect(new Shell(page).heading).toHaveText('Edit Profile');
    expect(calls).toEqual(['/api/auth/profile', '/api/auth/refresh', '/api/auth/profile']);
  });

  test('on failure tokens are cleared and the app goes to /login', async ({ app, join, enter, guard }) => {
    guard.tolerate(failureNoise);
    const account = await join();
    const token = expiredToken(account, app.tokenSecret);
    const page = await enter({ ...account, token, refreshToken: 'spent' });
    await page.goto('/feed');
    await expect(page).toHaveURL(/\/login/);
    expect(await tokensOf(page)).toEqual(none);
  });
});

test.describe('Login', () => {
  test('idle, submitting (button disabled), failure (toast), success (toast, go to /dashboard)', async ({
    page,
    join,
    guard,
  }) => {
    guard.tolerate(failureNoise);
    const account = await join();
    const login = new Login(page);
    await login.open();
    await expect(login.submit).not.toHaveAttribute('aria-disabled');
    await login.signIn({ ...account, password: 'Wrong-harbour-7' });
    await expect(new Shell(page).toast('Invalid email or password.')).toBeVisible();
    const release = await hold(page, '**/api/auth/login');
    await login.signIn(account);
    await expect(login.busy).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect(new Shell(page).toast(successTexts.login)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });

  test('a waking-up state replaces the form with the waiting notice while the service retries', async ({
    page,
    join,
    guard,
  }) => {
    guard.tolerate(sleepNoise);
    const account = await join();
    const { login, server } = await sleepingLogin(page);
    await login.signIn(account);
    await shown(login.waking);
    await expect(login.email).toHaveCount(0);
    expect(server.requestCount).toBe(1);
    server.awake = true;
    await page.clock.runFor(3_000);
    await shown(new Shell(page).toast(successTexts.login));
    expect(server.requestCount).toBe(2);
  });
});

test.describe('Availability status', () => {
  const stateOf = (page: Page) => page.locator('[data-availability]');

  test('idle, checking, available, taken; submission is blocked while taken', async ({ page, join }) => {
    const taken = await join();
    const form = new Register(page);
    await form.open();
    await expect(stateOf(page)).toHaveCount(0);
    const release = await hold(page, '**/api/auth/check-username/*');
    await form.username.fill(newName());
    await expect(stateOf(page)).toHaveAttribute('data-availability', 'checking');
    release();
    await expect(stateOf(page)).toHaveAttribute('data-availability', 'available');
    await form.email.fill(`${newName()}@example.org`);
    await form.password.fill(goodPassword);
    await form.username.fill(taken.username);
    await expect(form.message('This username is taken.')).toBeVisible();
    await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
    await form.submitAnyway();
    await expect(new Shell(page).toast(clientTexts.fixFirst)).toBeVisible();
  });

  test('invalid, set when the check call fails', async ({ page, guard }) => {
    guard.tolerate(failureNoise);
    await answer(page, { call: 'GET /auth/check-username/*', status: 500 });
    await page.goto('/register');
    await new Register(page).username.fill(newName());
    await expect(stateOf(page)).toHaveAttribute('data-availability', 'invalid');
  });

  test('checks run only when the field is non-empty and has no validation error; otherwise idle', async ({
    page,
  }) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/check-')) urls.push(request.url());
    });
    const form = new Register(page);
    const good = newName();
    await form.open();
    await form.email.fill('not an address');
    await form.username.fill('no');
    await form.password.focus();
    await expect(form.message('Username must be at least 3 characters')).toBeVisible();
    await form.username.fill(good);
    await expect(form.message('This username is free')).toBeVisible();
    await form.username.fill('');
    await expect(stateOf(page)).toHaveCount(0);
    expect(urls.map((url) => url.split('/api/auth/')[1])).toEqual([`check-username/${good}`]);
  });
});

test('Data queries retry once and do not refetch on window focus', async ({ page, guard }) => {
  guard.tolerate(failureNoise);
  await answer(page, { call: 'GET /posts?*', status: 500 });
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/posts?')) requestCount += 1;
  });
  await new Feed(page).open();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(requestCount).toBe(2);
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await expect(new Feed(page).refreshButton).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = requestCount;
  const requestsEnd = watchRequests(page);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await requestsEnd();
  expect(requestCount).toBe(before);
});
