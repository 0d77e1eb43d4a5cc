import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { Bell, Notifications } from '../../pages/notifications.ts';
import { Register } from '../../pages/register.ts';
import { Settings } from '../../pages/settings.ts';
import { Shell } from '../../pages/shell.ts';
import { createApi, goodPassword, newName } from '../../support/account.ts';
import { appears, sleepingLogin } from '../../support/asleep.ts';
import { eventually, shown, stopClock } from '../../support/clock.ts';
import { addNotifications } from '../../support/community.ts';
import { answer, failureNoise } from '../../support/failing.ts';
import { splashPassed } from '../../support/layout.ts';
import { sleepNoise } from '../../support/sleep.ts';

/** Counts the requests of a page for an address. */
function count(page: Page, path: string): { requests: number } {
  const counted = { requests: 0 };
  page.on('request', (request) => {
    if (request.url().includes(path)) counted.requests += 1;
  });
  return counted;
}

test('Wake-up of free hosting quoted as 30-60 seconds; direct wake-retry waits 2 s', async ({
  page,
  guard,
}) => {
  guard.tolerate(sleepNoise);
  await page.goto('/');
  await expect(page.getByText(/30 to 60 seconds/)).toBeVisible();
  await stopClock(page);
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: 'sleeping' }));
  const feed = count(page, '/api/posts?');
  await page.goto('/feed');
  await shown(new Shell(page).wakeNotice);
  const { requests } = feed;
  await page.clock.runFor(1_800);
  expect(feed.requests).toBe(requests);
  await page.clock.runFor(400);
  await expect.poll(() => feed.requests).toBe(requests + 1);
});

test('Login retries 3, base delay 3 s, doubling each time', async ({ page, guard }) => {
  guard.tolerate(sleepNoise);
  const { login, server } = await sleepingLogin(page);
  await login.signIn({ email: 'someone@example.org', password: goodPassword });
  for (const [step, waitMs] of [3_000, 6_000, 12_000].entries()) {
    await shown(login.steps.nth(step).and(login.step));
    await page.clock.runFor(waitMs - 500);
    expect(server.requestCount).toBe(step + 1);
    await page.clock.runFor(500);
    await expect.poll(() => server.requestCount).toBe(step + 2);
  }
  await page.clock.runFor(60_000);
  expect(server.requestCount).toBe(4);
});

test('Availability check debounce 500 ms', async ({ page }) => {
  await stopClock(page);
  const form = new Register(page);
  await form.open();
  await appears(form.submit);
  const checks = count(page, '/check-username/');
  const name = newName();
  await form.username.fill(name.slice(0, 8));
  await page.clock.runFor(480);
  await form.username.fill(name);
  await page.clock.runFor(480);
  expect(checks.requests).toBe(0);
  await eventually(page, async () => expect(checks.requests).toBe(1));
});

test('Username 3-30 characters; password minimum 8 on registration and reset, 6 on the login form', async ({
  app,
}) => {
  const { auth } = createApi(app.url);
  const register = (username: string, password = goodPassword) =>
    auth.register.mutate({ email: `${newName()}@example.org`, username, password });
  const long = newName().padEnd(30, '_');
  expect((await register(long)).user?.username).toBe(long);
  expect((await register(newName('a').slice(-3))).user?.username).toHaveLength(3);
  await expect(register(`${long}_`)).rejects.toThrow();
  await expect(register('ab')).rejects.toThrow();
  expect((await register(newName(), 'Zq7-wxyt')).user).not.toBeNull();
  await expect(register(newName(), 'Zq7-wxy')).rejects.toThrow();
  const reset = auth.resetPassword.mutate({ token: 'mailed', password: 'Zq7-wxy' });
  await expect(reset).rejects.toThrow('Please check what you entered.');
  const login = (password: string) => auth.login.mutate({ email: 'nobody@example.org', password });
  await expect(login('12345')).rejects.toThrow('Please check what you entered.');
  await expect(login('123456')).rejects.toThrow('Invalid email or password.');
});

test('Bell fetches 10 and lists 5; badge 9+ above 9; notifications page 50; default 20 (4-states-saved.test.ts checks the poll)', async ({
  app,
  join,
  enter,
}) => {
  const me = await join();
  await addNotifications(app, me, 60);
  expect((await me.api.notifications.list.query({})).notifications).toHaveLength(20);
  const page = await enter(me);
  const bells = count(page, '/api/notifications?limit=10');
  await new Notifications(page).open();
  await expect(new Notifications(page).rows).toHaveCount(50);
  await expect(new Bell(page).badge).toHaveText('9+');
  await new Bell(page).button.click();
  await expect(new Bell(page).rows).toHaveCount(5);
  expect(bells.requests).toBe(1);
});

test('Display name max 100; bio max 500', async ({ join }) => {
  const { api } = await join();
  const longest = { displayName: 'x'.repeat(100), bio: 'y'.repeat(500) };
  expect(await api.auth.updateProfile.mutate(longest)).toMatchObject(longest);
  await expect(api.auth.updateProfile.mutate({ displayName: 'x'.repeat(101) })).rejects.toThrow();
  await expect(api.auth.updateProfile.mutate({ bio: 'y'.repeat(501) })).rejects.toThrow();
});

test('Splash 1000 ms', async ({ browserOf }) => {
  const page = await (await browserOf({ splash: true })).newPage();
  const begun = Date.now();
  await page.goto('/help', { waitUntil: 'commit' });
  await splashPassed(page);
  expect(Date.now() - begun).toBeGreaterThan(1_000);
  const [delay] = await page
    .locator('#splash')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).animationDelay));
  expect(delay).toMatch(/^1s/);
});

test('Toast 4000 ms; success message on preferences 3 s', async ({ join, enter, guard }) => {
  guard.tolerate(failureNoise);
  const page = await enter(await join());
  await stopClock(page);
  const notifications = new Notifications(page);
  await notifications.open('preferences');
  await appears(notifications.choice('Timezone'));
  await notifications.choice('Timezone').selectOption('Asia/Tokyo');
  await shown(notifications.saved);
  await page.clock.runFor(2_700);
  await expect(notifications.saved).toBeVisible();
  await page.clock.runFor(400);
  await expect(notifications.saved).toBeHidden();
  await answer(page, { call: 'PUT /notifications/preferences', status: 500 });
  await notifications.choice('Timezone').selectOption('UTC');
  await shown(new Shell(page).toasts.first());
  await page.mouse.move(0, 400);
  await page.clock.runFor(3_700);
  await expect(new Shell(page).toasts).toHaveCount(1);
  await page.clock.runFor(400);
  await expect(new Shell(page).toasts).toHaveCount(0);
});

test('Verification links valid 24 hours', async ({ app, join }) => {
  const { id } = await join();
  await expect
    .poll(() =>
      app.sql(
        `select expires_at - created_at = interval '24 hours' as kept from email_tokens where user_id = $1`,
        [id],
      ),
    )
    .toEqual([{ kept: true }]);
});

test('Prices displayed: free, supporter $5/month, premium $12/month', async ({ app, join, enter }) => {
  const me = await join();
  const page = await enter(me);
  for (const [tier, price] of [
    ['free', 'Always Free'],
    ['supporter', '$5/month'],
    ['premium', '$12/month'],
  ] as const) {
    await app.sql('update users set granted_tier = $2 where id = $1', [me.id, tier]);
    await new Settings(page).open();
    await expect(new Settings(page).card('Subscription').getByText(price, { exact: true })).toBeVisible();
  }
});

test('Interface languages: twelve in the picker and in the settings (decided); fallback English; detection order is local storage, browser language, page language tag', async ({
  browserOf,
}) => {
  for (const [stored, locale, spoken] of [
    [{ halved_language: 'es' }, 'en-US', 'es'],
    [{}, 'es-MX', 'es'],
    [{}, 'sv-SE', 'en'],
  ] as const) {
    const page = await (await browserOf({ stored, locale })).newPage();
    await page.goto('/help');
    await expect(page.locator('html')).toHaveAttribute('lang', spoken);
    await expect(new Shell(page).language.locator('option')).toHaveCount(12);
  }
});
