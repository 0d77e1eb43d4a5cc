import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Login } from '../pages/login.ts';
import { Register } from '../pages/register.ts';
import { Shell } from '../pages/shell.ts';
import { goodPassword, newName, share } from '../support/account.ts';
import { appears, sleepingLogin } from '../support/asleep.ts';
import { violationsOn } from '../support/axe.ts';
import { eventually, installClock, shown, stopClock, stopRunningClock } from '../support/clock.ts';
import { visitorCacheExpired } from '../support/community.ts';
import { overflowOf } from '../support/layout.ts';
import { sleepNoise, sleepOn, wakeUp } from '../support/sleep.ts';

const tooLong = 'Services are taking longer than expected to wake up. Please try again in a moment.';
/** Moves the clock in steps, so that responses can arrive in between. */
async function passMinutes(page: Page, minutes: number) {
  for (let second = 0; second < minutes * 60; second += 3) {
    await page.clock.runFor(3_000);
    // A probe gets its response in real time, and only then the next probe is scheduled.
    await sleep(50);
  }
}

test.describe('a sleeping server', () => {
  test.beforeEach(({ guard }) => guard.tolerate(sleepNoise));

  for (const how of ['answers', 'refuses'] as const) {
    test(`that ${how === 'answers' ? 'answers 503' : 'does not answer'} is waited for at login, step by step, until it wakes`, async ({
      page,
      join,
    }) => {
      const account = await join();
      await stopClock(page);
      const login = new Login(page);
      await login.open();
      await appears(login.submit);
      const server = await sleepOn(page, '**/api/**', how);
      await login.signIn(account);
      await shown(login.waking);
      await expect(login.waking).toBeFocused();
      const stepIs = (name: string) => shown(login.step.filter({ hasText: name }));
      await stepIs('Starting backend services...');
      await page.clock.runFor(3_000);
      await stepIs('Connecting to database...');
      await page.clock.runFor(6_000);
      await stepIs('Almost ready...');
      server.awake = true;
      await page.clock.runFor(12_000);
      await shown(new Shell(page).toast('Welcome back!'));
      await expect(page).toHaveURL('/dashboard');
    });
  }

  test('that does not wake within three retries offers Try Again, and the typed text is kept', async ({
    page,
    join,
  }) => {
    const account = await join();
    const { login, server } = await sleepingLogin(page);
    await login.signIn(account);
    for (const [step, wait] of [3_000, 6_000, 12_000].entries()) {
      await shown(login.steps.nth(step).and(login.step));
      await page.clock.runFor(wait);
    }
    await shown(page.getByRole('main').getByText(tooLong));
    expect(server.requestCount).toBe(4);
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await expect(login.email).toHaveValue(account.email);
    await expect(login.password).toHaveValue(account.password);
    await login.submit.click();
    await shown(login.waking);
    server.awake = true;
    await login.tryAgain.click();
    await shown(new Shell(page).toast('Welcome back!'));
    await expect(page).toHaveURL('/dashboard');
  });

  test('causes a calm notice outside the login, and the feed loads by itself when it is awake', async ({
    page,
    join,
  }) => {
    const author = await join();
    await share(author, `Worth waiting for ${author.username}`);
    await visitorCacheExpired();
    await stopClock(page);
    const server = await sleepOn(page, '**/api/**');
    const feed = new Feed(page);
    await feed.open();
    await shown(new Shell(page).wakeNotice);
    await page.clock.runFor(2_000);
    await shown(page.getByRole('button', { name: 'Try Again' }).first());
    server.awake = true;
    await page.clock.runFor(9_000);
    await shown(feed.slip(`Worth waiting for ${author.username}`).root);
    await expect(new Shell(page).wakeNotice).toBeHidden();
  });

  test('that takes a minute to wake is probed less and less often', async ({ page }) => {
    await installClock(page);
    await page.goto('/feed');
    await expect(new Feed(page).refreshButton).toBeVisible();
    await page.waitForLoadState('networkidle');
    await stopRunningClock(page);
    const server = await sleepOn(page, '**/api/**');
    const probes = await sleepOn(page, '**/api/wake');
    await new Feed(page).refreshButton.click();
    await shown(new Shell(page).wakeNotice);
    await passMinutes(page, 2);
    await shown(page.getByRole('status').filter({ hasText: tooLong }));
    // Probes come after 3, 6 and 12 seconds, then every 30. The feed was not polled.
    expect(probes.requestCount).toBeGreaterThanOrEqual(5);
    expect(probes.requestCount).toBeLessThanOrEqual(9);
    expect(server.requestCount).toBeLessThanOrEqual(4);
    server.awake = true;
    probes.awake = true;
    // A pending probe schedules the next one only after its response.
    await expect(async () => {
      await page.clock.runFor(31_000);
      expect(await page.getByText(tooLong).count()).toBe(0);
    }).toPass();
  });

  test('does not prevent a registration whose response was lost', async ({ app, page, guard }) => {
    guard.tolerate(/status of 409/);
    const username = newName('sleepy');
    const register = new Register(page);
    await installClock(page);
    await register.open();
    await register.fill({ email: `${username}@example.org`, username, password: goodPassword });
    await expect(register.message('This username is free')).toBeVisible();
    await stopRunningClock(page);
    const server = await sleepOn(page, '**/api/**', 'loses');
    await register.submit.click();
    await shown(new Shell(page).wakeNotice.filter({ hasText: '1 change will be sent' }));
    await wakeUp(page, server);
    await eventually(page, async () => expect(page.url()).toMatch(/\/feed$/));
    await shown(new Shell(page).logout);
    expect(await app.sql('select 1 from users where username = $1', [username])).toHaveLength(1);
  });

  test('causes a notice that is accessible to everybody, light and dark', async ({ join, enter }) => {
    const author = await join();
    const words = `Read by all ${author.username}`;
    await share(author, words);
    const page = await enter(await join(), { viewport: { width: 360, height: 740 } });
    const feed = new Feed(page);
    await feed.open();
    await expect(feed.slip(words).root).toBeVisible();
    await sleepOn(page, '**/api/**');
    await feed.slip(words).like.click();
    const notice = new Shell(page).wakeNotice.filter({ hasText: '1 change' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(notice).toBeInViewport();
      expect(await violationsOn(page), colorScheme).toEqual([]);
    }
    expect(await overflowOf(page)).toEqual([]);
  });

  test('delays the next screen behind a placeholder until it is awake', async ({ join, enter }) => {
    const page = await enter(await join());
    const shell = new Shell(page);
    await installClock(page);
    await page.goto('/feed');
    await expect(shell.logout).toBeVisible();
    await page.waitForLoadState('networkidle');
    await stopRunningClock(page);
    const server = await sleepOn(page, '**/{api,assets}/**');
    await shell.go('Dashboard');
    await shown(shell.wakeNotice);
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    await wakeUp(page, server);
    await eventually(page, async () => expect(await page.locator('[data-late]').count()).toBe(0));
    await expect(shell.heading).toHaveText(/dashboard/i);
    await expect(page).toHaveURL('/dashboard');
  });

  test('takes neither the last feed nor a half-written worry from a member who opens the page', async ({
    join,
    enter,
  }) => {
    const [me, author] = await Promise.all([join(), join()]);
    const theirs = `Read before it slept ${author.username}`;
    await share(author, theirs);
    const page = await enter(me);
    const feed = new Feed(page);
    await feed.open();
    await expect(feed.slip(theirs).root).toBeVisible();
    await feed.startSharing();
    await feed.composer.choosePrompt();
    await feed.composer.words.fill('Begun before it slept');
    await page.waitForLoadState('networkidle');
    const server = await sleepOn(page, '**/api/**');
    await page.reload();
    await expect(new Shell(page).wakeNotice).toBeVisible();
    await expect(feed.slip(theirs).root).toBeVisible();
    await expect(feed.composer.words).toHaveValue('Begun before it slept');
    server.awake = true;
    await expect(new Shell(page).wakeNotice).toBeHidden();
    await expect(feed.composer.words).toHaveValue('Begun before it slept');
  });

  test('signs nobody out', async ({ join, enter }) => {
    const page = await enter(await join());
    await stopClock(page);
    const server = await sleepOn(page, '**/api/**');
    await page.goto('/feed');
    await appears(new Shell(page).wakeNotice);
    await expect(new Shell(page).navigation.getByRole('link', { name: 'Login' })).toBeHidden();
    server.awake = true;
    await page.clock.runFor(9_000);
    await shown(new Shell(page).logout);
  });
});
