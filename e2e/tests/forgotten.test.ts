import { expect, test } from '../fixtures.ts';
import { Login } from '../pages/login.ts';
import { ForgotPassword, ResetPassword } from '../pages/mailed-links.ts';
import { Shell } from '../pages/shell.ts';
import { newName } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { mailedLink, mailsTo } from '../support/mailbox.ts';

const anotherPassword = 'Another-harbour-8';
const sentToast = 'Password reset instructions sent to your email';
const doneToast = 'Password reset successful! You can now log in with your new password.';

test.describe('a forgotten password', () => {
  test('is replaced once with the mailed link, which signs out all devices', async ({
    page,
    app,
    join,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 40[01]/);
    const account = await join();
    const elsewhere = await enter(account);
    await elsewhere.goto('/dashboard');
    const login = new Login(page);
    const shell = new Shell(page);
    await login.open();
    await login.email.fill(account.email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();

    const forgot = new ForgotPassword(page);
    await expect(page).toHaveURL('/forgot-password');
    await expect(forgot.email).toHaveValue(account.email);
    await forgot.submit.click();
    await expect(forgot.sent).toBeVisible();
    await expect(shell.toast(sentToast)).toBeVisible();
    await forgot.toLogin.click();
    await expect(page).toHaveURL('/login');

    const link = await mailedLink(app, account.email, '/reset-password');
    const reset = new ResetPassword(page);
    await page.goto(link);
    await expect(page).toHaveURL('/reset-password');
    await reset.choose(anotherPassword);
    await expect(shell.toast(doneToast)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await login.signIn({ email: account.email, password: account.password });
    await expect(shell.toast('Invalid email or password.')).toBeVisible();
    await login.signIn({ email: account.email, password: anotherPassword });
    await expect(page).toHaveURL('/dashboard');

    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/login/);

    const late = await (await enter(account)).context().newPage();
    await late.goto(link);
    await new ResetPassword(late).choose('A-third-harbour-9');
    await expect(new Shell(late).toast('This link is invalid or has expired.')).toBeVisible();
    await new ResetPassword(late).newLink.click();
    await expect(late).toHaveURL('/forgot-password');
  });

  test('shows the same page for an address without an account, to which nothing is sent', async ({
    page,
    app,
    join,
  }) => {
    const address = `${newName('nobody')}@example.org`;
    const forgot = new ForgotPassword(page);
    await forgot.open();
    await forgot.requestLink(address);
    await expect(forgot.sent).toBeVisible();
    await expect(new Shell(page).toast(sentToast)).toBeVisible();
    await forgot.again.click();
    await expect(forgot.email).toHaveValue(address);
    const { email } = await join();
    await forgot.requestLink(email);
    // By the time at which a later mail is there, an earlier one would have come.
    await mailedLink(app, email, '/reset-password');
    expect(await mailsTo(app, address)).toEqual([]);
  });

  test('shows an error for a wrong address and when nothing could be sent', async ({ page, guard }) => {
    guard.tolerate(/status of 500|answer 500/);
    const forgot = new ForgotPassword(page);
    await forgot.open();
    await forgot.submit.click();
    await expect(forgot.message('Email is required')).toBeVisible();
    await expect(forgot.email).toBeFocused();
    await forgot.email.fill('nowhere');
    await expect(forgot.message('Invalid email address')).toBeVisible();
    await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 500, json: {} }));
    await forgot.requestLink('someone@example.org');
    await expect(new Shell(page).toast('Failed to send reset email. Please try again.')).toBeVisible();
    await expect(forgot.email).toHaveValue('someone@example.org');
  });
});

test('a forgotten password is replaced by keyboard alone', async ({ page, app, join }) => {
  const account = await join();
  const forgot = new ForgotPassword(page);
  await forgot.open();
  await tabTo(page, forgot.email);
  await page.keyboard.type(account.email);
  await page.keyboard.press('Enter');
  await expect(forgot.sent).toBeVisible();
  await expect(page.locator(':focus')).toContainText(account.email);
  await page.keyboard.press('Tab');
  await expect(forgot.toLogin).toBeFocused();

  const reset = new ResetPassword(page);
  await page.goto(await mailedLink(app, account.email, '/reset-password'));
  await tabTo(page, reset.password);
  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  await expect(reset.message('Password must be at least 8 characters')).toBeVisible();
  await expect(reset.password).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(anotherPassword);
  await tabTo(page, reset.confirmation);
  await page.keyboard.type(anotherPassword);
  await page.keyboard.press('Enter');
  await expect(new Shell(page).toast(doneToast)).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test.describe('the form for a new password', () => {
  test('says without a token that the link is invalid, and links to the login', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(new Shell(page).toast('Invalid reset link')).toHaveCount(1);
    await expect(page).toHaveURL('/login');
  });

  test('has its own error messages', async ({ page }) => {
    await page.goto('/reset-password?token=mailed');
    const form = new ResetPassword(page);
    await form.submit.click();
    await expect(form.message('Password is required')).toBeVisible();
    await expect(form.message('Please confirm your password')).toBeVisible();
    await expect(form.password).toBeFocused();
    const characters =
      'Password must contain at least one lowercase letter, one uppercase letter, and one number';
    for (const [value, sentence] of [
      ['Short1', 'Password must be at least 8 characters'],
      ['all-lowercase-1', characters],
      ['ALL-UPPERCASE-1', characters],
      ['No-number-here', characters],
    ] as const) {
      await form.password.fill(value);
      await expect(form.message(sentence)).toBeVisible();
    }
    await form.password.fill(anotherPassword);
    await form.confirmation.fill(`${anotherPassword}!`);
    await expect(form.message('Passwords do not match')).toBeVisible();
    await form.confirmation.fill(anotherPassword);
    await expect(form.message('Passwords do not match')).toBeHidden();
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(form.password).toHaveAttribute('type', 'text');
  });

  test('removes the token from the address and the history, and sends it only with its call', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { referer } = request.headers();
      if (referer?.includes('mailed-secret')) requests.push(request.url());
      if (request.url().includes('mailed-secret') && !request.isNavigationRequest())
        requests.push(request.url());
    });
    await page.goto('/help');
    await page.goto('/reset-password?token=mailed-secret');
    await expect(page).toHaveURL('/reset-password');
    const stored = await page.evaluate(() =>
      JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored).not.toContain('mailed-secret');
    await page.getByRole('link', { name: 'Halved, home' }).click();
    await expect(new Shell(page).heading).toHaveText('A safe space for your worries');
    await page.goBack();
    await expect(new Shell(page).toast('Invalid reset link')).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('works in a browser whose own session has ended', async ({ browserOf, guard }) => {
    guard.tolerate(/status of 401/);
    const stored = { auth_token: 'over', refresh_token: 'over' };
    const page = await (await browserOf({ stored })).newPage();
    await page.goto('/reset-password?token=mailed');
    await expect(new ResetPassword(page).password).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    await expect(page).toHaveURL('/reset-password');
  });
});

test('axe finds nothing after asking for the link, light and dark', async ({ page }) => {
  const forgot = new ForgotPassword(page);
  await forgot.open();
  await forgot.requestLink('someone@example.org');
  await expect(forgot.sent).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOn(page), colorScheme).toEqual([]);
  }
});
