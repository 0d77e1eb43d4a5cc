import { expect, test } from '../fixtures.ts';
import { Login } from '../pages/login.ts';
import { VerifyEmail } from '../pages/mailed-links.ts';
import { Profile } from '../pages/people.ts';
import { Register } from '../pages/register.ts';
import { Shell } from '../pages/shell.ts';
import { goodPassword, newName } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { mailedLink } from '../support/mailbox.ts';

test.describe('an address', () => {
  test('is verified with the link that is mailed after the registration', async ({ page, app }) => {
    const name = newName();
    const email = `${name}@example.org`;
    const form = new Register(page);
    await form.open();
    await form.fill({ email, username: name, password: goodPassword });
    await form.submit.click();
    await expect(
      new Shell(page).toast('Registration successful! Please check your email to verify your account.'),
    ).toBeVisible();
    await expect(page).toHaveURL('/feed');
    const profile = new Profile(page);
    await profile.open(name);
    await expect(profile.unverified).toBeVisible();

    const calls: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().includes('/api/auth/verify-email')) calls.push(request.url());
    });
    const tab = await page.context().newPage();
    await tab.goto(await mailedLink(app, email, '/verify-email'));
    const verify = new VerifyEmail(tab);
    await expect(verify.success).toBeVisible();
    await expect(tab).toHaveURL('/verify-email');
    expect(calls).toHaveLength(1);
    await expect(profile.main.getByText(email)).toBeVisible();
    await expect(profile.unverified).toBeHidden();
    await verify.toDashboard.click();
    await expect(tab).toHaveURL('/dashboard');
  });

  test('is verified for a visitor too, each time the link is opened, without signing anybody in', async ({
    page,
    app,
    join,
  }) => {
    const { email, api } = await join();
    const link = await mailedLink(app, email, '/verify-email');
    const verify = new VerifyEmail(page);
    for (const _ of ['first', 'second']) {
      await page.goto(link);
      await expect(verify.success).toBeVisible();
    }
    expect(await api.auth.profile.query()).toMatchObject({ emailVerified: true });
    await expect(new Shell(page).logout).toHaveCount(0);
    await verify.toDashboard.click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log In' })).toBeVisible();
  });

  test('is said to be verified after a reload and on the way back too', async ({ page, app, join }) => {
    const { email } = await join();
    const verify = new VerifyEmail(page);
    await page.goto(await mailedLink(app, email, '/verify-email'));
    await expect(verify.success).toBeVisible();
    await page.reload();
    await expect(verify.success).toBeVisible();
    await verify.toDashboard.click();
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expect(verify.success).toBeVisible();
  });

  test('is verified even if the session of this browser has ended', async ({
    browserOf,
    app,
    join,
    guard,
  }) => {
    guard.tolerate(/status of 401/);
    const { email } = await join();
    const stored = { auth_token: 'over', refresh_token: 'over' };
    const page = await (await browserOf({ stored })).newPage();
    await page.goto(await mailedLink(app, email, '/verify-email'));
    await expect(new VerifyEmail(page).success).toBeVisible();
    await expect(page).toHaveURL('/verify-email');
  });

  test('is not verified by a link with an unknown token or without one, and the page says so', async ({
    page,
    guard,
  }) => {
    guard.tolerate(/status of 400/);
    const verify = new VerifyEmail(page);
    for (const [query, message] of [
      ['?token=unknown', 'The verification link is invalid or has expired.'],
      ['', 'Invalid verification link'],
    ] as const) {
      await page.goto(`/verify-email${query}`);
      await expect(verify.failure).toBeVisible();
      await expect(verify.message(message)).toBeVisible();
      await expect(verify.toDashboard).toBeVisible();
      expect(await violationsOn(page), message).toEqual([]);
      await verify.toLogin.click();
      await expect(new Login(page).submit).toBeVisible();
    }
  });

  test('is verified as soon as a sleeping server is awake', async ({ page, app, join, guard }) => {
    guard.tolerate(/status of 503|answer 503/);
    const { email } = await join();
    const link = await mailedLink(app, email, '/verify-email');
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(link);
    const verify = new VerifyEmail(page);
    await expect(verify.message('This goes on by itself as soon as the server answers.')).toBeVisible();
    await page.unrouteAll();
    await expect(verify.success).toBeVisible({ timeout: 15_000 });
  });
});
