import { clientTexts, serverTexts } from '@halved/shared/testing/sentences';
import { expect, test } from '../../fixtures.ts';
import { Community } from '../../pages/community.ts';
import { Bell, Notifications } from '../../pages/notifications.ts';
import { Register } from '../../pages/register.ts';
import { Shell } from '../../pages/shell.ts';
import { createApi, expiredToken, goodPassword, newName, share } from '../../support/account.ts';
import { sleepingLogin } from '../../support/asleep.ts';
import { shown } from '../../support/clock.ts';
import { follow } from '../../support/community.ts';
import { answer, failureNoise } from '../../support/failing.ts';
import { sleepNoise } from '../../support/sleep.ts';

const nobody = { email: 'someone@example.org', password: goodPassword };

test('401: one refresh attempt, then back to /login on failure', async ({ app, join, enter, guard }) => {
  guard.tolerate(failureNoise);
  const account = await join();
  const token = expiredToken(account, app.tokenSecret);
  const page = await enter({ ...account, token, refreshToken: 'spent' });
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) refreshes += 1;
  });
  await page.goto('/feed');
  await expect(page).toHaveURL(/\/login/);
  expect(refreshes).toBe(1);
});

test(`A 502/503/504 is a wake-up condition: login retries up to 3 times, then '${clientTexts.wakingTooLong}'`, async ({
  page,
  guard,
}) => {
  guard.tolerate(sleepNoise);
  const { login, server } = await sleepingLogin(page);
  await login.signIn(nobody);
  for (const [step, wait] of [3_000, 6_000, 12_000].entries()) {
    await shown(login.steps.nth(step).and(login.step));
    await page.clock.runFor(wait);
  }
  await shown(page.getByRole('main').getByText(clientTexts.wakingTooLong, { exact: true }));
  expect(server.requestCount).toBe(4);
});

test(`Verification, invalid link: '${clientTexts.noVerification}'; reset: '${clientTexts.noReset}'`, async ({
  page,
}) => {
  await page.goto('/verify-email');
  await expect(page.getByText(clientTexts.noVerification, { exact: true })).toBeVisible();
  await page.goto('/reset-password');
  await expect(new Shell(page).toast(clientTexts.noReset)).toBeVisible();
});

test('Notifications: mark-as-read failures are only logged', async ({ join, enter, guard }) => {
  guard.tolerate(failureNoise);
  const [me, friend] = await Promise.all([join(), join()]);
  await follow(friend, me);
  const page = await enter(me);
  const notifications = new Notifications(page);
  await notifications.open();
  await answer(page, { call: 'PUT /notifications/*/read', status: 500 });
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await notifications.markOne('follows you now').click();
  await logged;
  await expect(new Bell(page).unread(1)).toBeVisible();
  await expect(new Shell(page).toasts).toHaveCount(0);
});

test(`Language change failure: '${clientTexts.generic}'; failed preference save only logged`, async ({
  join,
  enter,
  guard,
}) => {
  guard.tolerate(failureNoise, /ERR_FAILED|Failed to fetch dynamically imported module/);
  const page = await enter(await join());
  const shell = new Shell(page);
  await page.goto('/help');
  await expect(shell.logout).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/texts-es-*.js', (route) => route.abort());
  await shell.language.selectOption('es');
  await expect(shell.toast(clientTexts.generic)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.unrouteAll();
  await page.reload();
  await answer(page, { call: 'PUT /languages/preference', status: 500 });
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await shell.language.selectOption('es');
  await logged;
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(shell.toasts).toHaveCount(0);
});

test('Community feed failure: logged silently, empty list', async ({ join, enter, guard }) => {
  guard.tolerate(failureNoise);
  const page = await enter(await join());
  await answer(page, { call: 'GET /posts?*', status: 500 });
  await new Community(page).open();
  await expect(page.getByText('No Recent Posts')).toBeVisible();
  await expect(new Shell(page).toasts).toHaveCount(0);
});

test('Availability check failure: field status invalid', async ({ page, guard }) => {
  guard.tolerate(failureNoise);
  await answer(page, { call: 'GET /auth/check-*/*', status: 500 });
  const form = new Register(page);
  await form.open();
  await form.fill({ ...nobody, username: newName() });
  await expect(page.locator('[data-availability=invalid]')).toHaveCount(2);
});

test(`Generic texts: '${clientTexts.notFound}'; actions: Try Again, Go Home`, async ({
  page,
  join,
  guard,
}) => {
  guard.tolerate(/status of (404|500)|answer 500/);
  const { username } = await join();
  await page.goto('/nowhere');
  await expect(new Shell(page).heading).toHaveText(clientTexts.notFound);
  await page.getByRole('link', { name: 'Go Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await answer(page, { call: 'GET /users/*', status: 500 });
  await page.goto(`/profile/${username}`);
  const again = page.getByRole('main').getByRole('button', { name: 'Try Again', exact: true });
  await expect(again.first()).toBeVisible();
  await page.unrouteAll();
  await again.first().click();
  await expect(new Shell(page).heading).toHaveText(username);
});

test(`Generic texts: '${serverTexts.UNAUTHENTICATED}', '${serverTexts.FORBIDDEN}'`, async ({
  app,
  join,
  enter,
  guard,
}) => {
  guard.tolerate(/status of 403/);
  const [me, author] = await Promise.all([join(), join()]);
  await expect(createApi(app.url).dashboard.get.query()).rejects.toThrow(serverTexts.UNAUTHENTICATED);
  const { id } = await share(author, 'Not yours.');
  const change = me.api.posts.update.mutate({ id, shortContent: 'Mine.' });
  await expect(change).rejects.toThrow(serverTexts.FORBIDDEN);
  const page = await enter(me);
  await answer(page, {
    call: 'GET /users/*',
    status: 403,
    error: { code: 'FORBIDDEN', message: serverTexts.FORBIDDEN },
  });
  await page.goto(`/profile/${author.username}`);
  await expect(page.getByRole('main').getByText(serverTexts.FORBIDDEN, { exact: true })).toBeVisible();
});

test(`Generic text where a part of the page does not arrive: '${clientTexts.network}'`, async ({
  page,
  guard,
}) => {
  guard.tolerate(/ERR_FAILED|Failed to fetch dynamically imported module|preload/);
  await page.goto('/help');
  await expect(new Shell(page).heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Another part that is loaded late would otherwise fail too, and replace the whole page.
  await page.route('**/assets/feed-*.js', (route) => route.abort());
  await new Shell(page).go('Feed');
  await expect(page.getByText(clientTexts.network, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
