import { expect, test } from '../fixtures.ts';
import { Login } from '../pages/login.ts';
import { Shell } from '../pages/shell.ts';
import { hold } from '../support/failing.ts';

test.describe('login', () => {
  test('says what is missing in each field', async ({ page }) => {
    const login = new Login(page);
    await login.open();
    await login.submit.click();
    await expect(page.getByText('Email is required', { exact: true })).toBeVisible();
    await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
    await expect(login.email).toBeFocused();
    await login.email.fill('nobody');
    await login.password.fill('12345');
    await login.password.blur();
    await expect(page.getByText('Invalid email address', { exact: true })).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters', { exact: true })).toBeVisible();
  });

  test('reacts to the first click, although the field that it leaves gets an error', async ({ page }) => {
    const login = new Login(page);
    await login.open();
    await login.email.focus();
    // Longer than the check of the field takes, and as long as a hand does.
    await login.submit.click({ delay: 100 });
    await expect(page.getByText('Email is required', { exact: true })).toBeVisible();
    await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
    await login.open();
    await login.email.focus();
    await login.createAccount.click({ delay: 100 });
    await expect(page).toHaveURL('/register');
  });

  test('shows the same message for a wrong password and an unknown account, and keeps the address', async ({
    page,
    join,
    guard,
  }) => {
    guard.tolerate(/status of 401/);
    const { email } = await join();
    const login = new Login(page);
    const shell = new Shell(page);
    const sentence = 'Invalid email or password. Please check your credentials and try again.';
    await login.open();
    await login.signIn({ email, password: 'Wrong-password-1' });
    await expect(shell.toast(sentence)).toBeVisible();
    await expect(login.email).toHaveValue(email);
    await shell.toast(sentence).getByRole('button', { name: 'Close' }).click();
    await expect(shell.toasts).toHaveCount(0);
    await login.signIn({ email: 'unknown@example.org', password: 'Wrong-password-1' });
    await expect(shell.toast(sentence)).toBeVisible();
  });

  test('shows that it is busy, welcomes the member, and opens the dashboard', async ({ page, join }) => {
    const account = await join();
    const release = await hold(page, '**/api/auth/login');
    const login = new Login(page);
    await login.open();
    await login.signIn(account);
    await expect(login.busy).toBeVisible();
    await expect(login.busy).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect(new Shell(page).toast('Welcome back!')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(new Shell(page).logout).toBeVisible();
  });

  test('returns to the previous page, and never to another site', async ({ page, join }) => {
    const account = await join();
    const login = new Login(page);
    await login.open('?return=%2Fhelp');
    await login.signIn(account);
    await expect(page).toHaveURL('/help');
    // links.test.ts in apps/web has the other kinds of foreign addresses.
    await login.open(`?return=${encodeURIComponent('/\\evil.example')}`);
    await expect(page).toHaveURL('/dashboard');
  });

  test('keeps the return page when a visitor goes on to register', async ({ page }) => {
    await page.goto('/login?return=%2Fhelp');
    await new Login(page).createAccount.click();
    await expect(page).toHaveURL('/register?return=%2Fhelp');
  });
});
