import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Login } from '../pages/login.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';
import { shown, stopClock } from '../support/clock.ts';
import { forgottenByVisitors } from '../support/community.ts';
import { sleepNoise, sleepOn } from '../support/sleep.ts';

const gone = 'Services are taking longer than expected to wake up. Please try again in a moment.';
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
      await shown(login.submit);
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

  test('that does not wake within three retries offers Try Again, with everything typed kept', async ({
    page,
    join,
  }) => {
    const account = await join();
    await stopClock(page);
    const login = new Login(page);
    await login.open();
    await shown(login.submit);
    const server = await sleepOn(page, '**/api/auth/login');
    await login.signIn(account);
    for (const [step, wait] of [3_000, 6_000, 12_000].entries()) {
      await shown(login.steps.nth(step).and(login.step));
      await page.clock.runFor(wait);
    }
    await shown(page.getByRole('main').getByText(gone));
    expect(server.asked).toBe(4);
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

  test('shows a calm notice elsewhere, and the feed comes by itself once it is awake', async ({
    page,
    join,
  }) => {
    const author = await join();
    await share(author, `Worth waiting for ${author.username}`);
    await forgottenByVisitors();
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

  test('signs nobody out', async ({ join, enter }) => {
    const page = await enter(await join());
    await stopClock(page);
    const server = await sleepOn(page, '**/api/**');
    await page.goto('/feed');
    await shown(new Shell(page).wakeNotice);
    await expect(new Shell(page).navigation.getByRole('link', { name: 'Login' })).toBeHidden();
    server.awake = true;
    await page.clock.runFor(9_000);
    await shown(new Shell(page).logout);
  });
});
